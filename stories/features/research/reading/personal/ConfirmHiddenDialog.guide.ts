import type { ConfirmHiddenDialogProps } from '#src/features/research/reading/personal/ConfirmHiddenDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ConfirmHiddenDialogProps>({
  what: 'Вопрос перед тем, как скрытые слова исчезнут навсегда: что уйдёт и что останется.',
  example: 'Asked',
  whenNot: ['Вернуть скрытое: это одно нажатие в меню, без вопроса.'],
  props: {
    material: 'Имя материала.',
    count: 'Сколько мест скрыто.',
    onConfirm: 'Стереть; вопрос уходит, только когда это случилось.',
    onClose: 'Окно пора закрыть.',
  },
});
