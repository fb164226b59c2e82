import { useMemo } from 'react';

import type { PaymentCard } from '#src/domain/account/account.ts';
import { activePlan, lastPayer } from '#src/domain/account/invoice.ts';
import { ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { Requisites } from '#src/domain/account/requisites.ts';
import type { PlanState } from '#src/features/account/billing/CurrentPlan.tsx';

import { toLoadable, useAll } from '../../workspace/queries.ts';

/** The plan that is paid for, the payer of the last invoice, and the payment cards. */
export function useBilling(): {
  state: Loadable<PlanState>;
  last: Requisites | null;
  cards: Loadable<readonly PaymentCard[]>;
} {
  const payments = useAll('transaction');
  const { data: cards, error: cardsError } = useAll('paymentCard');
  const transactions = payments.data?.items;
  const state = useMemo<Loadable<PlanState>>(() => {
    const loaded = toLoadable({ data: transactions, error: payments.error });
    if (loaded.state !== 'ready') return loaded;
    const awaited = loaded.value.filter(({ status }) => status === 'awaiting_payment').length;
    return ready({ active: activePlan(loaded.value), awaited });
  }, [transactions, payments.error]);
  const last = useMemo(() => lastPayer(transactions ?? []), [transactions]);
  return { state, last, cards: toLoadable({ data: cards?.items, error: cardsError }) };
}
