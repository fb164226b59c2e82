import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { BalanceTransaction } from '#src/domain/account/account.ts';
import { filterPayments, paymentStatus, summariseBalance } from '#src/domain/account/balance.ts';
import { PLAN_IDS, planOf, PLANS, readPlanId } from '#src/domain/account/billing.ts';
import {
  activePlan,
  cancelInvoice,
  invoiceOf,
  invoiceTitle,
  issueInvoice,
  lastPayer,
  markPaid,
  nextInvoiceNumber,
  paymentPurpose,
} from '#src/domain/account/invoice.ts';
import { applyOp, type Op } from '#src/domain/core/operation.ts';
import { EMPTY_REQUISITES } from '#src/domain/account/requisites.ts';
import { formatKopecks, includedVat, kopecks, vatRate } from '#src/domain/account/vat.ts';
import { isSampleSeller, SELLER } from '#src/domain/account/seller.ts';
import { transactions } from '#src/samples/account.ts';
import { readOldInvoice } from '#src/domain/account/oldInvoice.ts';

const payer = transactions.find(({ invoice }) => invoice)?.invoice?.payer ?? EMPTY_REQUISITES;
const order = { planId: 'team', payer, seller: SELLER, number: 208, date: '2026-11-21' } as const;
const stored = (change: Partial<BalanceTransaction>): BalanceTransaction => ({
  ...(transactions[0] as BalanceTransaction),
  ...change,
});

describe('VAT', () => {
  it.each([
    [0, 0],
    [1, 18],
    [2, 36],
    [5, 90],
    [11, 198],
    [21, 379],
    [1000, 18_033],
    [25_000, 450_820],
    [147_000, 2_650_820],
    [450_000, 8_114_754],
    [1e9, 18_032_786_885],
  ])('of %d roubles at 22 %%', (roubles, vat) => {
    expect(includedVat(kopecks(roubles), 22)).toBe(vat);
  });
  it('was 20 % before 2026', () => {
    expect([vatRate('2025-12-31'), vatRate('2026-01-01'), vatRate('2018-12-31')]).toEqual([20, 22, 18]);
    expect(includedVat(12_000, 20)).toBe(2000);
  });
  it('is the nearest kopeck, half a kopeck up, for any sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), fc.constantFrom(18, 20, 22), (gross, percent) => {
        const vat = BigInt(includedVat(gross, percent));
        // |vat − gross·p/(100+p)| ≤ ½, in whole numbers.
        const twice = 2n * (vat * BigInt(100 + percent) - BigInt(gross) * BigInt(percent));
        expect(twice > -BigInt(100 + percent) && twice <= BigInt(100 + percent)).toBe(true);
      }),
    );
  });
  it('a sum is written with its kopecks', () => {
    expect([0, 5, 100, 14_700_000, 123_456_789_01].map(formatKopecks)).toEqual([
      '0,00',
      '0,05',
      '1,00',
      '147\u00A0000,00',
      '123\u00A0456\u00A0789,01',
    ]);
  });
});

describe('an invoice', () => {
  it.each([
    ['personal', 2_500_000, 450_820],
    ['team', 14_700_000, 2_650_820],
    ['department', 45_000_000, 8_114_754],
  ] as const)('for the plan %s', (planId, total, vat) => {
    const draft = issueInvoice({ ...order, planId });
    expect(draft).toMatchObject({
      id: 'invoice-208',
      status: 'awaiting_payment',
      amount: total / 100,
      planId,
      paidOn: null,
    });
    const invoice = invoiceOf(draft);
    expect(invoice).toMatchObject({ number: 208, total, vat, vatPercent: 22, due: '2026-12-01', payer });
    expect(invoice?.plan).toBe(planOf(planId));
  });
  it('is named and has its purpose', () => {
    const invoice = invoiceOf(issueInvoice(order));
    if (!invoice) throw new Error('no invoice');
    expect(invoiceTitle(invoice)).toBe('Счёт №\u00A0208 от\u00A021.11.2026');
    expect(paymentPurpose(invoice).replaceAll('\u00A0', ' ')).toBe(
      'Оплата по счёту № 208 от 21.11.2026 за доступ к сервису «Ориентир», тариф «Команда». В том числе НДС 22 % — 26 508,20 руб.',
    );
  });
  it('is not issued to or by somebody whose numbers are wrong', () => {
    expect(() => issueInvoice({ ...order, payer: { ...payer, inn: '1' } })).toThrow(RangeError);
    expect(() => issueInvoice({ ...order, seller: { ...SELLER, account: '1' } })).toThrow(RangeError);
  });
  it('has the next free number', () => {
    expect(nextInvoiceNumber(transactions)).toBe(208);
    expect(nextInvoiceNumber([])).toBe(1);
  });
  it('that was not made here has no paper', () => {
    expect(invoiceOf(transactions[0] as BalanceTransaction)).toBeNull();
  });
});

