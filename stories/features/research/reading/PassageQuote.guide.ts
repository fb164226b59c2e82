import type { PassageQuoteProps } from '#src/features/research/reading/PassageQuote.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageQuoteProps>({
  what: 'Слова, на которых стоит новая гипотеза или инсайт, и кто их сказал.',
  example: 'Named',
  when: ['Гипотезу или инсайт записывают из выделенных слов: видно, из каких.'],
  whenNot: ['Цитата, которая ведёт в текст: `QuoteLink`.'],
  keys: [['Tab', 'на длинный отрывок, чтобы прокрутить его стрелками']],
  props: { quote: 'Выделенные слова и кто их сказал.' },
});
