import type { ChatFilesProps } from '#src/features/chat/ChatFiles.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ChatFilesProps>({
  what: 'Файлы в разговоре: их просят сейчас или ещё дочитывают прежние.',
  example: 'Asked',
  whenNot: ['Вопросы идут и файлы прочитаны: места не занимает.'],
  props: {
    files: 'Файлы, которые дали, и что с ними.',
    view: 'Просят ли файлы сейчас; иначе — те, что ещё читаются.',
    disabled: 'Нажать сейчас нельзя.',
    onChooseFiles: 'Выбраны или брошены; только те, что взяты.',
    onCancelFile: 'Останавливает чтение.',
    onRemoveFile: 'Убирает файл.',
    onContinue: 'Дальше без новых файлов; подпись нажатой кнопки.',
    onEmptied: 'Последний файл ушёл вместе со своей кнопкой: фокусу нужно место.',
  },
});
