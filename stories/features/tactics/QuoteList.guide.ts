import type { QuoteListProps } from '#src/features/tactics/QuoteList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<QuoteListProps>({
  what: 'Что говорили респонденты об этой точке; нажатие на цитату открывает, откуда она.',
  example: 'Evidence',
  when: ['Раскрытая точка касания: какими словами подтверждается сказанное о ней.'],
  whenNot: ['Цитата гипотезы: `QuoteLink` ведёт прямо в текст.'],
  keys: [['Enter', 'открывает «Детали исследования»']],
  props: {
    quotes: 'Цитаты.',
    of: 'Чьи они — для имени кнопки «Показать все».',
    limit: 'Сколько видно сначала.',
    origins: 'Названо ли происхождение.',
    onOpen: 'Нажата цитата.',
  },
});
