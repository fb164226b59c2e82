import type { Op } from '../../core/operation.ts';
import { isSame } from '../../core/same.ts';
import { StoreError } from '../../core/storeError.ts';
import type { Round } from '../../fieldwork/kinds.ts';
import { mayTurn } from '../../fieldwork/rounds/roundCourse.ts';
import type { Script } from '../../fieldwork/script.ts';
import { scriptOf } from '../../fieldwork/scriptOf.ts';
import { parseRow, type RecordName } from '../../plan.ts';
import { asFields, type Fields, type Ground } from './ground.ts';

/*
 * Questions of a round and the consent of its respondents: the words of its scenario, which the company's administrators have
 * activated, and never a device's words (R420). The round's own acts say when it asks.
 */

type Read = (name: RecordName) => unknown;

const writtenBy = (op: Op): Fields =>
  asFields(op.op === 'create' ? op.record : op.op === 'ensure' ? op.defaults : op.op === 'set' ? op.fields : undefined);

/**
 * Returns the records that decide what rounds ask, where operations write that.
 * @param read the stored rounds
 */
export function scenarioNames(ops: readonly Op[], companyId: string, read: Read): readonly RecordName[] {
  const rounds = ops.filter(({ kind }) => kind === 'round');
  if (!rounds.some((op) => asFields(writtenBy(op)).script)) return [];
  const ids = rounds.flatMap((op) => [
    writtenBy(op).scenarioId,
    asFields(read({ kind: 'round', id: op.id })).scenarioId,
  ]);
  const scenarios = [...new Set(ids)].flatMap((id) => (typeof id === 'string' && id !== '' ? [id] : []));
  return [{ kind: 'company', id: companyId }, ...scenarios.map((id) => ({ kind: 'scenario', id }) as const)];
}

/**
 * Returns the script of a scenario now, if it is active; null otherwise.
 * @param term months for which the round keeps answers
 */
export function askedBy(scenarioId: unknown, companyId: string, term: number, read: Read): Script | null {
  if (typeof scenarioId !== 'string') return null;
  const row = parseRow('scenario', scenarioId, read({ kind: 'scenario', id: scenarioId }));
  if (!row.ok || row.record.deletedAt !== null || row.record.status !== 'active') return null;
  const { name } = asFields(read({ kind: 'company', id: companyId }));
  return scriptOf(row.record, { company: typeof name === 'string' ? name : '', keepsMonths: term });
}

/**
 * Looks whether a round goes where one of its acts leads: one that has begun is never prepared again, whatever undoes its beginning (R433).
 * @throws StoreError `conflict`
 */
function expectTurn({ state: from }: Fields, { state: to = from }: Fields): void {
  if (to === from || mayTurn({ state: from as Round['state'] }, to as Round['state'])) return;
  throw new StoreError('conflict', `no act of a round leads from ${String(from)} to ${String(to)}`);
}

/**
 * Returns the fields of a round as they may be written. A newly made round, as from a file, has asked no one here: unless its
 * scenario has its words, it is a plan.
 * @param before the round as it is; undefined for a new one
 * @throws StoreError `conflict` for words that its scenario does not have now, and for a state that no act leads to
 */
export function askedFields(before: Fields | undefined, fields: Fields, { asks }: Ground): Fields {
  if (before) expectTurn(before, fields);
  const { script = null } = fields;
  if (script === null || isSame(script, before?.script)) return fields;
  const { scenarioId, ownTerm } = { ...before, ...fields };
  if (isSame(script, asks(scenarioId, typeof ownTerm === 'number' ? ownTerm : null))) return fields;
  if (before === undefined) return { ...fields, script: null, state: 'draft', startedAt: null, endedAt: null };
  throw new StoreError('conflict', 'the round asks what its scenario does not');
}
