import type { PaymentHistoryProps } from '#src/features/account/billing/PaymentHistory.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PaymentHistoryProps>({
  what: 'История платежей с фильтром и «Экспортом»; сколько бы строк ни было, она не замедляется.',
  example: 'Sample',
  when: ['Найти платёж, отметить счёт оплаченным, отменить его или скачать ещё раз.'],
  whenNot: ['Итоги месяца числами: `BalanceFigures`.'],
  keys: [
    ['↓ или ↑', 'по строкам, с которыми можно что-то сделать'],
    ['Home, End', 'первая и последняя такая строка'],
  ],
  speech: ['После действия фокус остаётся у строки; ушла из фильтра — у заголовка.'],
  props: {
    transactions: 'Все движения, в любом порядке.',
    filter: 'До чего сужен список.',
    onFilterChange: 'Зовётся с нужным фильтром.',
    onExport: '«Экспорт» прошедших фильтр, новые первыми.',
    onMarkPaid: '«Отметить оплаченным»; отвечает, случилось ли.',
    onCancelInvoice: '«Отменить счёт»; отвечает, случилось ли.',
    onDownloadInvoice: 'Делает файл счёта снова.',
  },
});
