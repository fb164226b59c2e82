import type { LeaveDialogProps } from '#src/features/team/LeaveDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<LeaveDialogProps>({
  what: 'Вопрос перед тем, как компания, которой делились, станет компанией одного браузера.',
  whenNot: ['Удалить компанию у всех: `DeleteCompanyDialog`.'],
  props: {
    companyName: 'Компания, которую забирают.',
    unsent: 'Сколько правок не ушло: они будут только в копии.',
    isOut: 'Человека больше нет в компании: с собой — только своё неотправленное, остальное из браузера уходит.',
    fetching: 'Сколько файлов уже здесь и сколько всего; `null`, пока не едут.',
    onLeave: 'Забирает; вопрос уйдёт, когда это случилось.',
    onStop: 'Прерывает; компания остаётся общей, пришедшее остаётся здесь.',
    onClose: 'Зовётся, когда вопрос убран.',
  },
});
