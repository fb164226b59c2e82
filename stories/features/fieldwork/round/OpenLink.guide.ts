import type { OpenLinkProps } from '#src/features/fieldwork/round/OpenLink.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<OpenLinkProps>({
  what: 'Открытая ссылка раунда: адрес для тех, кто может её дать, и дорога закрыть её.',
  whenNot: ['Личные ссылки приглашённых: файл на странице раунда и меню человека в `RespondentList`.'],
  props: {
    openAddress: 'Адрес; `null` — сервер не может показать его ещё раз, `undefined` — ещё читается.',
    onCloseLink: 'Закрывает ссылку, когда это подтвердили.',
    onCopy: 'Копирует адрес.',
  },
});
