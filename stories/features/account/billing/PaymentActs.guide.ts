import type { PaymentActsProps } from '#src/features/account/billing/PaymentActs.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PaymentActsProps>({
  what: 'Что можно сделать с платежом: открытый счёт отметить или отменить, любой — скачать.',
  whenNot: ['Оплаченное движение без счёта: кнопок у него нет.'],
  speech: ['Кнопки названы счётом: «Отметить оплаченным: …».'],
  props: {
    transaction: 'Движение или ожидаемый счёт.',
    busy: 'Файл счёта готовится.',
    onMark: '«Отметить оплаченным».',
    onCancel: '«Отменить счёт».',
    onDownload: '«Скачать счёт».',
  },
});
