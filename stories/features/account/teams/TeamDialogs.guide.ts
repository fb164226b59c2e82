import type { TeamDialogsProps } from '#src/features/account/teams/TeamDialogs.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TeamDialogsProps>({
  what: 'Диалоги раздела «Команды»: форма приглашения, а следом — письмо, которое приглашённому отправляет сам человек.',
  example: 'Inviting',
  when: ['Раздел «Команды»: здесь решено, какой из его диалогов открыт.'],
  whenNot: ['Диалоги компании: `CompanyDialog`.'],
  props: {
    open: 'Что открыто.',
    companies: 'Куда можно пригласить.',
    members: 'Люди всех компаний.',
    companyId: 'С какой компании начинает приглашение.',
    letterFor: 'Письмо приглашения.',
    draft: 'Набранное в неотправленное приглашение.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда отправлено.',
    onInvite: 'Записывает приглашение.',
    onJoin: 'Отмечает, что приглашённый присоединился.',
    onCopy: 'Кладёт текст в буфер.',
    onOpenChange: 'Что-то открыть или закрыть.',
  },
});
