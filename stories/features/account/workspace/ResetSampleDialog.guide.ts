import type { ResetSampleDialogProps } from '#src/features/account/workspace/ResetSampleDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ResetSampleDialogProps>({
  what: 'Вопрос перед тем, как вернуть демо-данные на место всего, что есть.',
  whenNot: ['Начать с пустого: новая компания.'],
  props: {
    companyName: 'Открытая компания: её содержимое уйдёт.',
    onConfirm: 'Возвращает образец; вопрос уйдёт, когда это случилось.',
    onClose: 'Зовётся, когда вопрос убран.',
  },
});
