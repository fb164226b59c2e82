import type { DeleteMaterialDialogProps } from '#src/features/research/files/DeleteMaterialDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<DeleteMaterialDialogProps>({
  what: 'Вопрос перед удалением записи, у которой есть расшифровка: уходит ли и она.',
  example: 'Asking',
  whenNot: ['Удалить файл без пары: не спрашивают, его возвращает «Отменить» в уведомлении.'],
  props: {
    pair: 'Запись и её расшифровки.',
    onConfirm: 'Удаляет выбранное; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
