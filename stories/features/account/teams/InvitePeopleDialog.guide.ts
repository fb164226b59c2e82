import type { InvitePeopleDialogProps } from '#src/features/account/teams/InvitePeopleDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InvitePeopleDialogProps>({
  what: '«Пригласить участников» в общую компанию: один адрес или целый список.',
  example: 'List',
  when: ['Компания открыта команде: письма отправляет её сервер.'],
  whenNot: ['Компания только в этом браузере: письмо открывает почтовая программа, `InviteDialog`.'],
  props: {
    companyName: 'Название общей компании.',
    members: 'Её люди: дважды не приглашают.',
    sendsLetters: 'Отправляет ли сервер письма; если нет, ссылки копируют.',
    draft: 'Набранное до того, как диалог закрыли.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда сервер принял.',
    onInvite:
      'Приглашает новых из списка, с именами; окно закрывается, когда сервер их принял, а не похожее на адрес остаётся в нём.',
    onClose: 'Диалог пора убрать.',
  },
});
