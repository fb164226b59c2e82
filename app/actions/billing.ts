import type { PaymentCard, Seller, SellerDetails, Transaction } from '#src/domain/account.ts';
import type { Plan } from '#src/domain/billing.ts';
import { editCard as editCardOps, makeDefault, removeCard, type CardForm } from '#src/domain/cardRules.ts';
import { dateOf } from '#src/domain/format.ts';
import {
  invoiceOf,
  issueInvoice as draftInvoice,
  markPaid,
  nextInvoiceNumber,
  type Invoice,
} from '#src/domain/invoice.ts';
import { checkSeller, type Requisites } from '#src/domain/requisites.ts';

import { commitWithUndo } from './audiences.ts';
import { StoreError, type Store } from '../workspace/port.ts';

/** How often a number that another tab has just taken is replaced by the next one. */
const TRIES = 20;

/** Why no invoice can be issued; the message is for the person. */
export class BillingError extends Error {
  override readonly name = 'BillingError';
}

async function invoiceFile(invoice: Invoice): Promise<Blob> {
  const [{ makePdf }, { invoiceDrawing }] = await Promise.all([
    import('../exporters/pdf.ts'),
    import('../exporters/invoicePdf.ts'),
  ]);
  return makePdf(invoiceDrawing(invoice));
}

async function save(blob: Blob, { number, payer, date }: Invoice): Promise<string> {
  const { download, fileName } = await import('../exporters/download.ts');
  const name = fileName(`Счёт № ${number}`, payer.organisation, date, 'pdf');
  download(blob, name);
  return name;
}

/**
 * Makes an invoice: first the file, so that nothing is stored that has none, then its place in the payment history, then the file is
 * handed to the browser.
 * @throws BillingError when the seller's details do not allow it
 */
export async function issueInvoice(
  store: Store,
  plan: Plan,
  payer: Requisites,
): Promise<{ readonly number: number; readonly name: string }> {
  const [page, seller] = await Promise.all([store.list('transaction'), store.get('seller', 'seller')]);
  if (!seller || seller.deletedAt !== null || Object.keys(checkSeller(seller)).length > 0) {
    throw new BillingError('Счёт не выставлен: реквизиты продавца не заполнены. Укажите их над формой и повторите.');
  }
  const first = nextInvoiceNumber(page.items);
  for (let number = first; ; number += 1) {
    const order = { planId: plan.id, payer, seller, number, date: dateOf(new Date()) };
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
export async function downloadInvoice(transaction: Transaction): Promise<string> {
  const invoice = invoiceOf(transaction);
  if (!invoice) throw new RangeError(`«${transaction.id}» has no invoice`);
  return save(await invoiceFile(invoice), invoice);
}

/** Marks an awaited invoice as paid. Returns the way back. */
export async function payInvoice(store: Store, transaction: Transaction): Promise<() => Promise<void>> {
  const { id, updatedAt } = transaction;
  const ops = markPaid(transaction, dateOf(new Date()));
  const { inverse } = await store.commit(ops, { unchanged: [{ kind: 'transaction', id, updatedAt }] });
  return async () => {
    await store.commit(inverse);
  };
}

/** Makes the file of these payments and hands it to the browser to save. Returns its name. */
export async function exportPayments(company: string, found: readonly Transaction[]): Promise<string> {
  const [{ download, fileName }, { makeWorkbook }, { paymentSheets }] = await Promise.all([
    import('../exporters/download.ts'),
    import('../exporters/spreadsheet.ts'),
    import('../exporters/paymentsWorkbook.ts'),
  ]);
  const name = fileName('История платежей', company, dateOf(new Date()), 'xlsx');
  download(await makeWorkbook(paymentSheets(found)), name);
  return name;
}

/** Stores who issues the invoices. */
export async function saveSeller(store: Store, before: Seller | null, details: SellerDetails): Promise<void> {
  if (before) {
    await store.commit([{ op: 'set', kind: 'seller', id: 'seller', fields: details }], {
      unchanged: [{ kind: 'seller', id: 'seller', updatedAt: before.updatedAt }],
    });
    return;
  }
  await store.commit([{ op: 'create', kind: 'seller', id: 'seller', record: { id: 'seller', ...details } }]);
}

const cardsOf = async (store: Store): Promise<readonly PaymentCard[]> => (await store.list('paymentCard')).items;

/** Makes a card the default one. Returns the way back. */
export async function makeCardDefault(store: Store, card: PaymentCard): Promise<() => Promise<void>> {
  return commitWithUndo(store, makeDefault(card.id, await cardsOf(store)));
}

/** Stores what was changed in a card. */
export async function editCard(store: Store, card: PaymentCard, form: CardForm): Promise<void> {
  const ops = editCardOps(card, form, await cardsOf(store));
  if (ops.length > 0) await store.commit(ops);
}

/** Deletes a card. Returns the way back. */
export async function deleteCard(store: Store, card: PaymentCard): Promise<() => Promise<void>> {
  return commitWithUndo(store, removeCard(card, await cardsOf(store)));
}
