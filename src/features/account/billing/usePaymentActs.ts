import { useCallback, useRef, useState } from 'react';

import type { BalanceTransaction } from '../../../domain/account/account.ts';

/** Actions on payments; each reports whether it succeeded, or ends when it has. */
export interface PaymentActsOptions {
  readonly onExport: (transactions: readonly BalanceTransaction[]) => Promise<unknown>;
  readonly onMarkPaid: (transaction: BalanceTransaction) => Promise<boolean>;
  readonly onCancelInvoice: (transaction: BalanceTransaction) => Promise<boolean>;
  readonly onDownloadInvoice: (transaction: BalanceTransaction) => Promise<unknown>;
}

/** The same for buttons: stable functions but for `exportAll`. */
export interface PaymentActs {
  /** Current work: `export`, the id of the payment whose invoice is being made, or null. */
  readonly busy: string | null;
  readonly exportAll: (transactions: readonly BalanceTransaction[]) => void;
  readonly mark: (transaction: BalanceTransaction) => void;
  readonly cancel: (transaction: BalanceTransaction) => void;
  readonly download: (transaction: BalanceTransaction) => void;
}

/** Does one thing with payments at a time, and says what is being made. */
export function usePaymentActs(options: PaymentActsOptions): PaymentActs {
  const { onExport, onMarkPaid, onCancelInvoice, onDownloadInvoice } = options;
  const pressed = useRef<BalanceTransaction | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const during = useCallback(async (name: string, work: () => Promise<unknown>) => {
    setBusy(name);
    try {
      await work();
    } finally {
      setBusy(null);
    }
  }, []);
  /** Pressed again before the list has been read anew, it is under way already. */
  const once = useCallback((transaction: BalanceTransaction, act: (one: BalanceTransaction) => Promise<boolean>) => {
    if (pressed.current === transaction) return;
    pressed.current = transaction;
    void act(transaction).then((done) => {
      if (!done) pressed.current = null;
    });
  }, []);
  return {
    busy,
    exportAll: (transactions) => void during('export', () => onExport(transactions)),
    mark: useCallback((one) => once(one, onMarkPaid), [once, onMarkPaid]),
    cancel: useCallback((one) => once(one, onCancelInvoice), [once, onCancelInvoice]),
    download: useCallback((one) => void during(one.id, () => onDownloadInvoice(one)), [during, onDownloadInvoice]),
  };
}
