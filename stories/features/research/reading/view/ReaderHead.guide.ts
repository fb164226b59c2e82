import type { ReaderHeadProps } from '#src/features/research/reading/view/ReaderHead.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReaderHeadProps>({
  what: 'Верх чтения материала: назад к списку, что читают, какие столбцы рядом с текстом открыты; на телефоне — какую из трёх частей видно.',
  example: 'Open',
  whenNot: ['Заголовок раздела: `PageHeader`.'],
  props: {
    id: 'Файл, который читают.',
    name: 'Его имя.',
    studyTitle: 'Название его исследования.',
    count: 'Сколько в нём отметок: на телефоне число стоит на вкладке.',
    columns: 'Какие столбцы рядом с текстом открыты.',
    part: 'Что показывает телефон.',
    onColumnsChange: 'Открыть или закрыть столбцы.',
    onPartChange: 'Показать на телефоне другую часть.',
    onType: '«Править текст»; без него правки нет.',
    more: 'Что ещё можно сделать с текстом; без этого меню нет.',
    backLabel: 'Куда ведёт назад; по умолчанию «К исследованиям».',
    onClose: 'Назад.',
  },
});
