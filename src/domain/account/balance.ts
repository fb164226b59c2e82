import type { BalanceSummary, BalanceTransaction } from './account.ts';
import type { DateText } from '../core/record.ts';
import { kopecks } from './vat.ts';

/** The window of the forecast, days: three months level out a month with one large study. */
const WINDOW = 90;
/** A month of the forecast, days. */
const MONTH = 30;

const DAY_MS = 86_400_000;
const dayNumber = (date: DateText): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

const counts = ({ status }: Pick<BalanceTransaction, 'status'>): boolean => status === 'done';
const isSpend = (transaction: Pick<BalanceTransaction, 'status' | 'amount'>): boolean =>
  counts(transaction) && transaction.amount < 0;

/**
 * Money and its forecast (R53). Awaited and cancelled payments do not count. `monthlySpend` is the spend of the last 90 days
 * for 30 days, to the rouble; of a younger history, of the days since its first movement, 30 at least. `estimatedDays`: whole days
 * that the balance lasts at that spend, null when nothing is spent.
 */
export function summariseBalance(
  transactions: readonly Pick<BalanceTransaction, 'status' | 'amount' | 'date'>[],
  today: DateText,
): BalanceSummary {
  const end = dayNumber(today);
  let current = 0;
  let spent = 0;
  let first = end;
  for (const transaction of transactions) {
    if (!counts(transaction)) continue;
    const sum = kopecks(transaction.amount);
    current += sum;
    const day = dayNumber(transaction.date);
    if (Number.isNaN(day)) continue;
    if (day < first) first = day;
    if (sum < 0 && day <= end && day > end - WINDOW) spent -= sum;
  }
  const days = Math.min(WINDOW, Math.max(MONTH, end - first + 1));
  const perDay = spent / days;
  return {
    current: current / 100,
    currency: 'RUB',
    estimatedDays: perDay === 0 ? null : Math.max(0, Math.floor(current / perDay)),
    monthlySpend: Math.round((perDay * MONTH) / 100),
  };
}

export interface ProjectSpend {
  /** Empty for what belongs to none. */
  readonly project: string;
  /** Roubles, above 0. */
  readonly amount: number;
  /** Part of all spend, from 0 to 1. */
  readonly share: number;
}

export function spendByProject(
  transactions: readonly Pick<BalanceTransaction, 'status' | 'amount' | 'project'>[],
): ProjectSpend[] {
  const sums = new Map<string, number>();
  let total = 0;
  for (const transaction of transactions) {
    if (!isSpend(transaction)) continue;
    const sum = -kopecks(transaction.amount);
    sums.set(transaction.project, (sums.get(transaction.project) ?? 0) + sum);
    total += sum;
  }
  return [...sums]
    .map(([project, sum]) => ({ project, amount: sum / 100, share: sum / total }))
    .sort((a, b) => b.amount - a.amount || (a.project < b.project ? -1 : 1));
}

/** Spending of one calendar month. */
export interface MonthSpend {
  /** `yyyy-mm`. */
  readonly month: string;
  /** Roubles, 0 or more. */
  readonly amount: number;
}

/** Spend of the last months, oldest first, the present one last; months without any are there with 0. */
export function spendByMonth(
  transactions: readonly Pick<BalanceTransaction, 'status' | 'amount' | 'date'>[],
  today: DateText,
  months: number,
): MonthSpend[] {
  const sums = new Map<string, number>();
  for (const transaction of transactions) {
    if (!isSpend(transaction)) continue;
    const month = transaction.date.slice(0, 7);
    sums.set(month, (sums.get(month) ?? 0) - kopecks(transaction.amount));
  }
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: months }, (_, index) => {
    const at = last - months + 1 + index;
    const month = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    return { month, amount: (sums.get(month) ?? 0) / 100 };
  });
}

/** Filter of the payment history. */
export type PaymentFilter = 'all' | 'deposit' | 'spend' | 'awaiting' | 'cancelled';

export const PAYMENT_FILTERS: readonly PaymentFilter[] = ['all', 'deposit', 'spend', 'awaiting', 'cancelled'];

export const PAYMENT_FILTER_LABELS: Readonly<Record<PaymentFilter, string>> = {
  all: 'Все операции',
  deposit: 'Поступления',
  spend: 'Списания',
  awaiting: 'Ожидают оплаты',
  cancelled: 'Отменённые счета',
};

/** The filter that an address names; everything when it names none. */
export function readPaymentFilter(text: string | null): PaymentFilter {
  return PAYMENT_FILTERS.find((filter) => filter === text) ?? 'all';
}

const PASSES: Readonly<Record<PaymentFilter, (transaction: Pick<BalanceTransaction, 'status' | 'amount'>) => boolean>> =
  {
    all: () => true,
    deposit: (transaction) => counts(transaction) && transaction.amount >= 0,
    spend: isSpend,
    awaiting: ({ status }) => status === 'awaiting_payment',
    cancelled: ({ status }) => status === 'cancelled',
  };

const later = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/** The payments that pass the filter, newest first: by date, then by the moment they were stored. */
export function filterPayments<T extends Pick<BalanceTransaction, 'id' | 'status' | 'amount' | 'date' | 'createdAt'>>(
  transactions: readonly T[],
  filter: PaymentFilter,
): T[] {
  return transactions
    .filter(PASSES[filter])
    .sort((a, b) => later(a.date, b.date) || later(a.createdAt, b.createdAt) || later(a.id, b.id));
}

/** Returns the status of a payment in words. */
export function paymentStatus({ status, amount }: Pick<BalanceTransaction, 'status' | 'amount'>): string {
  if (status === 'awaiting_payment') return 'Ожидает оплаты';
  if (status === 'cancelled') return 'Отменён';
  return amount < 0 ? 'Списание' : 'Поступление';
}
