import type { FolderUploadDialogProps } from '#src/features/research/FolderUploadDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FolderUploadDialogProps>({
  what: 'Несколько исследований из папки: каждая вложенная папка — исследование; видно всё до загрузки и чем кончилось каждое.',
  example: 'Storing',
  whenNot: ['Одно исследование: `UploadResearchDialog`.'],
  keys: [['Escape', 'закрывает и останавливает загрузку; загруженное остаётся']],
  props: {
    found: 'Файлы из папок.',
    onStore: 'Читает, хранит и записывает одно исследование.',
    onClose: 'Диалог пора убрать.',
  },
});
