import type { FoundPassageRowProps } from '#src/features/research/across/findings/FoundPassageRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FoundPassageRowProps>({
  what: 'Слова, которые нашла программа, вне их текста: кто сказал, где, путь туда и что о них можно решить.',
  example: 'Alone',
  whenNot: ['Рядом с самим текстом: `FindingRow`.', 'Отмеченные слова: `PassageRow`.'],
  props: {
    passage: 'Слова и что о них известно.',
    where: 'Кто и где: «Марина · Интервью 42».',
    href: 'Адрес слов в виде чтения.',
    alone: 'Стоят сами по себе: тогда сказано, чем могут быть, насколько это верно и почему.',
    note: 'Что ещё о них сказать: «уже отмечено».',
    onRefuse: '«Не то»; без него кнопки нет.',
    onApart: 'Убрать из группы; без него они ни в какой.',
    onReturn: 'Вернуть в группу; без него их никто не убирал.',
  },
});
