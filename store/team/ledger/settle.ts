import type { Op } from '#src/domain/core/operation.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { nameKey, planCommit, uniqueNames, type RecordName } from '#src/domain/plan.ts';
import type { Kind } from '#src/domain/records.ts';
import type { CommitAnswer, Pull, SentCommit } from '#src/domain/sync/protocol.ts';

import type { OutboxRow, RefusedRow, ShadowRow } from '../../indexedDb/rowTypes.ts';

/* Effect of answers and pulled pages on a device's rows: pure, so that every order of them can be tested. */

/** Data that a device keeps of one company besides its records. */
export interface Ledger {
  /** In the order of their numbers. */
  readonly outbox: readonly OutboxRow[];
  readonly shadows: readonly ShadowRow[];
  readonly refused: readonly RefusedRow[];
  /** All changes up to this number are here. */
  readonly seq: number;
}

export interface News {
  readonly answers?: readonly CommitAnswer[];
  readonly page?: Pick<Pull, 'records' | 'erased' | 'seq' | 'more'> & Partial<Pick<Pull, 'you'>>;
}

/** Record in its state after the news. */
export interface SettledRecord {
  readonly named: RecordName;
  /** To be stored; undefined where there is none any more. */
  readonly record: unknown;
  /** Who changed it last, where the server told; null when it is the device's own rebuilding. */
  readonly by: string | null;
}

/** Resulting ledger and records. */
export interface SettledLedger {
  readonly ledger: Ledger;
  /** Records that may have changed, each once. */
  readonly records: readonly SettledRecord[];
}

const namesIn = (commit: Pick<SentCommit, 'ops'>): RecordName[] => uniqueNames(commit.ops);

/** A commit without what it says of these records: null when nothing is left. */
export function forgetting<T extends SentCommit>(
  commit: T,
  names: readonly { readonly kind: string; readonly id: string }[],
): T | null {
  const gone = new Set(names.map((name) => `${name.kind}/${name.id}`));
  const isKept = (one: RecordName): boolean => !gone.has(nameKey(one));
  const ops = commit.ops.filter(isKept);
  return ops.length === 0 ? null : { ...commit, ops, expect: commit.expect.filter(isKept) };
}

/** The outbox and the refused commits after the server's answers. */
function answered({ outbox, refused }: Ledger, answers: readonly CommitAnswer[]): Pick<Ledger, 'outbox' | 'refused'> {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const stay: OutboxRow[] = [];
  const aside: RefusedRow[] = [];
  for (const row of outbox) {
    const answer = byId.get(row.commit.id);
    if (!answer || row.seq > 0) stay.push(row);
    else if ('seq' in answer) stay.push({ ...row, seq: answer.seq });
    else {
      const commit = forgetting(row.commit, row.forgets ?? []);
      if (commit) {
        aside.push({ id: commit.id, companyId: row.companyId, commit, refusal: answer.refused });
      }
    }
  }
  const known = new Set(refused.map(({ id }) => id));
  return { outbox: stay, refused: [...refused, ...aside.filter(({ id }) => !known.has(id))] };
}

/**
 * Removes the stored content of erased records: at once from refused commits, and from commits being sent when they are refused.
 */
function withoutErased(
  { outbox, refused }: Pick<Ledger, 'outbox' | 'refused'>,
  erased: Pull['erased'],
): Pick<Ledger, 'outbox' | 'refused'> {
  if (erased.length === 0) return { outbox, refused };
  const keys = new Set(erased.map(({ kind, id }) => `${kind}/${id}`));
  return {
    outbox: outbox.map((row) => {
      const touched = namesIn(row.commit).filter((name) => keys.has(nameKey(name)));
      return touched.length === 0 ? row : { ...row, forgets: uniqueNames([...(row.forgets ?? []), ...touched]) };
    }),
    refused: refused.flatMap((row) => {
      const commit = forgetting(row.commit, erased);
      return commit ? [commit === row.commit ? row : { ...row, commit }] : [];
    }),
  };
}

/** Does operations on top of records, if all of them fit. Returns whether they did. */
function doOn(states: Map<string, unknown>, ops: readonly Op[], at: string): boolean {
  try {
    const plan = planCommit(ops, {}, (name) => states.get(nameKey(name)), new Date(at));
    for (const { kind, record } of plan.writes) states.set(nameKey({ kind, id: record.id }), record);
    return true;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return false;
  }
}

/**
 * Applies commits on top of the server's state. If a commit does not fit as a whole, because a part of it has come back already
 * or the server will refuse it, its fitting part is applied: no user sees their unsent work vanish.
 */
function rebuilt(shadows: ReadonlyMap<string, ShadowRow>, outbox: readonly OutboxRow[]): ReadonlyMap<string, unknown> {
  const states = new Map<string, unknown>([...shadows].map(([key, { record }]) => [key, record]));
  for (const { commit } of outbox) {
    if (!doOn(states, commit.ops, commit.at)) for (const op of commit.ops) doOn(states, [op], commit.at);
  }
  return states;
}

/**
 * Returns the result of answers and a page of changes: records without unsent commits have the server's state, those with unsent
 * commits have that state with the commits on top. A commit leaves the outbox with the last page, when all changes up to its own
 * have come back: pages give records in their current state, so before the last one a record may be missing that was changed
 * again.
 */
export function settle(before: Ledger, { answers = [], page }: News): SettledLedger {
  const afterAnswers = answered(before, answers);
  const { outbox: waiting, refused } = withoutErased(afterAnswers, page?.erased ?? []);
  const seq = Math.max(before.seq, page?.seq ?? 0);
  const isLast = page?.more === false;
  const outbox = waiting.filter((row) => !isLast || row.seq === 0 || row.seq > seq);

  const by = new Map<string, string>();
  const records = new Map<string, SettledRecord>();
  const shadows = new Map(before.shadows.map((shadow) => [nameKey(shadow), shadow]));
  for (const pulled of page?.records ?? []) {
    const named = { kind: pulled.kind as Kind, id: pulled.id };
    const key = nameKey(named);
    const shadow = shadows.get(key);
    by.set(key, pulled.by);
    if (shadow) shadows.set(key, { companyId: shadow.companyId, ...named, record: pulled.record });
    else records.set(key, { named, record: pulled.record, by: pulled.by });
  }

  const standing = new Set(outbox.flatMap(({ commit }) => namesIn(commit).map(nameKey)));
  const states = shadows.size === 0 ? shadows : rebuilt(shadows, outbox);
  for (const [key, { kind, id, record }] of shadows) {
    const isStood = standing.has(key);
    records.set(key, { named: { kind, id }, record: isStood ? states.get(key) : record, by: by.get(key) ?? null });
    if (!isStood) shadows.delete(key);
  }
  return { ledger: { outbox, refused, shadows: [...shadows.values()], seq }, records: [...records.values()] };
}
