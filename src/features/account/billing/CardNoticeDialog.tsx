import type { Plan } from '../../../domain/account/billing.ts';
import { formatMoney, NBSP } from '../../../domain/core/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';

export interface CardNoticeDialogProps {
  /** Requested act: to pay, or to save a card. */
  reason: 'pay' | 'add';
  /** The plan to be paid for, or null. */
  plan: Plan | null;
  /** Leads to the invoice form; the dialog closes first. */
  onInvoice: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Says that no payment provider is connected, and offers the invoice (R56). */
export function CardNoticeDialog({ reason, plan, onInvoice, onClose }: CardNoticeDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={reason === 'pay' ? 'Оплата картой не подключена' : 'Добавить карту здесь нельзя'}
      footer={
        <>
          <Button variant="primary" onClick={onInvoice}>
            Оплатить по счёту
          </Button>
          <Button onClick={onClose}>Закрыть</Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>
          К{NBSP}Ориентиру не{NBSP}подключён платёжный сервис
          {reason === 'pay' ? `: ничего не${NBSP}списано` : ''}. Номер карты мы никогда не{NBSP}спрашиваем и{NBSP}
          не{NBSP}храним.
        </p>
        <p>
          {plan
            ? `Вместо этого выставьте счёт на${NBSP}${formatMoney(plan.price)}: PDF скачается сразу.`
            : `Вместо этого выберите тариф и${NBSP}выставьте счёт: PDF скачается сразу.`}
        </p>
      </Stack>
    </Dialog>
  );
}
