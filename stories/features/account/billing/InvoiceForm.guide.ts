import type { InvoiceFormProps } from '#src/features/account/billing/InvoiceForm.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InvoiceFormProps>({
  what: 'Форма счёта для юридических лиц: контрольные цифры ИНН и ОГРН проверяются здесь же, ошибки — у полей.',
  example: 'Empty',
  when: ['Компания платит по счёту, а не картой.'],
  whenNot: ['Оплата картой: её пока нет.'],
  keys: [['Enter', 'выставляет счёт']],
  speech: ['Форма «Счёт для юридических лиц»; сумма с НДС читается, когда сменилась.'],
  props: {
    plan: 'За какой тариф; `null` — не выбран.',
    values: 'Что набрано.',
    onChange: 'Зовётся с каждой правкой.',
    onPlanMissing: 'Счёт просят без тарифа.',
    onIssue: 'Делает счёт и отдаёт файл.',
  },
});
