import type { PaymentRowProps } from '#src/features/account/billing/PaymentRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PaymentRowProps>({
  what: 'Движение в истории; отменённый счёт зачёркнут.',
  whenNot: ['Прокрутка её не рисует: только своя перемена.'],
  props: {},
});
