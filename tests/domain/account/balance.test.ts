import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { BalanceTransaction } from '#src/domain/account/account.ts';
import {
  filterPayments,
  paymentStatus,
  PAYMENT_FILTERS,
  readPaymentFilter,
  spendByMonth,
  spendByProject,
  summariseBalance,
} from '#src/domain/account/balance.ts';
import { cardName, editCard, makeDefault, removeCard, sortCards } from '#src/domain/account/cardRules.ts';
import { paymentCards, transactions } from '#src/samples/account.ts';

const TODAY = '2026-11-21';
const [sample] = transactions;
const movement = (change: Partial<BalanceTransaction>): BalanceTransaction => ({
  ...(sample as BalanceTransaction),
  ...change,
});
const spend = (date: string, amount: number, project = 'А'): BalanceTransaction =>
  movement({ date, amount: -amount, project, type: 'research' });

const some = fc.array(
  fc
    .record({
      amount: fc.integer({ min: -50_000_000, max: 50_000_000 }).map((kopecks) => kopecks / 100),
      status: fc.constantFrom<BalanceTransaction['status'][]>('done', 'awaiting_payment', 'cancelled'),
      project: fc.constantFrom('', 'А', 'Б'),
      day: fc.integer({ min: 0, max: 689 }),
    })
    .map(({ day, ...rest }) =>
      movement({ ...rest, date: new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10) }),
    ),
);

describe('the balance', () => {
  it('of the sample', () => {
    expect(summariseBalance(transactions, TODAY)).toEqual({
      current: 72_500,
      currency: 'RUB',
      estimatedDays: 41,
      monthlySpend: 52_933,
    });
  });
  it('of nothing', () => {
    expect(summariseBalance([], TODAY)).toEqual({ current: 0, currency: 'RUB', estimatedDays: null, monthlySpend: 0 });
  });
  it('does not count what is awaited', () => {
    const awaited = movement({ amount: 450_000, status: 'awaiting_payment', date: TODAY });
    expect(summariseBalance([...transactions, awaited], TODAY)).toEqual(summariseBalance(transactions, TODAY));
  });
  it('a young history is measured by its own days, a month at least', () => {
    const deposit = movement({ amount: 10_000, date: '2026-11-20' });
    expect(summariseBalance([deposit, spend(TODAY, 1000)], TODAY)).toMatchObject({
      monthlySpend: 1000,
      estimatedDays: 270,
    });
    const older = [movement({ amount: 10_000, date: '2026-10-03' }), spend(TODAY, 1000)];
    expect(summariseBalance(older, TODAY)).toMatchObject({ monthlySpend: 600, estimatedDays: 450 });
  });
  it('forgets spend older than 90 days, and an empty purse lasts no day', () => {
    expect(summariseBalance([spend('2026-08-23', 1000)], TODAY)).toMatchObject({
      monthlySpend: 0,
      estimatedDays: null,
    });
    expect(summariseBalance([spend('2026-08-24', 900)], TODAY)).toMatchObject({ monthlySpend: 300, estimatedDays: 0 });
  });
  it('is exact to the kopeck', () => {
    const tenths = Array.from({ length: 10 }, () => movement({ amount: 0.1 }));
    expect(summariseBalance(tenths, TODAY).current).toBe(1);
  });
  it('agrees with its parts, whatever the movements', () => {
    fc.assert(
      fc.property(some, (all) => {
        const done = all.filter(({ status }) => status === 'done');
        const sum = done.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
        expect(summariseBalance(all, TODAY).current).toBe(sum / 100);
        const spent = done.reduce((total, { amount }) => total + Math.round(Math.max(0, -amount) * 100), 0);
        const parts = spendByProject(all);
        expect(parts.reduce((total, { amount }) => total + Math.round(amount * 100), 0)).toBe(spent);
        expect(parts.reduce((total, { share }) => total + share, 0)).toBeCloseTo(parts.length > 0 ? 1 : 0);
        expect(parts.every(({ amount }, index) => amount <= (parts[index - 1]?.amount ?? Infinity))).toBe(true);
        const months = spendByMonth(all, TODAY, 36);
        expect(months.reduce((total, { amount }) => total + Math.round(amount * 100), 0)).toBe(spent);
      }),
    );
  });
});

describe('spend by month', () => {
  it('has every month, the present one last, over a turn of the year', () => {
    expect(spendByMonth([spend('2026-01-31', 5), spend('2025-11-01', 7)], '2026-02-01', 4)).toEqual([
      { month: '2025-11', amount: 7 },
      { month: '2025-12', amount: 0 },
      { month: '2026-01', amount: 5 },
      { month: '2026-02', amount: 0 },
    ]);
  });
  it('of the sample', () => {
    expect(spendByMonth(transactions, TODAY, 6).map(({ amount }) => amount)).toEqual([
      18_400, 69_300, 24_000, 54_300, 47_200, 33_300,
    ]);
  });
});

