import { useId, useMemo, useRef } from 'react';
import { styled } from 'styled-components';

import type { BalanceTransaction } from '../../../domain/account/account.ts';
import { filterPayments, PAYMENT_FILTER_LABELS, type PaymentFilter } from '../../../domain/account/balance.ts';
import { isOpenInvoice } from '../../../domain/account/invoice.ts';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { WindowedList } from '../../../patterns/windowed/WindowedList.tsx';
import type { Stops } from '../../../patterns/windowed/useStops.ts';
import { radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { PaymentRow } from './PaymentRow.tsx';
import { HistoryHead } from './HistoryHead.tsx';
import { usePaymentActs } from './usePaymentActs.ts';

export interface PaymentHistoryProps {
  /** All movements, in any order; 10,000 of them scroll like ten. */
  transactions: readonly BalanceTransaction[];
  /** Filter of the list. */
  filter: PaymentFilter;
  /** Called with the wanted filter. */
  onFilterChange: (filter: PaymentFilter) => void;
  /** «Экспорт» of the payments that pass the filter, newest first. */
  onExport: (transactions: readonly BalanceTransaction[]) => Promise<unknown>;
  /** «Отметить оплаченным»; the way back is offered by the caller. Tells whether it has happened. */
  onMarkPaid: (transaction: BalanceTransaction) => Promise<boolean>;
  /** «Отменить счёт»; the way back is offered by the caller. Tells whether it has happened. */
  onCancelInvoice: (transaction: BalanceTransaction) => Promise<boolean>;
  /** Makes the file of an invoice again. */
  onDownloadInvoice: (transaction: BalanceTransaction) => Promise<unknown>;
}

/** Height of a row before it is measured, px. */
const ROW = 68;

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

const keyOf = ({ id }: BalanceTransaction): string => id;

/** Rows that something can be done with. */
const STOPS: Stops<BalanceTransaction> = {
  selector: 'button',
  has: (transaction) => isOpenInvoice(transaction) || transaction.invoice !== null,
};

/**
 * The payment history (R53), of any length. Up, Down, Home and End go between the rows that something
 * can be done with; when a button has done its work the focus stays at the row, or at the heading when the row has left the filter.
 */
export function PaymentHistory(props: PaymentHistoryProps) {
  const { transactions, filter, onFilterChange } = props;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLElement>(null);
  const { busy, exportAll, mark, cancel, download } = usePaymentActs(props);
  const found = useMemo(() => filterPayments(transactions, filter), [transactions, filter]);

  useFocusHome(root, heading);

  return (
    <Stack as="section" gap={3} ref={root} aria-labelledby={headingId}>
      <HistoryHead
        headingId={headingId}
        headingRef={heading}
        count={found.length}
        filter={filter}
        busy={busy === 'export'}
        onFilterChange={onFilterChange}
        onExport={() => exportAll(found)}
      />
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
                onDownload={download}
              />
            )}
          />
        </List>
      )}
    </Stack>
  );
}
