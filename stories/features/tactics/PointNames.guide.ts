import type { PointNamesProps } from '#src/features/tactics/PointNames.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PointNamesProps>({
  what: 'Строка карты: чьи номера стоят на линии баланса и каждый баланс числом.',
  whenNot: ['Без линии над ней: номера отсылают туда.'],
  props: { points: 'Точки по этапам.' },
});
