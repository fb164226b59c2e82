import type { BalanceTransaction } from '#src/domain/account/account.ts';
import { paymentStatus } from '#src/domain/account/balance.ts';
import { planOf } from '#src/domain/account/billing.ts';
import { TERMS } from '#src/domain/terms.ts';

import type { CellValue, Column, Sheet } from '#files/writing/spreadsheet.ts';

const COLUMNS: readonly Column[] = [
  { header: TERMS.transaction.date, width: 12, type: 'date' },
  { header: `${TERMS.transaction.amount}, ₽`, width: 14, type: 'number' },
  { header: TERMS.transaction.type, width: 18, type: 'text' },
  { header: TERMS.transaction.description, width: 60, type: 'text' },
  { header: TERMS.transaction.project, width: 40, type: 'text' },
  { header: TERMS.transaction.invoiceNumber, width: 10, type: 'number' },
  { header: `${TERMS.together.invoiceAmount}, ₽`, width: 16, type: 'number' },
  { header: TERMS.transaction.planId, width: 16, type: 'text' },
  { header: 'Плательщик', width: 40, type: 'text' },
  { header: 'ИНН плательщика', width: 18, type: 'text' },
  { header: TERMS.transaction.paidOn, width: 12, type: 'date' },
  { header: TERMS.transaction.cancelledOn, width: 12, type: 'date' },
];

function rowOf(transaction: BalanceTransaction): CellValue[] {
  const { date, amount, status, description, project, invoiceNumber, planId, invoice, paidOn, cancelledOn } =
    transaction;
  return [
    date,
    // Their sum is the balance: what waits or was cancelled is not in it.
    status === 'done' ? amount : null,
    paymentStatus(transaction),
    description,
    project,
    invoiceNumber,
    invoiceNumber === null ? null : amount,
    planId && planOf(planId).name,
    invoice && invoice.payer.organisation,
    invoice && invoice.payer.inn,
    paidOn,
    cancelledOn,
  ];
}

/** The sheet «История платежей» (R58), in the order given. */
export function paymentSheets(transactions: readonly BalanceTransaction[]): Sheet[] {
  return [{ name: 'История платежей', columns: COLUMNS, rows: transactions.map(rowOf) }];
}
