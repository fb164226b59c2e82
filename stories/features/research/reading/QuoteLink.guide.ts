import type { QuoteLinkProps } from '#src/features/research/reading/QuoteLink.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<QuoteLinkProps>({
  what: 'Чьи-то слова; нажатие открывает текст, из которого они, на их месте.',
  example: 'WithPlace',
  whenNot: ['Места в тексте нет: слова показаны, нажимать нечего.'],
  keys: [['Enter', 'открывает текст на этих словах']],
  props: {
    quote: 'Слова и где они стоят.',
    icon: 'Значок перед словами; украшение.',
    onOpen: 'Открывает материал на этих словах.',
  },
});
