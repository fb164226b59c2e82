import type { BalanceFiguresProps } from '#src/features/account/billing/BalanceFigures.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BalanceFiguresProps>({
  what: 'Сколько есть, на сколько хватит и сколько уходит за месяц.',
  whenNot: ['Куда ушло: `SpendPictures`.'],
  props: { transactions: 'Все движения.', today: 'Сегодня.' },
});
