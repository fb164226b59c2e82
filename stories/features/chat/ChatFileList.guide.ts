import type { ChatFileListProps } from '#src/features/chat/ChatFileList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ChatFileListProps>({
  what: 'Файлы разговора: читается, прочитан или нет и почему.',
  whenNot: ['Файлы формы до отправки: `AttachmentList`.'],
  keys: [['Enter или Пробел', 'останавливает чтение или убирает файл; фокус переходит на следующий']],
  props: {
    files: 'Файлы в том порядке, в каком их дали.',
    onCancel: 'Останавливает чтение.',
    onRemove: 'Убирает прочитанный или непрочитавшийся.',
    onEmptied: 'Последний файл ушёл вместе со своей кнопкой: фокусу нужно место.',
  },
});
