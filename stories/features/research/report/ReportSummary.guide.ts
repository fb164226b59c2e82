import type { ReportSummaryProps } from '#src/features/research/report/ReportSummary.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReportSummaryProps>({
  what: 'Под «Коротко о главном» отчёта: модель формулирует сводку из находок, человек правит её и берёт в отчёт или нет. Цитат отчёта она не касается.',
  example: 'Proposed',
  whenNot: ['Модели у компании нет, находок в отчёте нет или отчёт нельзя править.'],
  props: {
    model: 'Модель и что она успела.',
    isWritten: 'Стоит ли там уже что-то: взятое займёт это место.',
    onTake: 'Поправленный текст берут в отчёт.',
    onRefuse: 'Он не нужен.',
  },
});
