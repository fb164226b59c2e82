import type { ReportButtonProps } from '#src/features/research/report/ReportButton.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReportButtonProps>({
  what: '«Отчёт» над списком исследований: спрашивает, о каких из них.',
  example: 'Asking',
  whenNot: ['В открытом исследовании своя кнопка: там спрашивать нечего.'],
  props: {
    studies: 'Исследования, прошедшие фильтр.',
    onChoose: 'Зовётся с выбранными, в порядке списка.',
  },
});
