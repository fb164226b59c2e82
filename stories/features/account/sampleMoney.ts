import { fn } from 'storybook/test';

import type { BalanceTransaction } from '#src/domain/account/account.ts';
import { EMPTY_REQUISITES, type Requisites } from '#src/domain/account/requisites.ts';
import { planOf } from '#src/domain/account/billing.ts';
import { ready } from '#src/domain/core/loadable.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import type { BillingSectionProps } from '#src/features/account/billing/BillingSection.tsx';
import type { PaymentHistoryProps } from '#src/features/account/billing/PaymentHistory.tsx';
import type { SavedCardsProps } from '#src/features/account/billing/SavedCards.tsx';
import { paymentCards, transactions } from '#src/samples/account.ts';

/** The day that the samples end on. */
export const TODAY = '2026-11-21';

export const awaited = transactions.find(({ status }) => status === 'awaiting_payment') as BalanceTransaction;

export const payer: Requisites = awaited.invoice?.payer ?? EMPTY_REQUISITES;

/** A history of any length: the sample over and over, each movement a day before the last. */
export function manyPayments(length: number): BalanceTransaction[] {
  return Array.from({ length }, (_, index) => {
    const one = transactions[index % transactions.length] as BalanceTransaction;
    const date = new Date(Date.UTC(2026, 10, 21 - index)).toISOString().slice(0, 10);
    return { ...one, id: `movement-${index}`, date, description: `${index + 1}. ${one.description}` };
  });
}

/** The whole history; what is asked for is done. */
export const payments = {
  transactions,
  filter: 'all',
  onFilterChange: fn(),
  onExport: fn(() => Promise.resolve()),
  onMarkPaid: fn(() => Promise.resolve(true)),
  onCancelInvoice: fn(() => Promise.resolve(true)),
  onDownloadInvoice: fn(() => Promise.resolve()),
} satisfies PaymentHistoryProps;

/** The whole section: a plan that is paid, one invoice awaited; what is asked for is done. */
export const billing: BillingSectionProps = {
  state: ready({ active: { plan: planOf('team'), since: '2026-09-07' }, awaited: 1, finished: null }),
  cards: ready(paymentCards),
  plan: null,
  today: TODAY,
  payer,
  onPayerChange: fn(),
  historyHref: '#history',
  onPlanChange: fn(),
  onIssue: fn(() => Promise.resolve(DONE)),
  onMakeDefault: fn(),
  onEditCard: fn(() => Promise.resolve(DONE)),
  onDeleteCard: fn(),
  onRetry: fn(),
};

export const savedCards: SavedCardsProps = {
  cards: ready(paymentCards),
  onMakeDefault: fn(),
  onEdit: fn(),
  onDelete: fn(),
  onAdd: fn(),
  onRetry: fn(),
};
