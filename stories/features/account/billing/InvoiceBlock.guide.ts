import type { InvoiceBlockProps } from '#src/features/account/billing/InvoiceBlock.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InvoiceBlockProps>({
  what: '«Счёт для юридических лиц»: кто продаёт и форма.',
  whenNot: ['Одна форма без продавца: `InvoiceForm`.'],
  props: {
    plan: 'За какой тариф; `null` — не выбран.',
    values: 'Что набрано в форме.',
    onChange: 'Зовётся с каждой правкой.',
    onPlanMissing: 'Счёт просят без тарифа.',
    onIssue: 'Делает счёт и отдаёт файл.',
    loading: 'Прошлый плательщик читается: подставленный позже столкнулся бы с набором.',
    ref: 'Блок, для фокуса.',
  },
});
