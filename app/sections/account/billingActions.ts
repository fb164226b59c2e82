import type { PaymentCard, BalanceTransaction } from '#src/domain/account/account.ts';
import type { Plan } from '#src/domain/account/billing.ts';
import {
  editCard as editCardOps,
  makeDefault,
  removeCard,
  type PaymentCardForm,
} from '#src/domain/account/cardRules.ts';
import { asRead } from '#src/domain/core/expectation.ts';
import { dateOf } from '#src/domain/core/format.ts';
import {
  cancelInvoice as cancelInvoiceOps,
  invoiceOf,
  issueInvoice as draftInvoice,
  markPaid,
  nextInvoiceNumber,
  type Invoice,
} from '#src/domain/account/invoice.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { Requisites } from '#src/domain/account/requisites.ts';
import { isSampleSeller, SELLER } from '#src/domain/account/seller.ts';

import { commitWithUndo } from '../../shared/commitWithUndo.ts';
import { type CommitOptions, type Store } from '#store/port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { noteExport } from '../../shared/out/noteExport.ts';

/** How often a number that another tab has just taken is replaced by the next one. */
const TRIES = 20;

async function invoiceFile(invoice: Invoice): Promise<Blob> {
  const [{ makePdf }, { invoiceDrawing }] = await Promise.all([
    import('#files/writing/pdf.ts'),
    import('./invoicePdf.ts'),
  ]);
  return makePdf(invoiceDrawing(invoice));
}

async function save(blob: Blob, { number, payer, seller, date }: Invoice): Promise<string> {
  const { download, fileName } = await import('../../shared/download.ts');
  const title = isSampleSeller(seller) ? `ОБРАЗЕЦ счёта № ${number}` : `Счёт № ${number}`;
  const name = fileName(title, payer.organisation, date, 'pdf');
  download(blob, name);
  return name;
}

/**
 * Makes an invoice: first the file, so that nothing is stored that has none, then its place in the payment history, then the file is
 * handed to the browser.
 */
export async function issueInvoice(
  store: Store,
  plan: Plan,
  payer: Requisites,
): Promise<{ readonly number: number; readonly name: string }> {
  const page = await store.list('transaction');
  const first = nextInvoiceNumber(page.items);
  for (let number = first; ; number += 1) {
    const order = { planId: plan.id, payer, seller: SELLER, number, date: dateOf(new Date()) };
    const record = draftInvoice(order);
    const invoice = invoiceOf(record);
    if (!invoice) throw new RangeError('an invoice without its sides');
    const blob = await invoiceFile(invoice);
    try {
      await store.commit([{ op: 'create', kind: 'transaction', id: record.id, record }]);
    } catch (error) {
      // Another tab took the number meanwhile, or it belonged to an invoice that was removed.
      if (error instanceof StoreError && error.code === 'conflict' && number < first + TRIES) continue;
      throw error;
    }
    return { number, name: await save(blob, invoice) };
  }
}

/** Makes the file of a stored invoice again. Returns its name. */
export async function downloadInvoice(transaction: BalanceTransaction): Promise<string> {
  const invoice = invoiceOf(transaction);
  if (!invoice) throw new RangeError(`«${transaction.id}» has no invoice`);
  return save(await invoiceFile(invoice), invoice);
}

/** Commits what closes an invoice as it was shown. Returns the way back. */
async function close(store: Store, invoice: BalanceTransaction, ops: readonly Op[]): Promise<() => Promise<void>> {
  return commitWithUndo(store, ops, { expect: [asRead('transaction', invoice.id, invoice, ['status', 'invoice'])] });
}

/** Marks an issued invoice as paid. Returns the way back. */
export async function payInvoice(store: Store, transaction: BalanceTransaction): Promise<() => Promise<void>> {
  return close(store, transaction, markPaid(transaction, dateOf(new Date())));
}

/** Cancels an issued invoice. Returns the way back. */
export async function cancelInvoice(store: Store, transaction: BalanceTransaction): Promise<() => Promise<void>> {
  return close(store, transaction, cancelInvoiceOps(transaction, dateOf(new Date())));
}

/** Makes the file of these payments and hands it to the browser to save. Returns its name. */
export async function exportPayments(
  store: Store,
  company: string,
  found: readonly BalanceTransaction[],
): Promise<string> {
  const [{ download, fileName }, { makeWorkbook }, { paymentSheets }] = await Promise.all([
    import('../../shared/download.ts'),
    import('#files/writing/spreadsheet.ts'),
    import('./paymentsWorkbook.ts'),
  ]);
  const name = fileName('История платежей', company, dateOf(new Date()), 'xlsx');
  download(await makeWorkbook(paymentSheets(found)), name);
  noteExport(store, 'payments', 'xlsx');
  return name;
}

const cardsOf = async (store: Store): Promise<readonly PaymentCard[]> => (await store.list('paymentCard')).items;

/**
 * Returns the condition of a change of one card among the others: it is as it was shown, and they as they were read, for only one
 * may be the default.
 */
const among = (cards: readonly PaymentCard[], card: PaymentCard): CommitOptions => ({
  expect: [
    asRead('paymentCard', card.id, card),
    ...cards.filter(({ id }) => id !== card.id).map((other) => asRead('paymentCard', other.id, other, ['isDefault'])),
  ],
});

/** Makes a card the default one. Returns the way back. */
export async function makeCardDefault(store: Store, card: PaymentCard): Promise<() => Promise<void>> {
  const cards = await cardsOf(store);
  return commitWithUndo(store, makeDefault(card.id, cards), among(cards, card));
}

/** Stores what was changed in a card. */
export async function editCard(store: Store, card: PaymentCard, form: PaymentCardForm): Promise<void> {
  const cards = await cardsOf(store);
  await store.commit(editCardOps(card, form, cards), among(cards, card));
}

/** Deletes a card. Returns the way back. */
export async function deleteCard(store: Store, card: PaymentCard): Promise<() => Promise<void>> {
  const cards = await cardsOf(store);
  return commitWithUndo(store, removeCard(card, cards), among(cards, card));
}
