import type { RefiExportDialogProps } from '#src/features/research/files/refi/RefiExportDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RefiExportDialogProps>({
  what: 'Проект REFI-QDA из исследований: что войдёт, что скрыть, и файл .qdpx.',
  example: 'Choosing',
  whenNot: ['Коды без текстов: `CodebookFiles`.', 'Таблица исследований: `ExportButton`.'],
  keys: [['Escape', 'закрывает и останавливает']],
  props: {
    ids: 'Исследования, которые выгружают.',
    load: 'Загружает то, что считает, что войдёт, и делает файл.',
    onClose: 'Диалог пора закрыть.',
  },
});
