import type { Round } from '../fieldwork/kinds.ts';
import type { Kind, Records } from '../records.ts';
import type { Op } from '../core/operation.ts';

/*
 * Acts towards other people (R432): whom a round asks, who has access to the company, what stands on somebody's site. The page has the act that
 * takes each back, in words; no history of what was done does it by the way.
 */

const FIELDS: { readonly [K in Kind]?: readonly (keyof Records[K])[] } = {
  round: ['state', 'script', 'startedAt', 'endedAt', 'keepsMonths'],
  member: ['role', 'status'],
  channel: ['state', 'value'],
};

/** Whether a field says how things stand with other people: it changes by its own acts alone. */
export const isActed = (kind: Kind, field: string): boolean =>
  (FIELDS[kind] as readonly string[] | undefined)?.includes(field) ?? false;

/** Whether an operation gives access to the company, or takes it. */
const movesMember = ({ kind, op }: Op): boolean => kind === 'member' && (op === 'remove' || op === 'restore');

/** Whether operations do something towards other people. */
export const isActTowardsOthers = (ops: readonly Op[]): boolean =>
  ops.some((op) => movesMember(op) || (op.op === 'set' && Object.keys(op.fields).some((one) => isActed(op.kind, one))));

const UNDER: { readonly [K in Kind]?: (round: Round) => string | null } = {
  research: ({ researchId }) => researchId,
  scenario: ({ scenarioId }) => scenarioId,
  audience: ({ audienceId }) => audienceId,
};

/** Kinds of what a round stands on: its study, what it asks, whom. */
export const STOOD_ON: ReadonlySet<Kind> = new Set(Object.keys(UNDER) as Kind[]);

/**
 * Whether an operation takes away what a round stands on that has begun (R447): removes it, or makes a draft of the scenario while
 * people are asked.
 */
export function takesFromUnder(round: Round, op: Op): boolean {
  if (round.state === 'draft' || UNDER[op.kind]?.(round) !== op.id) return false;
  if (op.op === 'remove') return true;
  return round.state !== 'ended' && op.op === 'set' && op.kind === 'scenario' && op.fields.status === 'draft';
}
