import type { ContactFileListProps } from '#src/features/audiences/ContactFileList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactFileListProps>({
  what: 'Выбранные файлы контактов: сколько прочитано, почему нет и что в их столбцах.',
  example: 'Every',
  whenNot: ['Файлы без разбора: `AttachmentList`.'],
  props: {
    label: 'Имя списка.',
    files: 'Файлы.',
    progress: 'Насколько прочитаны те, что читаются.',
    disabled: 'Менять сейчас нельзя.',
    onCancel: 'Останавливает чтение.',
    onRetry: 'Читает ещё раз.',
    onRemove: 'Убирает.',
    onReadingChange: 'Выбран другой лист, или столбец — другое поле.',
  },
});
