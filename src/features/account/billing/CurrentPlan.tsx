import { styled } from 'styled-components';

import type { ActivePlan } from '../../../domain/account/invoice.ts';
import { media } from '../../../theme/media.ts';
import { spaces } from '../../../theme/tokens.ts';
import { formatLongDate, formatNumber, NBSP } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

export interface CurrentPlanProps {
  /** The active plan and the invoices that wait. */
  state: Loadable<PlanState>;
  /** Address of the payment history. */
  historyHref: string;
  /** Called to load the failed data again. */
  onRetry: () => void;
}

/** State of the paid plans. */
export interface PlanState {
  readonly active: ActivePlan | null;
  /** Invoices that wait for their payment. */
  readonly awaited: number;
  /** Interviews that came to their end since the plan was paid for; null where none are held, and while it is not known. */
  readonly finished: number | null;
}

const Current = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[1]}px ${spaces[3]}px;
  margin-block-start: -${spaces[4]}px;
  color: var(--color-ink-soft);

  & > b {
    color: var(--color-ink);
    font-weight: 600;
  }
  ${media.mobile} {
    & > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

/** «Текущий тариф»: which, since when, and how many invoices wait. */
export function CurrentPlan({ state, historyHref, onRetry }: CurrentPlanProps) {
  if (state.state === 'failed') {
    return <ErrorState title="Платежи не открылись" message={state.message} onRetry={onRetry} />;
  }
  if (state.state === 'loading') return <Skeleton height={28} width={320} />;
  const { active, awaited, finished } = state.value;
  return (
    <Current>
      Текущий тариф:{' '}
      {active ? (
        <>
          <b>«{active.plan.name}»</b>
          <Badge tone="green">
            Активен с{NBSP}
            {formatLongDate(active.since)}
          </Badge>
        </>
      ) : (
        <b>не{NBSP}оплачен</b>
      )}
      {active && finished !== null ? (
        <span>
          Респондентов: {formatNumber(finished)} из{NBSP}
          {formatNumber(active.plan.respondents)}
        </span>
      ) : null}
      {awaited > 0 ? <Link href={historyHref}>Счета, которые ждут оплаты: {awaited}</Link> : null}
    </Current>
  );
}
