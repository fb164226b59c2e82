import type { PayByCardProps } from '#src/features/account/billing/PayByCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PayByCardProps>({
  what: '«Оплатить картой» и как идёт оплата.',
  example: 'NoPlan',
  whenNot: ['Счёт для организации: `InvoiceBlock`.'],
  props: {
    chosen: 'Выбран ли тариф: без него платить не за что.',
    today: 'Сегодня: по нему ставка НДС.',
    historyHref: 'Адрес истории платежей.',
    onPay: '«Оплатить картой».',
  },
});
