import { and, eq, inArray } from 'drizzle-orm';

import type { Member } from '../../src/domain/account/account.ts';
import { membersNamedIn } from '../../src/domain/comments/trueNames.ts';
import { placesNote } from '../../src/domain/forgetting/erasures.ts';
import { nameKey, type RecordName } from '../../src/domain/plan.ts';
import { isNaming, namesSeenBy, SIGHT } from '../../src/domain/sync/names.ts';
import type { CommitAnswer, CommitRefusal, PushAnswer, SentCommit } from '../../src/domain/sync/protocol.ts';
import { parseSentCommit } from '../../src/domain/sync/schema.ts';
import { namesOf } from '../../src/domain/sync/take.ts';
import { scenarioNames } from '../../src/domain/sync/truth/asked.ts';
import { groundNames } from '../../src/domain/sync/truth/trueOps.ts';
import { note, type AuditNote } from '../access/audit.ts';
import type { Transaction } from '../db/database.ts';
import { isStorable, readRecords, type StoredBody } from '../db/storedRecords.ts';
import { change } from '../db/tables/records.ts';
import type { Erased } from '../erasures/ledger.ts';
import { Batch, type PersonPush } from './batch.ts';
import { store } from './changeLog.ts';
import { eraseFormer } from './erase.ts';
import { tellConcerned } from './following/concerns.ts';
import { followContacts } from './following/followContacts.ts';
import { keepRefusals, refusalDay } from './keepRefusals.ts';
import type { Pushing } from './pushing.ts';
import { unsay } from './unsay.ts';

export interface Pushed {
  /** To each push, in their order. */
  readonly answers: readonly PushAnswer[];
  /** Ids of the people in whose inboxes something has changed. */
  readonly concerned: readonly string[];
  /** The changed members in their current state: access to the company must follow them (followMembers). */
  readonly members: readonly Member[];
  /** Whether others see names by it than before. */
  readonly isSightChanged: boolean;
  /** People who call themselves otherwise now, by their ids. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Erasures for good by devices, without the erased words. */
  readonly erased: readonly Erased[];
  /** Commits of before that were emptied of what was erased. */
  readonly emptied: number;
}

/** Answers that a device gets again for commits it has sent before. */
async function knownAnswers(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, CommitAnswer>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: change.commitId, seq: change.seq, refused: change.refused })
    .from(change)
    .where(and(eq(change.companyId, companyId), inArray(change.commitId, [...ids])));
  return new Map(
    rows.map(({ id, seq, refused }) => [
      id,
      seq === null ? { id, refused: JSON.parse(refused ?? '{}') as CommitRefusal } : { id, seq },
    ]),
  );
}

/** A commit, if it is one that can be stored. */
function readable(raw: { readonly id: string }): SentCommit | null {
  if (!isStorable(raw.id)) return null;
  const commit = parseSentCommit(raw);
  return commit && namesOf(commit).every(({ id }) => isStorable(id)) ? commit : null;
}

/**
 * Returns scenarios that tell what rounds ask, where commits write that.
 * @param stored the rounds among them
 */
function scenariosOf(
  tx: Transaction,
  companyId: string,
  commits: readonly { readonly commit: SentCommit | null }[],
  stored: readonly StoredBody[],
): Promise<readonly StoredBody[]> {
  const ops = commits.flatMap(({ commit }) => commit?.ops ?? []);
  const names = scenarioNames(ops, companyId, ({ kind, id }) => {
    const row = stored.find((one) => one.kind === kind && one.id === id);
    return row && (JSON.parse(row.body) as unknown);
  });
  return readRecords(tx, companyId, names.filter(({ id }) => isStorable(id))); // prettier-ignore
}

/**
 * Adds to notes of erasures what they removed from the history. When there are several at once, which one emptied what is
 * unknown.
 */
function withEmptied(notes: readonly AuditNote[], emptied: number): readonly AuditNote[] {
  if (notes.filter(({ action }) => action === 'erased').length !== 1) return notes;
  return notes.map((one) =>
    one.action === 'erased' ? { ...one, subject: { ...one.subject, ...placesNote({ history: emptied }) } } : one,
  );
}

/**
 * Takes what devices have done, each from its oldest on, in a transaction that has locked the company: each commit whole or not at
 * all, and one that was taken or refused before as it was then. So many pushes cost the database no more statements than one.
 */
export async function push(tx: Transaction, pushing: Pushing, pushes: readonly PersonPush[]): Promise<Pushed> {
  const { locked } = pushing;
  const ids = new Set(pushes.flatMap(({ frame }) => frame.commits.map(({ id }) => id)).filter(isStorable));
  const known = await knownAnswers(tx, locked.id, [...ids]);
  const names = new Map<string, RecordName>();
  const readOnce = pushes.map(({ frame, actor }) =>
    frame.commits.map((raw) => {
      const commit = known.has(raw.id) ? null : readable(raw);
      const memberId = actor === 'server' ? null : actor.memberId;
      const named = commit
        ? [...membersNamedIn(commit.ops).filter((one) => isStorable(one.id)), ...groundNames(commit.ops, memberId)]
        : [];
      for (const name of commit ? [...namesOf(commit), ...named] : []) names.set(nameKey(name), name);
      if (commit?.ops.some(({ kind }) => isNaming(kind))) names.set(nameKey(SIGHT), SIGHT);
      return { id: raw.id, commit };
    }),
  );
  const stored = await readRecords(tx, locked.id, [...names.values()]);
  const batch = new Batch(pushing, known, [...stored, ...(await scenariosOf(tx, locked.id, readOnce.flat(), stored))]);
  const sight = namesSeenBy(batch.records.stored(SIGHT));
  const answers = pushes.map((one, at) => (readOnce[at] ?? []).map(({ id, commit }) => batch.take(id, commit, one)));
  const { erased, changes } = batch;
  const emptied = erased.size === 0 ? 0 : await eraseFormer(tx, locked.id, [...erased.values()], changes);
  await store(tx, pushing, batch.records.all(), batch.changes);
  await unsay(tx, pushing, batch.unsaid, batch.passages);
  await note(tx, ...withEmptied(batch.notes, emptied));
  const secret = pushing.refusals ?? pushing.secret;
  if (secret !== undefined)
    for (const moved of batch.moved)
      await keepRefusals(tx, { secret, companyId: locked.id }, moved, refusalDay(pushing.now));
  await followContacts(tx, locked.id, batch.readdressed, pushing.now);
  return {
    answers: answers.map((of) => ({ answers: of, head: locked.seq })),
    concerned: await tellConcerned(tx, locked.id, batch.concerning, pushing.now),
    members: batch.records.members(),
    isSightChanged: namesSeenBy(batch.records.stored(SIGHT)) !== sight,
    renamed: batch.renamed,
    erased: batch.ledger,
    emptied,
  };
}
