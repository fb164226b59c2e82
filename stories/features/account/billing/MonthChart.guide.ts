import type { MonthChartProps } from '#src/features/account/billing/MonthChart.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MonthChartProps>({
  what: 'Расход по месяцам столбцами, сумма над каждым.',
  whenNot: ['Доли по проектам: `ProjectSpendList`.'],
  speech: ['Список месяцев и сумм; столбцы не читаются.'],
  props: { months: 'Расход по месяцам, старые первыми.' },
});
