import type { Transaction } from '#src/domain/account/account.ts';
import { EMPTY_REQUISITES, type Requisites } from '#src/domain/account/requisites.ts';
import { transactions } from '#src/samples/account.ts';

/** The day that the samples end on. */
export const TODAY = '2026-11-21';

/** The sample's awaited invoice. */
export const awaited = transactions.find(({ status }) => status === 'awaiting_payment') as Transaction;

/** Its payer. */
export const payer: Requisites = awaited.invoice?.payer ?? EMPTY_REQUISITES;

/** A history of any length: the sample over and over, each movement a day before the last. */
export function history(length: number): Transaction[] {
  return Array.from({ length }, (_, index) => {
    const one = transactions[index % transactions.length] as Transaction;
    const date = new Date(Date.UTC(2026, 10, 21 - index)).toISOString().slice(0, 10);
    return { ...one, id: `movement-${index}`, date, description: `${index + 1}. ${one.description}` };
  });
}
