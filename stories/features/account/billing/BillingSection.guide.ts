import type { BillingSectionProps } from '#src/features/account/billing/BillingSection.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BillingSectionProps>({
  what: '«Тарифы и оплата»: тарифы, карты и счёт.',
  example: 'NoPlan',
  when: ['Выбрать тариф, получить счёт, сменить основную карту.'],
  whenNot: ['Посмотреть, что уже заплачено и потрачено: `BalanceSection`.'],
  keys: [['← или →', 'выбирают тариф']],
  props: {
    state: 'Действующий тариф и счета, которые ждут.',
    cards: 'Сохранённые карты.',
    plan: 'Тариф, выбранный в адресе страницы; `null` — никакой.',
    today: 'Сегодня: по нему ставка НДС.',
    payer: 'Что стоит в форме счёта.',
    onPayerChange: 'Хранит набранное в форме счёта.',
    historyHref: 'Адрес истории платежей.',
    onPlanChange: 'Выбран другой тариф.',
    onIssue: 'Делает счёт, кладёт в историю и отдаёт файл.',
    onMakeDefault: 'Основной становится другая карта.',
    onEditCard: 'Записывает исправленную карту.',
    onDeleteCard: 'Убирает карту.',
    onRetry: 'Прочитать ещё раз.',
  },
});