describe('the active plan', () => {
  it('is that of the latest payment that arrived', () => {
    expect(activePlan(transactions)).toEqual({ plan: planOf('team'), since: '2026-09-07' });
    expect(activePlan([])).toBeNull();
    const awaiting = stored({
      id: 'a',
      status: 'awaiting_payment',
      planId: 'department',
      date: '2026-11-20',
      paidOn: null,
    });
    expect(activePlan([...transactions, awaiting])?.plan.id).toBe('team');
    const paid = stored({ ...awaiting, status: 'done', paidOn: '2026-11-21' });
    expect(activePlan([paid, ...transactions])).toEqual({ plan: planOf('department'), since: '2026-11-21' });
    const later = stored({ ...paid, id: 'b', planId: 'personal', updatedAt: '2026-11-21T12:00:00.000Z' });
    expect(activePlan([later, paid])?.plan.id).toBe('personal');
    expect(activePlan([paid, later])?.plan.id).toBe('personal');
  });
  it('begins when the invoice is marked, once', () => {
    expect(markPaid({ id: 'a', status: 'awaiting_payment', invoiceNumber: 1 }, '2026-11-21')).toEqual([
      { op: 'set', kind: 'transaction', id: 'a', fields: { status: 'done', paidOn: '2026-11-21' } },
    ]);
    expect(() => markPaid({ id: 'a', status: 'done', invoiceNumber: 1 }, '2026-11-21')).toThrow(RangeError);
  });
});

const issuedTo = (invoiceNumber: number, name: string) => ({
  invoiceNumber,
  invoice: { payer: { ...payer, organisation: name }, seller: SELLER },
});

describe('the payer for the next invoice', () => {
  it('is that of the highest number, whatever order they come in', () => {
    const all = [issuedTo(207, 'Первый'), issuedTo(209, 'Последний'), issuedTo(208, 'Второй')];
    for (const some of [all, all.toReversed()]) expect(lastPayer(some)?.organisation).toBe('Последний');
    expect(lastPayer([{ invoiceNumber: null, invoice: null }])).toBeNull();
  });
});

describe('an issued invoice', () => {
  const issued = stored({ ...issueInvoice(order) });
  const after = (ops: readonly Op[]): BalanceTransaction =>
    ops.reduce((one, op) => applyOp(one, op, '2026-11-22T09:00:00.000Z') as BalanceTransaction, issued);

  it('is paid once or cancelled once, and nothing but an issued invoice is', () => {
    const paid = after(markPaid(issued, '2026-11-22'));
    const cancelled = after(cancelInvoice(issued, '2026-11-22'));
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelledOn: '2026-11-22', amount: 147_000, paidOn: null });
    const unnumbered = { ...issued, invoiceNumber: null };
    for (const one of [paid, cancelled, unnumbered, ...transactions.filter(({ status }) => status === 'done')]) {
      expect(() => markPaid(one, '2026-11-23')).toThrow(RangeError);
      expect(() => cancelInvoice(one, '2026-11-23')).toThrow(RangeError);
    }
  });

  it('that was cancelled is kept, and in no sum', () => {
    const cancelled = after(cancelInvoice(issued, '2026-11-22'));
    const without = summariseBalance(transactions, '2026-11-22');
    expect(summariseBalance([...transactions, cancelled], '2026-11-22')).toEqual(without);
    expect(activePlan([cancelled])).toBeNull();
    expect(nextInvoiceNumber([cancelled])).toBe(209);
    expect(filterPayments([cancelled], 'all')).toEqual([cancelled]);
    expect(filterPayments([cancelled], 'cancelled')).toEqual([cancelled]);
    for (const filter of ['awaiting', 'deposit', 'spend'] as const) {
      expect(filterPayments([cancelled], filter)).toEqual([]);
    }
    expect(paymentStatus(cancelled)).toBe('Отменён');
  });

  it('is a sample while the seller is the sample’s', () => {
    expect(isSampleSeller(SELLER)).toBe(true);
    expect(isSampleSeller({ ...SELLER, inn: '7736050003' })).toBe(false);
  });
});

describe('what was stored before version 2', () => {
  it.each([
    ['Пополнение по счёту № 118, тариф «Команда»', 'team', 118],
    ['Счёт №\u00A0207, тариф «Департамент»', 'department', 207],
    ['Пополнение с карты •• 4821', null, null],
    ['Счёт № 0', null, null],
    ['тариф «Чужой»', null, null],
  ])('%s', (description, planId, invoiceNumber) => {
    expect(readOldInvoice(description)).toEqual({ planId, invoiceNumber });
  });
});

describe('plans', () => {
  it('have every figure that is promised', () => {
    expect(PLANS.map(({ id }) => id)).toEqual(PLAN_IDS);
    expect(PLAN_IDS.map((id) => planOf(id).price)).toEqual([25_000, 147_000, 450_000]);
    expect(PLANS.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['team']);
    // Respondents come to interviews with a conversion of about 20 %.
    expect(PLANS.every(({ respondents, interviews }) => interviews === respondents / 5)).toBe(true);
    expect([readPlanId('team'), readPlanId('x'), readPlanId(null)]).toEqual(['team', null, null]);
  });
});
