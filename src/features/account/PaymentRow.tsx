import { Check, FileDown } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';

import type { Transaction } from '../../domain/account.ts';
import { paymentStatus } from '../../domain/balance.ts';
import { formatDate } from '../../domain/format.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces, type Tone } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { signedMoney } from './money.ts';

export interface PaymentRowProps {
  /** The movement, or the invoice that is awaited. */
  transaction: Transaction;
  /** Its invoice is being made. */
  busy: boolean;
  /** «Отметить оплаченным». */
  onMark: (transaction: Transaction) => void;
  /** «Скачать счёт». */
  onDownload: (transaction: Transaction) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto 136px;
  gap: ${spaces[1]}px ${spaces[4]}px;
  align-items: center;
  min-height: 68px;
  padding: ${spaces[3]}px ${spaces[4]}px;

  & > time {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
    font-variant-numeric: tabular-nums;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > time {
      order: -2;
    }
    & > [data-sum] {
      order: -1;
    }
    & > [data-what],
    & > [data-acts] {
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

/** What a movement has come to: its colour. */
const TONES: Readonly<Record<'awaited' | 'in' | 'out', Tone>> = { awaited: 'yellow', in: 'green', out: 'neutral' };
const signOf = ({ status, amount }: Transaction): keyof typeof TONES =>
  status === 'awaiting_payment' ? 'awaited' : amount < 0 ? 'out' : 'in';

/** A movement of the payment history; drawn anew only when it changes, not as the window scrolls. */
export const PaymentRow = memo(function PaymentRow({ transaction, busy, onMark, onDownload }: PaymentRowProps) {
  const { date, description, project, status, invoiceNumber, paidOn } = transaction;
  const sign = signOf(transaction);
  const name = invoiceNumber === null ? description : `счёт № ${invoiceNumber}`;
  const details = [project, paidOn !== null && paidOn !== date ? `оплачен ${formatDate(paidOn)}` : ''].filter(Boolean);
  return (
    <Root>
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
    </Root>
  );
});
