import type { ReportTableViewProps } from '#src/features/research/report/ReportTableView.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReportTableViewProps>({
  what: 'Участники таблицей: читается, не правится — это записи участников.',
  example: 'People',
  whenNot: ['Правка участника: «Участники» открытого исследования.'],
  props: {
    table: 'Шапка и строки той же длины.',
  },
});
