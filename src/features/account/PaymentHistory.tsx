import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { Check, Download, FileDown } from 'lucide-react';
import {
  memo,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { styled } from 'styled-components';

import type { Transaction } from '../../domain/account.ts';
import {
  filterPayments,
  PAYMENT_FILTER_LABELS,
  PAYMENT_FILTERS,
  paymentStatus,
  readPaymentFilter,
  type PaymentFilter,
} from '../../domain/balance.ts';
import { formatDate, formatNumber } from '../../domain/format.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces, type Tone } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/Select.tsx';
import { signedMoney } from './money.ts';

export interface PaymentHistoryProps {
  /** All movements, in any order; 10,000 of them scroll like ten. */
  transactions: readonly Transaction[];
  /** What the list is narrowed to. */
  filter: PaymentFilter;
  onFilterChange: (filter: PaymentFilter) => void;
  /** «Экспорт» of the payments that pass the filter, newest first. */
  onExport: (transactions: readonly Transaction[]) => Promise<unknown>;
  /** «Отметить оплаченным»; the way back is offered by the caller. Tells whether it has happened. */
  onMarkPaid: (transaction: Transaction) => Promise<boolean>;
  /** Makes the file of an invoice again. */
  onDownloadInvoice: (transaction: Transaction) => Promise<unknown>;
}

/** Height of a row before it is measured, px. */
const ROW = 68;
const OVERSCAN = 6;
/** Room at the window's top for the bar that sticks there, px. */
const BAR = 64;

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${spaces[2]}px;

  & > h3 {
    flex: 1 1 auto;
    align-self: center;
    font-size: ${fontSizes.md}px;
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
`;

const List = styled.ul`
  position: relative;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  & > li {
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) auto 136px;
    gap: ${spaces[1]}px ${spaces[4]}px;
    align-items: center;
    width: 100%;
    min-height: ${ROW}px;
    padding: ${spaces[3]}px ${spaces[4]}px;
  }
  & > li:not([data-index='0'])::before {
    content: '';
    position: absolute;
    top: 0;
    right: ${spaces[4]}px;
    left: ${spaces[4]}px;
    border-top: 1px solid var(--color-hairline);
  }
  & time {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
    font-variant-numeric: tabular-nums;
  }
  ${media.mobile} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & > li > time {
      order: -2;
    }
    & > li > [data-sum] {
      order: -1;
    }
    & > li > [data-what],
    & > li > [data-acts] {
      grid-column: 1 / -1;
    }
  }
`;

const What = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 22px;

  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs}px;
    line-height: 18px;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${spaces[2]}px;

  &:empty {
    display: none;
  }
  ${media.mobile} {
    justify-content: flex-start;
  }
`;

const Sum = styled.b`
  grid-column: -2;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: right;
  white-space: nowrap;

  &[data-sign='in'] {
    color: var(--tone-ink);
  }
  &[data-sign='awaited'] {
    color: var(--color-ink-soft);
    font-weight: 500;
  }
  ${media.mobile} {
    grid-column: auto;
  }
`;

const hasActs = ({ status, invoice }: Transaction): boolean => status === 'awaiting_payment' || invoice !== null;

/** What a movement has come to: its colour. */
const TONES: Readonly<Record<'awaited' | 'in' | 'out', Tone>> = { awaited: 'yellow', in: 'green', out: 'neutral' };
const signOf = ({ status, amount }: Transaction): keyof typeof TONES =>
  status === 'awaiting_payment' ? 'awaited' : amount < 0 ? 'out' : 'in';

interface PaymentProps {
  readonly transaction: Transaction;
  /** Its invoice is being made. */
  readonly busy: boolean;
  readonly onMark: (transaction: Transaction) => void;
  readonly onDownload: (transaction: Transaction) => void;
}

/** What stands in a row; drawn anew only when its movement changes, not as the window scrolls. */
const Payment = memo(function Payment({ transaction, busy, onMark, onDownload }: PaymentProps) {
  const { date, description, project, status, invoiceNumber, paidOn } = transaction;
  const sign = signOf(transaction);
  const name = invoiceNumber === null ? description : `счёт № ${invoiceNumber}`;
  const details = [project, paidOn !== null && paidOn !== date ? `оплачен ${formatDate(paidOn)}` : ''].filter(Boolean);
  return (
    <>
      <time dateTime={date}>{formatDate(date)}</time>
      <What data-what>
        <span>{description}</span>
        {details.length > 0 ? <small>{details.join(' · ')}</small> : null}
        {sign === 'out' ? null : (
          <span>
            <Badge tone={TONES[sign]}>{paymentStatus(transaction)}</Badge>
          </span>
        )}
      </What>
      <Acts data-acts>
        {status === 'awaiting_payment' ? (
          <Button
            size="sm"
            icon={<Check />}
            aria-label={`Отметить оплаченным: ${name}`}
            onClick={() => onMark(transaction)}
          >
            Отметить оплаченным
          </Button>
        ) : null}
        {transaction.invoice === null ? null : (
          <Button
            size="sm"
            variant="quiet"
            icon={<FileDown />}
            busy={busy}
            aria-label={`Скачать ${name}`}
            onClick={() => onDownload(transaction)}
          >
            Скачать счёт
          </Button>
        )}
      </Acts>
      <Sum data-sum data-sign={sign} data-tone={TONES[sign]}>
        {signedMoney(transaction.amount)}
      </Sum>
    </>
  );
});

