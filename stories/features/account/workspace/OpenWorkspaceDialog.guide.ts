import type { OpenWorkspaceDialogProps } from '#src/features/account/workspace/OpenWorkspaceDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<OpenWorkspaceDialogProps>({
  what: '«Открыть рабочее пространство»: файл сначала проверен и показан, потом встаёт на место открытого или объединяется с ним.',
  example: 'Merging',
  whenNot: ['Другая компания в этом браузере: `CompanySwitcher`.'],
  speech: ['Плохой файл назван сразу, с причиной.'],
  props: {
    companyName: 'Открытая компания: её место могут занять.',
    onInspect: 'Читает файл и говорит, что в нём.',
    onOpen: 'Заменяет или объединяет.',
    onClose: 'Диалог пора убрать.',
  },
});
