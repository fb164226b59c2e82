import type { FoundListProps } from '#src/features/research/reading/find/FoundList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FoundListProps>({
  what: 'Что найдено в материалах: файл за файлом, строка за строкой, кто говорит и слова в строке.',
  example: 'Lines',
  whenNot: ['Отмеченное в тексте: `ScrolledList`.'],
  props: {
    found: 'Найденное по материалам.',
    files: 'Материалы: имя, а при поиске во всех исследованиях и название исследования.',
    here: 'Где читатель: материал и показанное в нём место.',
    sign: 'Как можно назвать говорящего.',
    onGo: 'Ведёт к месту.',
  },
});
