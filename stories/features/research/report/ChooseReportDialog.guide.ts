import type { ChooseReportDialogProps } from '#src/features/research/report/ChooseReportDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ChooseReportDialogProps>({
  what: 'О каких исследованиях отчёт: выбор из того, что нашёл список.',
  example: 'Choosing',
  whenNot: ['Отчёт об одном открытом исследовании: кнопка «Отчёт» в нём, без вопросов.'],
  keys: [['Escape', 'закрывает, ничего не меняя']],
  props: {
    studies: 'Из чего выбирают: исследования, прошедшие фильтр.',
    onChoose: 'Зовётся с выбранными, в порядке списка.',
    onClose: 'Диалог пора убрать.',
  },
});
