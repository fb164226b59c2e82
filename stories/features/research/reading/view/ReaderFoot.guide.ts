import type { ReaderFootProps } from '#src/features/research/reading/view/ReaderFoot.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReaderFootProps>({
  what: 'Низ чтения: что сделать из выбранных слов, и вопросы на пути — поле кодов, формы гипотезы и инсайта.',
  example: 'Chosen',
  whenNot: ['Только кнопки: `QuoteActions`.'],
  speech: ['Почему последний код не поставлен, объявляется сразу: `alert`.'],
  props: {
    quote: 'Выбранные слова или `null`.',
    menu: 'Что спрошено и что становится из слов без вопросов: даёт `useQuoteMenu`.',
    sign: 'Как можно назвать говорящего: участник, кодовое имя, если имена скрыты.',
    onRefuse: '«Не то»: выбранные слова предложила программа, и они не находка.',
    codes: 'Кодовая книга компании.',
    hypotheses: 'Гипотезы, которым можно отдать цитату.',
    onCreateHypothesis: 'Записывает гипотезу из выбранных слов.',
    onAddInsight: 'Записывает инсайт с выбранными словами.',
    onLink: 'Отдаёт слова готовой гипотезе, за или против.',
  },
});
