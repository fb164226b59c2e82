import type { BalanceSectionProps } from '#src/features/account/billing/BalanceSection.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BalanceSectionProps>({
  what: '«Баланс»: сколько есть, на сколько хватит, куда уходит — и каждое движение.',
  example: 'Full',
  whenNot: ['Выбрать тариф и выставить счёт: `BillingSection`.'],
  props: {
    transactions: 'Все движения.',
    brokenCount: 'Сколько записей не прочиталось.',
    today: 'Сегодня.',
    onTopUp: '«Пополнить»: ведёт к тарифам.',
    onRetry: 'Прочитать ещё раз.',
  },
});
