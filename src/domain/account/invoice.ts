import type { InvoiceSides, SellerDetails, BalanceTransaction } from './account.ts';
import { planOf, type Plan, type PlanId } from './billing.ts';
import { formatDate, NBSP } from '../core/format.ts';
import type { Draft, Op } from '../core/operation.ts';
import type { DateText } from '../core/record.ts';
import { checkRequisites, checkSeller, tidyRequisites, tidySeller, type Requisites } from './requisites.ts';
import { formatKopecks, includedVat, kopecks, vatRate } from './vat.ts';

/** Days in which an invoice is to be paid. */
export const PAYMENT_DAYS = 10;

/** An invoice with every figure that its paper says. Money in whole kopecks. */
export interface Invoice extends InvoiceSides {
  readonly number: number;
  readonly date: DateText;
  /** Last day of payment. */
  readonly due: DateText;
  readonly plan: Plan;
  readonly total: number;
  /** Per cent. */
  readonly vatPercent: number;
  /** VAT, included in the total. */
  readonly vat: number;
  /** Day on which it was cancelled, or null. */
  readonly cancelledOn: DateText | null;
}

/** The number for a new invoice: the one after the highest. */
export function nextInvoiceNumber(transactions: readonly Pick<BalanceTransaction, 'invoiceNumber'>[]): number {
  return transactions.reduce((highest, { invoiceNumber }) => Math.max(highest, invoiceNumber ?? 0), 0) + 1;
}

/** The payer of the invoice that was issued last, or null. */
export function lastPayer(
  transactions: readonly Pick<BalanceTransaction, 'invoice' | 'invoiceNumber'>[],
): Requisites | null {
  const [last] = transactions
    .filter(({ invoice }) => invoice !== null)
    .toSorted((a, b) => (b.invoiceNumber ?? 0) - (a.invoiceNumber ?? 0));
  return last?.invoice?.payer ?? null;
}

function daysAfter(date: DateText, days: number): DateText {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** An invoice by what is stored of it, or null when its sides are not known here. */
export function invoiceOf(
  transaction: Pick<BalanceTransaction, 'amount' | 'cancelledOn' | 'date' | 'invoice' | 'invoiceNumber' | 'planId'>,
): Invoice | null {
  const { amount, cancelledOn, date, invoice, invoiceNumber, planId } = transaction;
  if (invoice === null || invoiceNumber === null || planId === null) return null;
  const total = kopecks(amount);
  const vatPercent = vatRate(date);
  return {
    ...invoice,
    number: invoiceNumber,
    date,
    due: daysAfter(date, PAYMENT_DAYS),
    plan: planOf(planId),
    total,
    vatPercent,
    vat: includedVat(total, vatPercent),
    cancelledOn,
  };
}

/** «Счёт № 208 от 21.11.2026»: how a person names it. */
export function invoiceTitle({ number, date }: Pick<Invoice, 'number' | 'date'>): string {
  return `Счёт №${NBSP}${number} от${NBSP}${formatDate(date)}`;
}

/** Returns the text that the payer writes into the payment order. */
export function paymentPurpose({ number, date, plan, vatPercent, vat }: Invoice): string {
  const tax = `В${NBSP}том числе НДС ${vatPercent}${NBSP}%${NBSP}— ${formatKopecks(vat)}${NBSP}руб.`;
  return `Оплата по${NBSP}счёту №${NBSP}${number} от${NBSP}${formatDate(date)} за${NBSP}доступ к${NBSP}сервису «Ориентир», тариф «${plan.name}». ${tax}`;
}

/** Input of a new invoice. */
export interface InvoiceOrder {
  readonly planId: PlanId;
  readonly payer: Requisites;
  readonly seller: SellerDetails;
  readonly number: number;
  readonly date: DateText;
}

/**
 * The awaited payment of a new invoice. Its id is made of the number, so that two tabs cannot store one number twice.
 * @throws RangeError when the payer or the seller does not pass its check
 */
export function issueInvoice({ planId, payer, seller, number, date }: InvoiceOrder): Draft<'transaction'> {
  const wrong = { ...checkRequisites(payer), ...checkSeller(seller) };
  if (Object.keys(wrong).length > 0) throw new RangeError(`invoice: ${Object.keys(wrong).join(', ')}`);
  const plan = planOf(planId);
  return {
    id: `invoice-${number}`,
    date,
    amount: plan.price,
    description: `Счёт №${NBSP}${number}, тариф «${plan.name}»`,
    type: 'deposit',
    project: '',
    status: 'awaiting_payment',
    planId,
    invoiceNumber: number,
    invoice: { payer: tidyRequisites(payer), seller: tidySeller(seller) },
    paidOn: null,
    cancelledOn: null,
  };
}

/** Whether a movement is an issued invoice that waits: only such a one can be marked as paid or cancelled, once. */
export function isOpenInvoice({
  status,
  invoiceNumber,
}: Pick<BalanceTransaction, 'status' | 'invoiceNumber'>): boolean {
  return status === 'awaiting_payment' && invoiceNumber !== null;
}

type Closing = Pick<BalanceTransaction, 'id' | 'status' | 'invoiceNumber'>;

/**
 * Operations that mark an issued invoice as paid: the deposit counts, and its plan becomes the active one.
 * @throws RangeError when it is no {@link isOpenInvoice} (any more)
 */
export function markPaid(transaction: Closing, today: DateText): Op[] {
  if (!isOpenInvoice(transaction)) throw new RangeError(`«${transaction.id}» is not an invoice that waits`);
  return [{ op: 'set', kind: 'transaction', id: transaction.id, fields: { status: 'done', paidOn: today } }];
}

/**
 * Operations that cancel an issued invoice: it is kept, crossed out, and in no sum.
 * @throws RangeError when it is no {@link isOpenInvoice} (any more)
 */
export function cancelInvoice(transaction: Closing, today: DateText): Op[] {
  if (!isOpenInvoice(transaction)) throw new RangeError(`«${transaction.id}» is not an invoice that waits`);
  return [{ op: 'set', kind: 'transaction', id: transaction.id, fields: { status: 'cancelled', cancelledOn: today } }];
}

/** A plan that has been paid for. */
export interface ActivePlan {
  readonly plan: Plan;
  /** Day of the payment. */
  readonly since: DateText;
}

/** The active plan: that of the latest payment that has arrived; null when none was ever paid. */
export function activePlan(transactions: readonly BalanceTransaction[]): ActivePlan | null {
  let latest: { readonly planId: PlanId; readonly since: DateText; readonly updatedAt: string } | null = null;
  for (const { status, planId, paidOn, date, updatedAt } of transactions) {
    if (status !== 'done' || planId === null) continue;
    const since = paidOn ?? date;
    const later = latest === null || since > latest.since || (since === latest.since && updatedAt > latest.updatedAt);
    if (later) latest = { planId, since, updatedAt };
  }
  return latest && { plan: planOf(latest.planId), since: latest.since };
}
