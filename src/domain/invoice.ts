import type { InvoiceSides, SellerDetails, Transaction } from './account.ts';
import { PLANS, planOf, type Plan, type PlanId } from './billing.ts';
import { formatDate, NBSP } from './format.ts';
import type { Draft, Op } from './operation.ts';
import type { DateText } from './record.ts';
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
  /** Of the total, included. */
  readonly vat: number;
}

/** The number for a new invoice: the one after the highest. */
export function nextInvoiceNumber(transactions: readonly Pick<Transaction, 'invoiceNumber'>[]): number {
  return transactions.reduce((highest, { invoiceNumber }) => Math.max(highest, invoiceNumber ?? 0), 0) + 1;
}

function daysAfter(date: DateText, days: number): DateText {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** An invoice by what is stored of it, or null when its sides are not known here. */
export function invoiceOf(
  transaction: Pick<Transaction, 'amount' | 'date' | 'invoice' | 'invoiceNumber' | 'planId'>,
): Invoice | null {
  const { amount, date, invoice, invoiceNumber, planId } = transaction;
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
  };
}

/** «Счёт № 208 от 21.11.2026»: how a person names it. */
export function invoiceTitle({ number, date }: Pick<Invoice, 'number' | 'date'>): string {
  return `Счёт №${NBSP}${number} от${NBSP}${formatDate(date)}`;
}

/** What the payer writes into the payment order. */
export function paymentPurpose({ number, date, plan, vatPercent, vat }: Invoice): string {
  const tax = `В${NBSP}том числе НДС ${vatPercent}${NBSP}%${NBSP}— ${formatKopecks(vat)}${NBSP}руб.`;
  return `Оплата по${NBSP}счёту №${NBSP}${number} от${NBSP}${formatDate(date)} за${NBSP}доступ к${NBSP}сервису «Ориентир», тариф «${plan.name}». ${tax}`;
}

/** What a new invoice is made of. */
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
  };
}

/**
 * Operations that mark an awaited invoice as paid: the deposit counts, and its plan becomes the active one.
 * @throws RangeError when it is not awaited any more
 */
export function markPaid({ id, status }: Pick<Transaction, 'id' | 'status'>, today: DateText): Op[] {
  if (status !== 'awaiting_payment') throw new RangeError(`«${id}» is paid already`);
  return [{ op: 'set', kind: 'transaction', id, fields: { status: 'done', paidOn: today } }];
}

/** A plan that has been paid for. */
export interface ActivePlan {
  readonly plan: Plan;
  /** Day of the payment. */
  readonly since: DateText;
}

/** The active plan: that of the latest payment that has arrived; null when none was ever paid. */
export function activePlan(transactions: readonly Transaction[]): ActivePlan | null {
  let latest: { readonly planId: PlanId; readonly since: DateText; readonly updatedAt: string } | null = null;
  for (const { status, planId, paidOn, date, updatedAt } of transactions) {
    if (status !== 'done' || planId === null) continue;
    const since = paidOn ?? date;
    const later = latest === null || since > latest.since || (since === latest.since && updatedAt > latest.updatedAt);
    if (later) latest = { planId, since, updatedAt };
  }
  return latest && { plan: planOf(latest.planId), since: latest.since };
}

/** What the description of an old deposit says of its invoice; before version 2 it stood nowhere else. */
export function readOldInvoice(description: string): Pick<Transaction, 'planId' | 'invoiceNumber'> {
  const number = /сч[её]ту? №\s*(\d{1,9})/iu.exec(description)?.[1];
  const name = /тариф «([^»]+)»/u.exec(description)?.[1];
  return {
    planId: PLANS.find((plan) => plan.name === name)?.id ?? null,
    invoiceNumber: number === undefined || Number(number) === 0 ? null : Number(number),
  };
}
