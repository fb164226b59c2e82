import type { ShareDialogProps } from '#src/features/team/ShareDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ShareDialogProps>({
  what: '«Открыть доступ команде»: что уйдёт на сервер, вход, если он нужен, и отправка, которую можно прервать и продолжить.',
  whenNot: [
    'Позвать ещё одного человека в компанию, которой уже делятся: `AccessDialog`.',
    'Сохранить копию себе: `SaveWorkspaceDialog`.',
  ],
  props: {
    companyName: 'Компания, которой делятся.',
    sharing: 'Как далеко дошло: вход, готово к отправке, отправляется.',
    onSignIn: 'Входит по ссылке владельца.',
    onShare: 'Отправляет всё или продолжает; окно закрывает тот, кто его открыл.',
    onStop: 'Прерывает; что ушло, лежит на сервере и никому не видно.',
    onClose: 'Зовётся, когда окно убирают; не во время отправки.',
  },
});
