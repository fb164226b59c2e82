import type { ViewerSignProps } from '#src/features/team/ViewerSign.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ViewerSignProps>({
  what: 'Глаз в шапке у того, кто в общей компании только читает.',
  example: 'InHeader',
  whenNot: ['На телефоне: там то же говорит панель за облаком.'],
  keys: [['Enter', 'открывает панель команды: что можно и у кого просить больше']],
  speech: ['Кнопка называется «Вы наблюдатель: можно читать и комментировать».'],
  props: { onOpen: 'Открывает панель команды.' },
});
