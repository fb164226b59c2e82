import type { Round } from '../fieldwork/kinds.ts';
import type { Kind, Records } from '../records.ts';
import type { Op } from '../core/operation.ts';

/*
 * Acts towards other people (R432): whom a round asks, who has access to the company, what is shown on its site. The page has the
 * act that undoes each, in words; no history undoes it incidentally.
 */

const FIELDS: { readonly [K in Kind]?: readonly (keyof Records[K])[] } = {
  round: ['state', 'script', 'startedAt', 'endedAt', 'keepsMonths'],
  member: ['role', 'status'],
  channel: ['state', 'value'],
};

/** Whether a field holds a state towards other people: it changes by its own acts alone. */
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

/** Kinds that a round depends on: its study, its scenario, its audience. */
export const STOOD_ON: ReadonlySet<Kind> = new Set(Object.keys(UNDER) as Kind[]);

/**
 * Whether an operation removes what a round that has begun depends on (R447): removes the record, or makes a draft of the
 * scenario while people are asked.
 */
export function takesFromUnder(round: Round, op: Op): boolean {
  if (round.state === 'draft' || UNDER[op.kind]?.(round) !== op.id) return false;
  if (op.op === 'remove') return true;
  return round.state !== 'ended' && op.op === 'set' && op.kind === 'scenario' && op.fields.status === 'draft';
}
