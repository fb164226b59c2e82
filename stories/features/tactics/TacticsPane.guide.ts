import type { TacticsPaneProps } from '#src/features/tactics/TacticsPane.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TacticsPaneProps>({
  what: 'Лист, на котором лежит вид точек касания; назван своим заголовком.',
  whenNot: ['Карточка записи: `Card`.'],
  props: {
    title: 'Заголовок.',
    headingId: 'Идентификатор заголовка: по нему назван раздел.',
    busy: 'Показанное вот-вот сменится: `aria-busy`.',
    children: 'Что под заголовком.',
  },
});
