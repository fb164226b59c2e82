import type { CodebookImportDialogProps } from '#src/features/research/files/refi/CodebookImportDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CodebookImportDialogProps>({
  what: 'Коды из .qdc: какие новые, какие уже есть; добавляются разом, с одной отменой.',
  example: 'Taking',
  whenNot: ['Тексты с кодами: `RefiImportDialog`.'],
  keys: [['Escape', 'закрывает']],
  props: {
    fileName: 'Имя выбранного файла.',
    read: 'Что в нём, или почему он не читается.',
    onClose: 'Диалог пора закрыть.',
  },
});
