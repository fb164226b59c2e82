import { Download } from 'lucide-react';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Transaction } from '../../../domain/account/account.ts';
import {
  filterPayments,
  PAYMENT_FILTER_LABELS,
  PAYMENT_FILTERS,
  readPaymentFilter,
  type PaymentFilter,
} from '../../../domain/account/balance.ts';
import { formatNumber } from '../../../domain/core/format.ts';
import { isOpenInvoice } from '../../../domain/account/invoice.ts';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { WindowedList } from '../../../patterns/windowed/WindowedList.tsx';
import type { Stops } from '../../../patterns/windowed/useStops.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { PaymentRow } from './PaymentRow.tsx';

export interface PaymentHistoryProps {
  /** All movements, in any order; 10,000 of them scroll like ten. */
  transactions: readonly Transaction[];
  /** What the list is narrowed to. */
  filter: PaymentFilter;
  /** Called with the wanted filter. */
  onFilterChange: (filter: PaymentFilter) => void;
  /** «Экспорт» of the payments that pass the filter, newest first. */
  onExport: (transactions: readonly Transaction[]) => Promise<unknown>;
  /** «Отметить оплаченным»; the way back is offered by the caller. Tells whether it has happened. */
  onMarkPaid: (transaction: Transaction) => Promise<boolean>;
  /** «Отменить счёт»; the way back is offered by the caller. Tells whether it has happened. */
  onCancelInvoice: (transaction: Transaction) => Promise<boolean>;
  /** Makes the file of an invoice again. */
  onDownloadInvoice: (transaction: Transaction) => Promise<unknown>;
}

/** Height of a row before it is measured, px. */
const ROW = 68;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${spaces[2]}px;

  & > h3 {
    flex: 1 1 auto;
    align-self: center;
    font-size: ${fontSizes.md};
  }
  & > div {
    width: 200px;
  }
  ${media.mobile} {
    & > h3 {
      flex-basis: 100%;
    }
    & > div {
      flex: 1;
      width: auto;
    }
  }
  ${media.print} {
    & > div {
      display: none;
    }
  }
`;

const List = styled.div`
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  & li:not([data-index='0'])::before {
    content: '';
    position: absolute;
    top: 0;
    right: ${spaces[4]}px;
    left: ${spaces[4]}px;
    border-top: 1px solid var(--color-hairline);
  }
`;

const keyOf = ({ id }: Transaction): string => id;

/** Rows that something can be done with. */
const STOPS: Stops<Transaction> = {
  selector: 'button',
  has: (transaction) => isOpenInvoice(transaction) || transaction.invoice !== null,
};

/**
 * The payment history (R53), of any length. Up, Down, Home and End go between the rows that something
 * can be done with; when a button has done its work the focus stays at the row, or at the heading when the row has left the filter.
 */
export function PaymentHistory(props: PaymentHistoryProps) {
  const { transactions, filter, onFilterChange, onExport, onMarkPaid, onCancelInvoice, onDownloadInvoice } = props;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLElement>(null);
  const pressed = useRef<Transaction | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const found = useMemo(() => filterPayments(transactions, filter), [transactions, filter]);

  useFocusHome(root, heading);

  const during = useCallback(async (name: string, work: () => Promise<unknown>) => {
    setBusy(name);
    try {
      await work();
    } finally {
      setBusy(null);
    }
  }, []);

  /** Pressed again before the list has been read anew, it is under way already. */
  const once = useCallback((transaction: Transaction, act: (one: Transaction) => Promise<boolean>) => {
    if (pressed.current === transaction) return;
    pressed.current = transaction;
    void act(transaction).then((done) => {
      if (!done) pressed.current = null;
    });
  }, []);
  const mark = useCallback((one: Transaction) => once(one, onMarkPaid), [once, onMarkPaid]);
  const cancel = useCallback((one: Transaction) => once(one, onCancelInvoice), [once, onCancelInvoice]);
  const downloadOne = useCallback(
    (transaction: Transaction) => void during(transaction.id, () => onDownloadInvoice(transaction)),
    [during, onDownloadInvoice],
  );

  return (
    <Stack as="section" gap={3} ref={root} aria-labelledby={headingId}>
      <Head>
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          История платежей ({formatNumber(found.length)})
        </h3>
        <Select
          label="Какие операции"
          hideLabel
          options={PAYMENT_FILTERS.map((value) => ({ value, label: PAYMENT_FILTER_LABELS[value] }))}
          value={filter}
          onValueChange={(value) => onFilterChange(readPaymentFilter(value))}
        />
        <Button
          icon={<Download />}
          busy={busy === 'export'}
          disabled={found.length === 0}
          onClick={() => void during('export', () => onExport(found))}
        >
          Экспорт
        </Button>
      </Head>
      {found.length === 0 ? (
        <EmptyState
          headingLevel={4}
          title={transactions.length === 0 ? 'Операций пока нет' : 'Таких операций нет'}
          action={
            transactions.length === 0 ? null : (
              <Button onClick={() => onFilterChange('all')}>Показать все операции</Button>
            )
          }
        >
          {transactions.length === 0
            ? 'Здесь появятся счета, поступления и списания. Начните с «Пополнить».'
            : `Искали: «${PAYMENT_FILTER_LABELS[filter]}».`}
        </EmptyState>
      ) : (
        <List>
          <WindowedList
            label="История платежей"
            items={found}
            keyOf={keyOf}
            rowHeight={ROW}
            gap={0}
            stops={STOPS}
            renderItem={(transaction) => (
              <PaymentRow
                transaction={transaction}
                busy={busy === transaction.id}
                onMark={mark}
                onCancel={cancel}
                onDownload={downloadOne}
              />
            )}
          />
        </List>
      )}
    </Stack>
  );
}
