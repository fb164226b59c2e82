import type { ReportSectionViewProps } from '#src/features/research/report/ReportSectionView.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReportSectionViewProps>({
  what: 'Раздел отчёта: заголовок, вошедшие части, невошедшие под сгибом; пустой говорит, чего не хватает и куда идти.',
  example: 'Findings',
  whenNot: ['Порядок разделов постоянный: вопрос, метод, участники, находки, гипотезы, дальше.'],
  props: {
    section: 'Раздел со всеми частями.',
    acts: 'Что можно сделать с разделом.',
    onOpenStudy: 'Ведёт к исследованию, где делают недостающее.',
  },
});