/**
 * The payment history (specification §2 «Balance»), of any length: only the rows near the window are in the page. Up, Down, Home
 * and End go between the rows that something can be done with; after «Отметить оплаченным» the focus stays at the row, or at the
 * heading when the row has left the filter.
 */
export function PaymentHistory(props: PaymentHistoryProps) {
  const { transactions, filter, onFilterChange, onExport, onMarkPaid, onDownloadInvoice } = props;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number | null>(null);
  const marked = useRef<string | null>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const found = useMemo(() => filterPayments(transactions, filter), [transactions, filter]);

  useLayoutEffect(() => {
    const place = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: found.length,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
    scrollPaddingStart: BAR,
    scrollMargin: top,
    // Else a row that is measured changes the page's height within the same round of observations, which browsers call an error.
    useAnimationFrameWithResizeObserver: true,
    getItemKey: useCallback((index: number) => found[index]?.id ?? index, [found]),
    // The row that has the focus stays in the page wherever it is scrolled.
    rangeExtractor: useCallback(
      (range: Range) => {
        const kept = focused !== null && focused < range.count ? [focused] : [];
        return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
      },
      [focused],
    ),
  });

  const buttonOf = (index: number) => list.current?.querySelector<HTMLElement>(`li[data-index="${index}"] button`);

  useLayoutEffect(() => {
    if (marked.current !== null) {
      const index = found.findIndex(({ id }) => id === marked.current);
      if (found[index]?.status === 'awaiting_payment') return;
      marked.current = null;
      if (document.activeElement === document.body)
        (buttonOf(index) ?? heading.current)?.focus({ preventScroll: true });
    }
    if (wanted.current === null) return;
    const button = buttonOf(wanted.current);
    if (button) wanted.current = null;
    button?.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('li[data-index]');
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const index = Number(row.dataset.index);
    const moves: Readonly<Record<string, () => number>> = {
      ArrowDown: () => found.findIndex((one, at) => at > index && hasActs(one)),
      ArrowUp: () => found.findLastIndex((one, at) => at < index && hasActs(one)),
      Home: () => found.findIndex(hasActs),
      End: () => found.findLastIndex(hasActs),
    };
    const next = moves[event.key]?.();
    if (next === undefined) return;
    event.preventDefault();
    if (next === -1) return;
    const button = buttonOf(next);
    if (button) button.focus({ preventScroll: true });
    else wanted.current = next;
    setFocused(next);
    virtualizer.scrollToIndex(next, { align: 'auto' });
  };

  const onFocus = (event: FocusEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('li[data-index]');
    if (row) setFocused(Number(row.dataset.index));
  };

  const during = useCallback(async (name: string, work: () => Promise<unknown>) => {
    setBusy(name);
    try {
      await work();
    } finally {
      setBusy(null);
    }
  }, []);

  const mark = useCallback(
    (transaction: Transaction) => {
      // Pressed again before the list has been read anew: it is under way already.
      if (marked.current === transaction.id) return;
      marked.current = transaction.id;
      void onMarkPaid(transaction).then((done) => {
        if (!done) marked.current = null;
      });
    },
    [onMarkPaid],
  );
  const downloadOne = useCallback(
    (transaction: Transaction) => void during(transaction.id, () => onDownloadInvoice(transaction)),
    [during, onDownloadInvoice],
  );

  return (
    <Root aria-labelledby={headingId}>
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
      ) : null}
      <List
        ref={list}
        aria-labelledby={headingId}
        hidden={found.length === 0}
        style={{ height: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {virtualizer.getVirtualItems().map((row) => {
          const transaction = found[row.index];
          if (transaction === undefined) return null;
          return (
            <li
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              aria-setsize={found.length}
              aria-posinset={row.index + 1}
              style={{ transform: `translateY(${row.start - top}px)` }}
            >
              <Payment
                transaction={transaction}
                busy={busy === transaction.id}
                onMark={mark}
                onDownload={downloadOne}
              />
            </li>
          );
        })}
      </List>
    </Root>
  );
}
