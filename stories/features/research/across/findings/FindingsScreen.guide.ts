import type { FindingsScreenProps } from '#src/features/research/across/findings/FindingsScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FindingsScreenProps>({
  what: '«Находки»: что похоже сказали несколько человек, кто говорит обратное, что стоит само по себе, и что из этого делают.',
  example: 'Full',
  whenNot: ['Находки одного текста рядом с ним: `FindingsPanel`.', 'Отмеченное человеком: «Группы», «Таблица».'],
  speech: ['Сколько находок ждёт — когда тексты прочитаны.', 'Что сделано, сообщается и остаётся ссылкой.'],
  props: {
    studies: 'Исследования на выбор.',
    studyIds: 'Какие выбраны; ни одного — все.',
    onStudiesChange: 'Выбраны другие.',
    found: 'Что нашлось и что об этом решили.',
    filter: 'Вид и человек.',
    onFilterChange: 'Другой вид или человек.',
    apart: 'Отрывки, которые убрали из групп.',
    onApart: 'Убрать отрывки из групп или вернуть.',
    acts: 'Что можно сделать с найденным.',
    passageHref: 'Адрес слов в виде чтения.',
    studiesHref: 'Адрес исследований: туда загружают тексты.',
    onRetry: 'Попробовать ещё раз, что не вышло.',
  },
});
