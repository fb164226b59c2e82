import type { EraseContactsDialogProps } from '#src/features/audiences/EraseContactsDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<EraseContactsDialogProps>({
  what: 'Вопрос перед тем, как стереть все контакты аудитории: сколько, что навсегда и что останется.',
  example: 'Asking',
  whenNot: ['Удалить один: его возвращает «Отменить».'],
  props: {
    audienceName: 'Чьи контакты.',
    count: 'Сколько их.',
    onConfirm: 'Стирает; вопрос уйдёт, когда это случилось.',
    onDone: 'Зовётся, когда стёрты.',
    onCancel: 'Зовётся, когда передумали.',
  },
});
