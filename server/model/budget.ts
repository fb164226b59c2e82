import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';

import type { ModelBudget, ModelPrices, ModelState, ModelUse } from '../../src/domain/model/protocol.ts';
import type { Database, Transaction } from '../db/database.ts';
import { modelCall, modelMonth } from '../db/tables/model.ts';

/*
 * Monthly spending limit of a company on models. Before a question is sent its maximum cost is reserved; the actual cost replaces
 * it afterwards. The month's row is locked in between, so that two servers, or two questions at once, count as one.
 */

/** Milliseconds after which what a question holds is free again: its server has fallen. */
const HELD = 15 * 60_000;

const costOf = ({ in: input, out: output }: ModelUse, prices: ModelPrices): number =>
  Math.ceil(input * (prices.in ?? 0) + output * (prices.out ?? 0));

const isPriced = ({ in: input, out: output }: ModelPrices): boolean => input !== null || output !== null;

/** The month of a moment, by UTC: all servers of a database have the same. */
const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** Tokens that so many characters are at most: Russian takes one for two or three. */
export const tokensAtMost = (characters: number): number => Math.ceil(characters / 2);

/** Estimates the tokens of so many characters, where they were not counted. */
export const tokensAbout = (characters: number): number => Math.ceil(characters / 3);

/** Whose question it is, and what for. */
export interface Call {
  readonly companyId: string;
  readonly task: string;
  readonly model: string;
  readonly budget: ModelBudget;
  readonly prices: ModelPrices;
}

/** A question that was let through. */
export interface HeldCall {
  /**
   * Records the usage and the outcome.
   * @returns kopecks; null where the price of tokens is unknown
   */
  settle(use: ModelUse, outcome: string): Promise<number | null>;
}

/** Returns the reserved cost of running questions. */
async function heldIn(tx: Transaction, companyId: string, now: Date) {
  const [row] = await tx
    .select({
      tokens: sql<string>`coalesce(sum(${modelCall.tokensIn} + ${modelCall.tokensOut}), 0)`,
      cost: sql<string>`coalesce(sum(${modelCall.cost}), 0)`,
    })
    .from(modelCall)
    .where(
      and(
        eq(modelCall.companyId, companyId),
        isNull(modelCall.settledAt),
        gt(modelCall.at, new Date(now.getTime() - HELD)),
      ),
    );
  return { tokens: Number(row?.tokens ?? 0), cost: Number(row?.cost ?? 0) };
}

/**
 * Lets a question through where the month's budget holds what it may take at most.
 * @returns null where it does not
 */
export async function holdCall(
  database: Database,
  { companyId, task, model, budget, prices }: Call,
  most: ModelUse,
  now: () => Date,
): Promise<HeldCall | null> {
  const at = now();
  const month = monthOf(at);
  const id = randomUUID();
  const cost = costOf(most, prices);
  const isHeld = await database.transaction({ company: companyId }, async (tx) => {
    const none = { companyId, month, tokensIn: 0, tokensOut: 0, cost: 0, isPriced: isPriced(prices) };
    await tx.insert(modelMonth).values(none).onConflictDoNothing();
    const whose = and(eq(modelMonth.companyId, companyId), eq(modelMonth.month, month));
    const [spent = none] = await tx.select().from(modelMonth).where(whose).for('update');
    const held = await heldIn(tx, companyId, at);
    const tokens = spent.tokensIn + spent.tokensOut + held.tokens + most.in + most.out;
    if (budget.tokens !== null && tokens > budget.tokens) return false;
    if (budget.roubles !== null && spent.cost + held.cost + cost > budget.roubles * 1e6) return false;
    const taken = { tokensIn: most.in, tokensOut: most.out, cost };
    await tx
      .insert(modelCall)
      .values({ companyId, id, month, task, model, at, settledAt: null, outcome: '', ...taken });
    return true;
  });
  if (!isHeld) return null;
  return {
    async settle(use, outcome) {
      const taken = { tokensIn: Math.ceil(use.in), tokensOut: Math.ceil(use.out), cost: costOf(use, prices) };
      await database.transaction({ company: companyId }, async (tx) => {
        const settled = await tx
          .update(modelCall)
          .set({ ...taken, outcome, settledAt: now() })
          .where(and(eq(modelCall.companyId, companyId), eq(modelCall.id, id), isNull(modelCall.settledAt)))
          .returning({ id: modelCall.id });
        // The company may be gone.
        if (settled.length === 0) return;
        await tx
          .update(modelMonth)
          .set({
            tokensIn: sql`${modelMonth.tokensIn} + ${taken.tokensIn}`,
            tokensOut: sql`${modelMonth.tokensOut} + ${taken.tokensOut}`,
            cost: sql`${modelMonth.cost} + ${taken.cost}`,
            isPriced: sql`${modelMonth.isPriced} OR ${isPriced(prices)}`,
          })
          .where(and(eq(modelMonth.companyId, companyId), eq(modelMonth.month, month)));
      });
      return isPriced(prices) ? taken.cost / 10_000 : null;
    },
  };
}

/** Returns a company's spending in the month of a moment. */
export async function spentIn(tx: Transaction, companyId: string, at: Date): Promise<ModelState['spent']> {
  const month = monthOf(at);
  const [row] = await tx
    .select()
    .from(modelMonth)
    .where(and(eq(modelMonth.companyId, companyId), eq(modelMonth.month, month)));
  return {
    month,
    tokens: { in: row?.tokensIn ?? 0, out: row?.tokensOut ?? 0 },
    roubles: row?.isPriced === true ? row.cost / 1e6 : null,
  };
}
