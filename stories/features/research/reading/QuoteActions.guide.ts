import type { QuoteActionsProps } from '#src/features/research/reading/QuoteActions.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<QuoteActionsProps>({
  what: 'Что сделать из выделенных слов и какие это слова: низ вида чтения.',
  example: 'Chosen',
  whenNot: ['Ничего не выделено: кнопки ждут.'],
  props: {
    quote: 'Выделенные слова; `null` — нет.',
    onHypothesis: '«Гипотеза»: новая.',
    onQuote: '«Цитата»: слова остаются отмеченными.',
    onCode: '«Код»: выбрать, какой.',
    onLink: '«К гипотезе…»: к готовой.',
    onRefuse: '«Не то»: слова предложила программа, и они не находка.',
    lastCode: 'Имя последнего кода; `null` — ещё не ставили.',
    onLastCode: 'Последний код ещё раз.',
    children: 'Что лежит над полосой: поле кода.',
    onInsight: '«Инсайт».',
  },
});
