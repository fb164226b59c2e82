import type { TouchpointItemProps } from '#src/features/tactics/TouchpointItem.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TouchpointItemProps>({
  what: 'Точка касания в списке: имя, задача людей, этап и сколько гипотез.',
  example: 'Closed',
  whenNot: ['Карточка карусели: её рисует `TouchpointSections`.'],
  keys: [['Enter или Пробел', 'раскрывает и сворачивает']],
  props: {
    row: 'Точка, насколько о ней говорит закрытый ряд.',
    matches: 'Что нашёл в ней поиск; `null` — ничего не ищут.',
    children: 'Подробности; рисуются, пока раскрыта.',
  },
});
