import type { CurrentPlanProps } from '#src/features/account/billing/CurrentPlan.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CurrentPlanProps>({
  what: '«Текущий тариф»: какой, с какого дня и сколько счетов ждёт.',
  example: 'Active',
  whenNot: ['Сменить тариф: `PlanCards`.'],
  props: {
    state: 'Действующий тариф и ждущие счета.',
    historyHref: 'Адрес истории платежей.',
    onRetry: 'Прочитать ещё раз.',
  },
});
