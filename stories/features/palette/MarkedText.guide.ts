import type { MarkedTextProps } from '#src/features/palette/MarkedText.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MarkedTextProps>({
  what: 'Текст, в котором отмечены найденные слова — буква в букву, как был написан.',
  whenNot: ['Подсветить мнение или статус: отметка значит только «это искали».'],
  speech: ['Слова отмечены элементом `mark`; текст читается целиком, без пауз.'],
  props: { marked: 'Текст и места, которые в нём нашлись.' },
});
