import { CLAIMS } from '../claims.ts';
import { applyOp, OperationError, type Op } from '../../core/operation.ts';
import type { StoredRecord } from '../../core/record.ts';
import { nameKey, parseRow, uniqueNames, type RecordName } from '../../plan.ts';
import type { Kind } from '../../records.ts';
import { termOfRound } from '../../research/privacy/keeping.ts';
import { RESEARCH_SETTINGS_ID, keptMonths } from '../../research/privacy/settings.ts';
import { askedBy } from './asked.ts';
import { asFields, type Fields, type Ground } from './ground.ts';
import { expectMaps } from './maps.ts';
import { trueOp } from './trueOp.ts';

/** Where a company says for how long it keeps what respondents say. */
const TERM: RecordName = { kind: 'researchSettings', id: RESEARCH_SETTINGS_ID };

/** Sources of the server's truth, besides the commit. */
export interface Truth extends Pick<Ground, 'moment' | 'now' | 'erases'> {
  readonly companyId: string;
  /** Member record of the acting person; null while unknown. */
  readonly memberId: string | null;
  /** Returns the stored record of a name; called for written records, for {@link groundNames} and for those in asked.ts. */
  readonly read: (name: RecordName) => unknown;
}

/** Whether a kind claims what the server answers for. */
const claims = (kind: Kind): boolean =>
  Object.values(CLAIMS[kind]).some((claim) => claim !== 'typed' && claim !== 'judged');

/** Records, besides those that are written, by which the claims of a commit are told true. */
export function groundNames(ops: readonly Op[], memberId: string | null): readonly RecordName[] {
  if (!ops.some(({ kind }) => claims(kind))) return [];
  const member: readonly RecordName[] = memberId === null ? [] : [{ kind: 'member', id: memberId }];
  return ops.some(({ kind }) => kind === 'round') ? [...member, TERM] : member;
}

/** Records as operations would leave them; null where they do not fit: then they are refused for that. */
function endOf(ops: readonly Op[], start: ReadonlyMap<string, StoredRecord>, at: string) {
  const states = new Map(start);
  const own = new WeakSet<object>();
  try {
    for (const op of ops) states.set(nameKey(op), applyOp(states.get(nameKey(op)), op, at, own));
    return states;
  } catch (error) {
    if (error instanceof OperationError) return null;
    throw error;
  }
}

function groundOf({ read, memberId, companyId, ...known }: Truth, stood: Ground['stood']): Ground {
  const { name } = asFields(memberId === null ? undefined : read({ kind: 'member', id: memberId }));
  const settings = asFields(read(TERM));
  const term = settings.deletedAt === null ? settings.keepsMonths : undefined;
  const months = keptMonths(typeof term === 'number' ? { keepsMonths: term } : null);
  return {
    ...known,
    doer: typeof name === 'string' ? name : '',
    term: months,
    asks: (scenarioId, own) => askedBy(scenarioId, companyId, termOfRound(own, months), read),
    stood,
  };
}

/**
 * Returns the operations of a commit with the server's truth in place of a device's claims (claims.ts): who did it, when, and
 * what was there before. The device keeps its own claims until it pulls its own commit.
 * @throws StoreError `conflict` for a claim that nothing true can replace
 */
export function trueOps(ops: readonly Op[], truth: Truth): readonly Op[] {
  expectMaps(ops);
  const claiming = ops.filter(({ kind }) => claims(kind));
  if (claiming.length === 0) return ops;
  const start = new Map<string, StoredRecord>();
  const stood = new Map<Kind, readonly StoredRecord[]>();
  for (const name of uniqueNames(claiming)) {
    const parsed = parseRow(name.kind, name.id, truth.read(name));
    if (!parsed.ok) continue;
    start.set(nameKey(name), parsed.record);
    stood.set(name.kind, [...(stood.get(name.kind) ?? []), parsed.record]);
  }
  const at = truth.moment.toISOString();
  const end = endOf(claiming, start, at);
  if (end === null) return ops;
  const ground = groundOf(truth, stood);
  const states = new Map(start);
  const own = new WeakSet<object>();
  return ops.flatMap((op): readonly Op[] => {
    if (!claims(op.kind)) return [op];
    const key = nameKey(op);
    const before = states.get(key);
    const isMade = op.op === 'create' || (op.op === 'ensure' && before?.deletedAt !== null);
    if (op.op === 'ensure' && !isMade) return [op];
    const turn = { kind: op.kind, id: op.id, start: start.get(key), end: asFields(end.get(key)) };
    const right = trueOp(
      op,
      isMade ? undefined : (before as unknown as Fields),
      { ...turn, start: turn.start as unknown as Fields },
      ground,
    );
    if (right === null) return [];
    states.set(key, applyOp(before, right, at, own));
    return [right];
  });
}
