import type { SaveWorkspaceDialogProps } from '#src/features/account/workspace/SaveWorkspaceDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SaveWorkspaceDialogProps>({
  what: '«Сохранить рабочее пространство»: что попадёт в файл, что нет и насколько он готов.',
  whenNot: ['Отчёт для коллег: «Экспорт» на экранах.'],
  speech: ['Ход — полосой со словами; отказ читается сразу.'],
  props: {
    companyName: 'Открытая компания.',
    onSave: 'Делает файл и отдаёт браузеру; останавливается, когда просят.',
    onClose: 'Диалог пора убрать.',
  },
});
