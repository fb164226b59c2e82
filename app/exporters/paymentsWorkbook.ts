import type { Transaction } from '#src/domain/account.ts';
import { paymentStatus } from '#src/domain/balance.ts';
import { planOf } from '#src/domain/billing.ts';

import type { CellValue, Column, Sheet } from './spreadsheet.ts';

const COLUMNS: readonly Column[] = [
  { header: 'Дата', width: 12, type: 'date' },
  { header: 'Сумма, ₽', width: 14, type: 'number' },
  { header: 'Операция', width: 18, type: 'text' },
  { header: 'Описание', width: 60, type: 'text' },
  { header: 'Проект', width: 40, type: 'text' },
  { header: 'Счёт №', width: 10, type: 'number' },
  { header: 'Тариф', width: 16, type: 'text' },
  { header: 'Плательщик', width: 40, type: 'text' },
  { header: 'ИНН плательщика', width: 18, type: 'text' },
  { header: 'Оплачен', width: 12, type: 'date' },
];

function rowOf(transaction: Transaction): CellValue[] {
  const { date, amount, description, project, invoiceNumber, planId, invoice, paidOn } = transaction;
  return [
    date,
    amount,
    paymentStatus(transaction),
    description,
    project,
    invoiceNumber,
    planId && planOf(planId).name,
    invoice && invoice.payer.organisation,
    invoice && invoice.payer.inn,
    paidOn,
  ];
}

/** The sheet «История платежей» (decision 13), in the order given. */
export function paymentSheets(transactions: readonly Transaction[]): Sheet[] {
  return [{ name: 'История платежей', columns: COLUMNS, rows: transactions.map(rowOf) }];
}
