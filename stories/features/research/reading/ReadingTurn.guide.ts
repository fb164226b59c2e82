import type { ReadingTurnProps } from '#src/features/research/reading/ReadingTurn.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReadingTurnProps>({
  what: 'Реплика расшифровки или часть длинной реплики: кто говорит, слова с отметками и кнопка, которая выделяет всё сразу.',
  example: 'Answer',
  when: ['Чтение расшифровки: реплики одна под другой, найденное и процитированное отмечено.'],
  whenNot: ['Одна цитата без разговора вокруг: строки здесь расставляет `ReadingPane`.'],
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
