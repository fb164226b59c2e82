import { memo } from 'react';
import { styled } from 'styled-components';

import type { BalanceTransaction } from '../../../domain/account/account.ts';
import { paymentStatus } from '../../../domain/account/balance.ts';
import { formatDate } from '../../../domain/core/format.ts';
import { isSampleSeller } from '../../../domain/account/seller.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces, type Tone } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { signedMoney } from './money.ts';
import { PaymentActs, type PaymentActsProps } from './PaymentActs.tsx';

export type PaymentRowProps = PaymentActsProps;

const Root = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) 136px;
  gap: ${spaces[1]}px ${spaces[4]}px;
  align-items: center;
  min-height: 68px;
  padding: ${spaces[3]}px ${spaces[4]}px;

  & > [data-acts] {
    grid-column: 2 / -1;
    margin-block-start: ${spaces[1]}px;
  }
  & > time {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
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
  line-height: 1.375rem;

  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    line-height: 1.125rem;
  }
`;

const Sum = styled.b`
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
  &[data-sign='cancelled'] {
    color: var(--color-ink-soft);
    font-weight: 500;
  }
`;

/** Colour of a movement by its state. */
const TONES: Readonly<Record<'awaited' | 'cancelled' | 'in' | 'out', Tone>> = {
  awaited: 'yellow',
  cancelled: 'neutral',
  in: 'green',
  out: 'neutral',
};

function signOf({ status, amount }: BalanceTransaction): keyof typeof TONES {
  if (status === 'awaiting_payment') return 'awaited';
  if (status === 'cancelled') return 'cancelled';
  return amount < 0 ? 'out' : 'in';
}

/** A movement of the payment history, a cancelled invoice crossed out; drawn anew only when it changes, not as the window scrolls. */
export const PaymentRow = memo(function PaymentRow(props: PaymentRowProps) {
  const { transaction } = props;
  const { date, description, project, invoice, paidOn, cancelledOn } = transaction;
  const sign = signOf(transaction);
  const Text = sign === 'cancelled' ? 's' : 'span';
  const details = [
    project,
    paidOn !== null && paidOn !== date ? `оплачен ${formatDate(paidOn)}` : '',
    cancelledOn === null ? '' : `отменён ${formatDate(cancelledOn)}`,
  ].filter(Boolean);
  return (
    <Root>
      <time dateTime={date}>{formatDate(date)}</time>
      <What data-what>
        <Text>{description}</Text>
        {details.length > 0 ? <small>{details.join(' · ')}</small> : null}
        {sign === 'out' ? null : (
          <span>
            <Badge tone={TONES[sign]}>{paymentStatus(transaction)}</Badge>{' '}
            {invoice && isSampleSeller(invoice.seller) ? <Badge>ОБРАЗЕЦ</Badge> : null}
          </span>
        )}
      </What>
      <Sum data-sum data-sign={sign} data-tone={TONES[sign]}>
        {sign === 'cancelled' ? <s>{signedMoney(transaction.amount)}</s> : signedMoney(transaction.amount)}
      </Sum>
      <PaymentActs {...props} />
    </Root>
  );
});
