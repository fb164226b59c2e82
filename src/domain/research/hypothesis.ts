import type { Shape } from '../core/schema.ts';
import type { hypothesisSchema, quoteSchema } from './hypotheses/schema.ts';

/**
 * A hypothesis, the same record on every screen (R4). From a study it starts as `new`; the backlog holds
 * those that are `added`.
 */
export type Hypothesis = Shape<typeof hypothesisSchema>;
export type Quote = Shape<typeof quoteSchema>;
/** Status of a hypothesis on its way to an experiment (R34). */
export type HypothesisStatus = Hypothesis['status'];
/** Labels: the buttons' words (R34), and «Новая» for what was not added yet. */
export const HYPOTHESIS_STATUS_LABELS: Readonly<Record<HypothesisStatus, string>> = {
  new: 'Новая',
  added: 'Добавлено',
  in_backlog: 'В бэклоге',
};
export type Relevance = Hypothesis['relevance'];

/** In the order forms show them. */
export const RELEVANCES: readonly Relevance[] = ['high', 'medium', 'low'];
export const RELEVANCE_LABELS: Readonly<Record<Relevance, string>> = {
  high: 'Высокая',
  medium: 'Средняя',
  low: 'Низкая',
};
/** Whether words speak for a hypothesis or against it. */
export type Stance = Quote['stance'];
export const STANCE_LABELS: Readonly<Record<Stance, string>> = { for: 'За', against: 'Против' };
