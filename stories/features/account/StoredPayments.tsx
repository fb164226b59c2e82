import { useState } from 'react';

import type { BalanceTransaction } from '#src/domain/account/account.ts';
import { PaymentHistory, type PaymentHistoryProps } from '#src/features/account/billing/PaymentHistory.tsx';

/** A history whose invoices are marked and cancelled, as the store does it. */
export function StoredPayments({ transactions: initial, onMarkPaid, onCancelInvoice, ...rest }: PaymentHistoryProps) {
  const [all, setAll] = useState(initial);
  const after =
    (act: PaymentHistoryProps['onMarkPaid'], become: Partial<BalanceTransaction>) =>
    async (paid: BalanceTransaction) => {
      const isDone = await act(paid);
      if (isDone) setAll(all.map((one) => (one.id === paid.id ? { ...one, ...become } : one)));
      return isDone;
    };
  return (
    <PaymentHistory
      {...rest}
      transactions={all}
      onMarkPaid={after(onMarkPaid, { status: 'done' })}
      onCancelInvoice={after(onCancelInvoice, { status: 'cancelled', cancelledOn: '2026-11-21' })}
    />
  );
}
