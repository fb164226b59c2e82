import type { RefiImportDialogProps } from '#src/features/research/files/refi/RefiImportDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RefiImportDialogProps>({
  what: 'Проект REFI-QDA (.qdpx) становится исследованием: сначала видно, что внутри, потом загружают.',
  example: 'Taking',
  whenNot: ['Файлы без кодов: `UploadResearchDialog`.', 'Только коды: `CodebookImportDialog`.'],
  keys: [['Escape', 'закрывает и останавливает чтение']],
  props: {
    file: 'Выбранный .qdpx.',
    author: 'Чьё исследование: имя из профиля.',
    load: 'Загружает то, что читает проект и говорит, что в нём.',
    onClose: 'Диалог пора закрыть, ничего не загружено.',
    onTaken: 'Загружено.',
  },
});
