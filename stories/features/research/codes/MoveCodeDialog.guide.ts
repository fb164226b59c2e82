import type { MoveCodeDialogProps } from '#src/features/research/codes/MoveCodeDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MoveCodeDialogProps>({
  what: 'Место кода в книге: под каким кодом и каким по счёту.',
  example: 'AmongBrothers',
  whenNot: ['На шаг: Alt + Shift + стрелка на строке кода.'],
  props: {
    code: 'Что переставляют.',
    codes: 'Кодовая книга.',
    onSubmit: 'Переставляет; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
