import type { DeleteCodeDialogProps } from '#src/features/research/codes/DeleteCodeDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<DeleteCodeDialogProps>({
  what: 'Вопрос перед удалением кода: что останется отмеченным и что поднимется.',
  example: 'Asking',
  whenNot: ['Снять код с одной цитаты: кнопка в её строке.'],
  props: {
    code: 'Что удаляют.',
    use: 'Сколько на нём держится: цитаты, коды под ним, группы.',
    onConfirm: 'Удаляет; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
