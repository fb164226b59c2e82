import { NBSP } from '../core/format.ts';
import type { ModelState } from './protocol.ts';

/** Whether what a company may spend on its model in a month is spent. */
export const isSpent = ({ spent: { tokens, roubles }, budget }: Pick<ModelState, 'spent' | 'budget'>): boolean =>
  (budget.tokens !== null && tokens.in + tokens.out >= budget.tokens) ||
  (budget.roubles !== null && (roubles ?? 0) >= budget.roubles);

export const SPENT_WORDS = `Бюджет на${NBSP}этот месяц израсходован: до${NBSP}следующего модель не${NBSP}спрашивают, всё остальное работает.`;