describe('the payment history', () => {
  it('is narrowed, newest first', () => {
    const counts = PAYMENT_FILTERS.map((filter) => filterPayments(transactions, filter).length);
    expect(counts).toEqual([14, 3, 10, 1, 0]);
    expect(filterPayments(transactions, 'all')[0]?.id).toBe('transaction-14');
    const same = [movement({ id: 'a' }), movement({ id: 'c' }), movement({ id: 'b' })];
    expect(filterPayments(same, 'all').map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
  it('knows its filters', () => {
    expect([readPaymentFilter('awaiting'), readPaymentFilter('x'), readPaymentFilter(null)]).toEqual([
      'awaiting',
      'all',
      'all',
    ]);
  });
});

describe('saved cards', () => {
  const [mir, visa] = sortCards(paymentCards);
  if (!mir || !visa) throw new Error('no cards');
  it('have one default card', () => {
    expect(cardName(mir)).toBe('Мир ••\u00A04821');
    expect(makeDefault(mir.id, paymentCards)).toEqual([]);
    expect(makeDefault(visa.id, paymentCards)).toHaveLength(2);
    expect(editCard(visa, { type: 'debit', isDefault: true }, paymentCards)).toHaveLength(3);
    expect(editCard(mir, { type: 'debit', isDefault: false }, paymentCards)).toEqual([]);
  });
  it('the next one becomes it when the default card goes', () => {
    expect(removeCard(mir, paymentCards)).toEqual([
      { op: 'remove', kind: 'paymentCard', id: mir.id },
      { op: 'set', kind: 'paymentCard', id: visa.id, fields: { isDefault: true } },
    ]);
    expect(removeCard(visa, paymentCards)).toHaveLength(1);
    expect(removeCard(mir, [mir])).toHaveLength(1);
  });
});

const at = (id: string, date: string, createdAt: string) => movement({ id, date, createdAt });

describe('a payment', () => {
  it.each([
    ['awaiting_payment', -10, 'Ожидает оплаты'],
    ['cancelled', 10, 'Отменён'],
    ['done', -0.01, 'Списание'],
    ['done', 0, 'Поступление'],
    ['done', 10, 'Поступление'],
  ] as const)('%s of %d is «%s»', (status, amount, words) => {
    expect(paymentStatus({ status, amount })).toBe(words);
  });

  it('of nothing is no spend, and counts among the deposits', () => {
    const nothing = movement({ id: 'nothing', amount: 0, status: 'done' });
    expect(filterPayments([nothing], 'spend')).toEqual([]);
    expect(filterPayments([nothing], 'deposit')).toEqual([nothing]);
  });

  it('stands by its day, then by the moment it was stored, then by its id: the last first', () => {
    const stood = [
      at('z', '2026-11-20', '2026-11-20T08:00:00.000Z'),
      at('a', '2026-11-20', '2026-11-20T09:00:00.000Z'),
      at('b', '2026-11-19', '2026-11-21T09:00:00.000Z'),
      at('c', '2026-11-20', '2026-11-20T08:00:00.000Z'),
    ];
    for (const order of [stood, stood.toReversed()])
      expect(filterPayments(order, 'all').map(({ id }) => id)).toEqual(['a', 'z', 'c', 'b']);
  });
});

const names = (projects: readonly string[]) =>
  spendByProject(projects.map((project) => spend(TODAY, 100, project))).map(({ project }) => project);

it('projects of equal spend stand by their names', () => {
  expect(names(['Б', 'А', 'В'])).toEqual(['А', 'Б', 'В']);
  expect(names(['А', 'Б', 'В'])).toEqual(['А', 'Б', 'В']);
});

const card = (id: string, isDefault: boolean, createdAt = '2026-01-01T00:00:00.000Z') =>
  ({ ...paymentCards[0], id, isDefault, createdAt }) as (typeof paymentCards)[number];

describe('the card that pays', () => {
  it('is one: another one becomes it, and the one before is it no more', () => {
    const cards = [card('a', true), card('b', false), card('c', false)];
    expect(makeDefault('b', cards)).toEqual([
      { op: 'set', kind: 'paymentCard', id: 'a', fields: { isDefault: false } },
      { op: 'set', kind: 'paymentCard', id: 'b', fields: { isDefault: true } },
    ]);
    expect(makeDefault('a', cards)).toEqual([]);
  });

  it('stands first, the others by their age, the newest before the rest', () => {
    const cards = [
      card('old', false, '2026-01-01T00:00:00.000Z'),
      card('new', false, '2026-03-01T00:00:00.000Z'),
      card('paying', true, '2025-01-01T00:00:00.000Z'),
      card('middle', false, '2026-02-01T00:00:00.000Z'),
    ];
    for (const order of [cards, cards.toReversed()])
      expect(sortCards(order).map(({ id }) => id)).toEqual(['paying', 'new', 'middle', 'old']);
    const twins = [card('a', false), card('b', false)];
    expect(sortCards(twins).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(sortCards(twins.toReversed()).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('keeps its kind until that is changed', () => {
    const one = card('a', true);
    const other = card('b', false);
    const type = one.type === 'debit' ? 'credit' : 'debit';
    expect(editCard(one, { type: one.type, isDefault: false }, [one, other])).toEqual([]);
    expect(editCard(one, { type, isDefault: true }, [one, other])).toEqual([
      { op: 'set', kind: 'paymentCard', id: 'a', fields: { type } },
    ]);
  });

  it('is followed by the next one when it is removed, and by none when another pays', () => {
    const cards = [card('a', true), card('b', false, '2026-02-01T00:00:00.000Z'), card('c', false)];
    expect(removeCard(cards[0] as (typeof cards)[number], cards)).toEqual([
      { op: 'remove', kind: 'paymentCard', id: 'a' },
      { op: 'set', kind: 'paymentCard', id: 'b', fields: { isDefault: true } },
    ]);
    expect(removeCard(cards[1] as (typeof cards)[number], cards)).toEqual([
      { op: 'remove', kind: 'paymentCard', id: 'b' },
    ]);
  });
});
