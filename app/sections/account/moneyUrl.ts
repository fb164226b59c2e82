import { readPaymentFilter, type PaymentFilter } from '#src/domain/account/balance.ts';
import { readPlanId, type PlanId } from '#src/domain/account/billing.ts';

import { setOrDrop, type UrlCodec } from '../../routing/useUrlState.ts';
import { accountHref } from '../../routing/hrefs.ts';

/** `?section=balance&payments=…` */
export const BALANCE_URL: UrlCodec<{ readonly filter: PaymentFilter }> = {
  read: (params) => ({ filter: readPaymentFilter(params.get('payments')) }),
  write: ({ filter }, params) => setOrDrop(params, 'payments', filter, 'all'),
};

/** `?section=billing&plan=…` */
export const BILLING_URL: UrlCodec<{ readonly plan: PlanId | null }> = {
  read: (params) => ({ plan: readPlanId(params.get('plan')) }),
  write: ({ plan }, params) => setOrDrop(params, 'plan', plan ?? ''),
};

/** Address of «Тарифы и оплата» with a plan chosen. */
export function planHref(plan: PlanId): string {
  return `${accountHref('billing')}&plan=${plan}`;
}

/** Address of the payments that wait. */
export function awaitedHref(): string {
  return `${accountHref('balance')}&payments=awaiting`;
}
