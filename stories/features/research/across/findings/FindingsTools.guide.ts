import type { FindingsToolsProps } from '#src/features/research/across/findings/FindingsTools.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FindingsToolsProps>({
  what: 'Чьи находки показаны и какие, сколько прочитано или ждёт, и что из них сделано.',
  example: 'Choosing',
  whenNot: ['Находки одного текста: `FindingsPanel`.'],
  speech: ['Сколько ждёт разбора — когда тексты прочитаны; что сделано — когда записано.'],
  props: {
    studies: 'Все исследования на выбор.',
    studyIds: 'Какие выбраны; ни одного — все.',
    onStudiesChange: 'Выбраны другие.',
    found: 'Что нашлось и сколько прочитано.',
    all: 'Всё, что показано, пока ничто не сужает.',
    filter: 'Вид и человек.',
    onFilterChange: 'Другой вид или человек.',
    made: 'Что сделано последним и где оно; `null` — ничего.',
    ref: 'Выбор исследования.',
  },
});
