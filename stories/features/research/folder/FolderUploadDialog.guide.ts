import type { FolderUploadDialogProps } from '#src/features/research/folder/FolderUploadDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FolderUploadDialogProps>({
  what: 'Несколько исследований из папки: каждая вложенная папка — исследование; всё видно и правится до загрузки.',
  example: 'Storing',
  whenNot: ['Одно исследование: `UploadResearchDialog`.'],
  keys: [['Escape', 'закрывает и останавливает загрузку; исправленное остаётся']],
  props: {
    open: 'Открыт ли диалог. Закрытый хранит исправленное.',
    found: 'Файлы из папок.',
    author: 'Кого предложить автором.',
    onStore: 'Читает, хранит и записывает исследования: каждое целиком или никак.',
    onOne: 'Вместо этого загружают одно, формой.',
    onClose: 'Диалог пора закрыть, остальное подождёт.',
    onStored: 'Загружать больше нечего.',
  },
});
