import type { EditCardDialogProps } from '#src/features/account/billing/EditCardDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<EditCardDialogProps>({
  what: 'Что в сохранённой карте можно изменить; номер и банк — нельзя.',
  whenNot: ['Новая карта: `CardNoticeDialog` говорит, почему её нет.'],
  props: {
    card: 'Карта.',
    onSave: 'Записывает; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
