import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { ModelFormat, ModelKind, ModelProblem } from '../../../src/domain/model/protocol.ts';
import { moment } from './moment.ts';

export const model = pgTable('model', {
  companyId: text('company_id').primaryKey(),
  kind: text().$type<ModelKind>().notNull(),
  /** Where it is asked, without a slash at the end. */
  address: text().notNull(),
  name: text().notNull(),
  /** Sealed with the server's secret. */
  key: text().notNull(),
  /** In a month; null for without an end. */
  budgetTokens: doublePrecision('budget_tokens'),
  budgetRoubles: doublePrecision('budget_roubles'),
  /** Roubles for a million tokens; null: not given. */
  priceIn: doublePrecision('price_in'),
  priceOut: doublePrecision('price_out'),
  /** The best way in which it answers; null: it has not answered. */
  format: text().$type<ModelFormat>(),
  streams: boolean().notNull(),
  /** Why it is not ready; null for nothing. */
  problem: text().$type<ModelProblem>(),
  /** When it was asked last what it can do. */
  checkedAt: moment('checked_at').notNull(),
});

/** Cost of a company's questions to models in a month. */
export const modelMonth = pgTable(
  'model_month',
  {
    companyId: text('company_id').notNull(),
    /** `2026-11`. */
    month: text().notNull(),
    tokensIn: bigint('tokens_in', { mode: 'number' }).notNull(),
    tokensOut: bigint('tokens_out', { mode: 'number' }).notNull(),
    /** Millionths of a rouble. */
    cost: bigint({ mode: 'number' }).notNull(),
    /** Whether anything in it had a price. */
    isPriced: boolean('is_priced').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
);

/** Each question to a model, without a word of it. */
export const modelCall = pgTable(
  'model_call',
  {
    companyId: text('company_id').notNull(),
    id: text().notNull(),
    /** The month that it is counted in. */
    month: text().notNull(),
    task: text().notNull(),
    /** The model's name. */
    model: text().notNull(),
    at: moment('at').notNull(),
    /** Null while it is under way: then what follows is what it may take at most. */
    settledAt: moment('settled_at'),
    /** `done`, or why it was not. */
    outcome: text().notNull(),
    tokensIn: bigint('tokens_in', { mode: 'number' }).notNull(),
    tokensOut: bigint('tokens_out', { mode: 'number' }).notNull(),
    /** Millionths of a rouble. */
    cost: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('model_call_open')
      .on(table.companyId, table.at)
      .where(sql`settled_at IS NULL`),
  ],
);
