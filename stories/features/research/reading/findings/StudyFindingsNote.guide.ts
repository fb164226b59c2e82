import type { StudyFindingsNoteProps } from '#src/features/research/reading/findings/StudyFindingsNote.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<StudyFindingsNoteProps>({
  what: 'Строка раскрытого исследования: сколько находок программы ждёт разбора и в скольких материалах. Стоит, только когда сосчитано.',
  example: 'Waiting',
  whenNot: ['В открытом тексте: `FindingsBar`.'],
  props: {
    count: 'Сколько ждёт; ноль — строки нет.',
    materials: 'В скольких материалах.',
    href: 'Адрес первой находки в её тексте.',
    allHref: 'Адрес страницы, где все находки исследования вместе.',
  },
});
