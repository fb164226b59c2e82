import type { SpendPicturesProps } from '#src/features/account/billing/SpendPictures.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SpendPicturesProps>({
  what: 'Куда уходят деньги: по месяцам и по проектам. Не тратили — ничего не рисует.',
  whenNot: ['Каждое движение: `PaymentHistory`.'],
  props: { transactions: 'Все движения.', today: 'Сегодня: последний месяц — его.' },
});
