import type { ReadingTurnProps } from '#src/features/research/reading/ReadingTurn.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReadingTurnProps>({
  what: 'Реплика или кусок длинной: кто говорит, слова с отметками и кнопка, которая выбирает всё.',
  example: 'Answer',
  whenNot: ['Отдельно от текста: место реплики знает `ReadingPane`.'],
  props: {
    text: 'Весь текст.',
    block: 'Какую часть реплики он показывает.',
    index: 'Место среди частей, с нуля.',
    top: 'Насколько ниже начала текста, px.',
    marks: 'Что отметить.',
    shown: 'Какая из отметок показана.',
    onSelect: 'Выбрать реплику целиком.',
    ref: 'Строка: её меряют.',
  },
});
