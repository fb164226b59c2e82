import type { ExperimentOverviewProps } from '#src/features/experiments/ExperimentOverview.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ExperimentOverviewProps>({
  what: 'Подробности эксперимента, с чем он связан и что с ним происходило.',
  example: 'Full',
  whenNot: ['Вся цепочка записи: «Связи».'],
  props: { open: 'Эксперимент и то, что рядом с ним.', children: 'Подробности.' },
});
