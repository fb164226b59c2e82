import type { CardNoticeDialogProps } from '#src/features/account/billing/CardNoticeDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CardNoticeDialogProps>({
  what: 'Говорит, что платёжный сервис не подключён, и предлагает счёт.',
  example: 'Pay',
  whenNot: ['Принять номер карты: его здесь не спрашивают никогда.'],
  props: {
    reason: 'О чём просили: заплатить или сохранить карту.',
    plan: 'За какой тариф или `null`.',
    onInvoice: 'Ведёт к форме счёта; диалог закроется раньше.',
    onClose: 'Диалог пора убрать.',
  },
});
