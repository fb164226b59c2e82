import type { StrategicCanvasChartProps } from '#src/features/boards/StrategicCanvasChart.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<StrategicCanvasChartProps>({
  what: 'Линии конкурентов по факторам и какая чья; вбок прокручивается рисунок, а не страница.',
  example: 'TwoLines',
  whenNot: ['Без таблицы рядом: числа должны быть и словами.'],
  keys: [['← или →', 'прокручивают рисунок, когда фокус на нём']],
  props: { canvas: 'Конкуренты и факторы; хотя бы один фактор.' },
});
