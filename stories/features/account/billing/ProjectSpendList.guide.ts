import type { ProjectSpendListProps } from '#src/features/account/billing/ProjectSpendList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ProjectSpendListProps>({
  what: 'Расход по проектам и доля каждого.',
  whenNot: ['По времени: `MonthChart`.'],
  speech: ['Список «Расход по проектам»; доля — числом.'],
  props: { projects: 'Расход по проектам, большие первыми.' },
});
