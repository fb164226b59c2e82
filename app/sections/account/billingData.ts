import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { PaymentCard } from '#src/domain/account/account.ts';
import { activePlan, lastPayer } from '#src/domain/account/invoice.ts';
import { ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { Requisites } from '#src/domain/account/requisites.ts';
import type { DateText } from '#src/domain/core/record.ts';
import { useSharedCompany } from '#src/ui/context/SharedCompany.ts';
import type { PlanState } from '#src/features/account/billing/CurrentPlan.tsx';

import { toLoadable, useAll } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { finishedSince } from '#store/team/apis/roundApi.ts';

/** How many interviews came to their end since a day; null in a company of this browser alone, and while it is not known. */
function useFinished(since: DateText | null): number | null {
  const { companyId } = useStore();
  const isShared = useSharedCompany();
  const { data } = useQuery({
    queryKey: ['interviews', companyId, since],
    queryFn: () => finishedSince(companyId, since ?? '', fetch),
    gcTime: 0,
    enabled: isShared === true && since !== null,
  });
  return isShared && data?.ok === true ? data.value.finished : null;
}

/** The plan that is paid for, the payer of the last invoice, and the payment cards. */
export function useBilling(): {
  state: Loadable<PlanState>;
  last: Requisites | null;
  cards: Loadable<readonly PaymentCard[]>;
} {
  const payments = useAll('transaction');
  const { data: cards, error: cardsError } = useAll('paymentCard');
  const transactions = payments.data?.items;
  const finished = useFinished(useMemo(() => activePlan(transactions ?? [])?.since ?? null, [transactions]));
  const state = useMemo<Loadable<PlanState>>(() => {
    const loaded = toLoadable({ data: transactions, error: payments.error });
    if (loaded.state !== 'ready') return loaded;
    const awaited = loaded.value.filter(({ status }) => status === 'awaiting_payment').length;
    return ready({ active: activePlan(loaded.value), awaited, finished });
  }, [transactions, payments.error, finished]);
  const last = useMemo(() => lastPayer(transactions ?? []), [transactions]);
  return { state, last, cards: toLoadable({ data: cards?.items, error: cardsError }) };
}
