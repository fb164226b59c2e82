import type { DeleteResearchDialogProps } from '#src/features/research/DeleteResearchDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<DeleteResearchDialogProps>({
  what: 'Вопрос перед удалением исследования: что уйдёт с файлами и что останется.',
  example: 'Asking',
  whenNot: ['Удалить один файл или гипотезу: их возвращает «Отменить» в уведомлении.'],
  props: {
    research: 'Что удаляют.',
    onConfirm: 'Удаляет; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
