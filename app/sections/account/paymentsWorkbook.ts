import type { BalanceTransaction } from '#src/domain/account/account.ts';
import { paymentStatus } from '#src/domain/account/balance.ts';
import { planOf } from '#src/domain/account/billing.ts';
import { TERMS } from '#src/domain/terms.ts';

import { type ColumnOf, dateColumn, numberColumn, sheetOf, textColumn } from '#files/writing/sheetOf.ts';
import type { Sheet } from '#files/writing/spreadsheet.ts';

const COLUMNS: readonly ColumnOf<BalanceTransaction>[] = [
  dateColumn(TERMS.transaction.date, 12, ({ date }) => date),
  // Their sum is the balance: what waits or was cancelled is not in it.
  numberColumn(`${TERMS.transaction.amount}, ₽`, 14, ({ status, amount }) => (status === 'done' ? amount : null)),
  textColumn(TERMS.transaction.type, 18, paymentStatus),
  textColumn(TERMS.transaction.description, 60, ({ description }) => description),
  textColumn(TERMS.transaction.project, 40, ({ project }) => project),
  numberColumn(TERMS.transaction.invoiceNumber, 10, ({ invoiceNumber }) => invoiceNumber),
  numberColumn(`${TERMS.together.invoiceAmount}, ₽`, 16, ({ invoiceNumber, amount }) =>
    invoiceNumber === null ? null : amount,
  ),
  textColumn(TERMS.transaction.planId, 16, ({ planId }) => planId && planOf(planId).name),
  textColumn('Плательщик', 40, ({ invoice }) => invoice && invoice.payer.organisation),
  textColumn('ИНН плательщика', 18, ({ invoice }) => invoice && invoice.payer.inn),
  dateColumn(TERMS.transaction.paidOn, 12, ({ paidOn }) => paidOn),
  dateColumn(TERMS.transaction.cancelledOn, 12, ({ cancelledOn }) => cancelledOn),
];

/** The sheet «История платежей» (R58), in the order given. */
export const paymentSheets = (transactions: readonly BalanceTransaction[]): Sheet[] => [
  sheetOf('История платежей', COLUMNS, transactions),
];
