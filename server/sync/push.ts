import { and, eq, inArray } from 'drizzle-orm';

import type { Member } from '../../src/domain/account/account.ts';
import { nameKey, type CommitPlan, type RecordName, type WrittenRecord } from '../../src/domain/plan.ts';
import type {
  CommitAnswer,
  PushAnswer,
  CommitRefusal,
  RefusalCode,
  SentCommit,
} from '../../src/domain/sync/protocol.ts';
import { isNaming, namesSeenBy, seesNames, SIGHT } from '../../src/domain/sync/names.ts';
import type { Actor } from '../../src/domain/sync/rights.ts';
import { parseSentCommit, type RawPush } from '../../src/domain/sync/schema.ts';
import { namesOf, takeCommit, type TakenCommit } from '../../src/domain/sync/take.ts';
import { scenarioNames } from '../../src/domain/sync/truth/asked.ts';
import { groundNames } from '../../src/domain/sync/truth/trueOps.ts';
import { inTrueNames, membersNamedIn } from '../../src/domain/comments/trueNames.ts';
import type { Transaction } from '../db/database.ts';
import { change } from '../db/tables/records.ts';
import { erasedBy, type Erased, type ErasedPassage } from '../erasures/ledger.ts';
import { note, type AuditNote } from '../access/audit.ts';
import { auditedOps } from '../access/auditedCommits.ts';
import { formerOf, store, type NewChange } from './changeLog.ts';
import { concerningIn, tellConcerned, type ConcerningCommit } from './following/concerns.ts';
import { eraseFormer } from './erase.ts';
import { followContacts, readdressedIn, type ReaddressedContact } from './following/followContacts.ts';
import { keepRefusals, movedContacts, refusalDay, type MovedContacts } from './keepRefusals.ts';
import { placesNote } from '../../src/domain/forgetting/erasures.ts';
import type { Pushing } from './pushing.ts';
import { passagesOf, unsaidBy, unsay, type Unsaid } from './unsay.ts';
import { isStorable, momentOf, readRecords, type StoredBody, type WrittenBody } from '../db/storedRecords.ts';

/** A push from a device and the person it is from. */
export interface PersonPush {
  readonly personId: string;
  /** `server`: the server itself does it, for what this person did. */
  readonly actor: Actor | 'server';
  readonly frame: RawPush;
}

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

/** Refusals that time may lift, without the commit being another: its device sends it again. */
const NOT_REMEMBERED: ReadonlySet<RefusalCode> = new Set(['outdated', 'full']);

/** A commit, if it is one that can be stored. */
function readable(raw: { readonly id: string }): SentCommit | null {
  if (!isStorable(raw.id)) return null;
  const commit = parseSentCommit(raw);
  return commit && namesOf(commit).every(({ id }) => isStorable(id)) ? commit : null;
}

/** The records of a batch as its commits leave them, one after another. */
class Workspace {
  private readonly rows = new Map<string, StoredBody>();
  private readonly read = new Map<string, unknown>();
  private readonly changed = new Map<string, { readonly row: WrittenBody; readonly now: WrittenRecord }>();
  private readonly pushing: Pushing;

  constructor(pushing: Pushing, stored: readonly StoredBody[]) {
    this.pushing = pushing;
    for (const row of stored) this.rows.set(`${row.kind}/${row.id}`, row);
  }

  /** Returns the record stored under a name. */
  stored(name: RecordName): unknown {
    const key = nameKey(name);
    if (!this.read.has(key)) {
      const row = this.rows.get(key);
      this.read.set(key, row === undefined ? undefined : (JSON.parse(row.body) as unknown));
    }
    return this.read.get(key);
  }

  /** Writes what a commit comes to; false, and nothing is written, when the company would hold more than it may. */
  write({ writes }: CommitPlan, personId: string): boolean {
    const { locked, limits, now } = this.pushing;
    const next = writes.map(({ kind, record }): WrittenBody => {
      const body = JSON.stringify(record);
      return {
        kind,
        id: record.id,
        body,
        bytes: Buffer.byteLength(body),
        seq: locked.seq + 1,
        by: personId,
        updatedAt: momentOf(record.updatedAt, now),
        deletedAt: record.deletedAt === null ? null : momentOf(record.deletedAt, now),
      };
    });
    const former = next.map((row) => this.rows.get(`${row.kind}/${row.id}`));
    const records = locked.records + former.filter((row) => row === undefined).length;
    const grown = next.reduce((sum, { bytes }, at) => sum + bytes - (former[at]?.bytes ?? 0), 0);
    const isFull = records > limits.records || locked.bytes + grown > limits.bytes;
    // A push that frees space is allowed.
    if (isFull && (records > locked.records || grown > 0)) return false;
    locked.records = records;
    locked.bytes += grown;
    locked.seq += 1;
    writes.forEach((now, at) => {
      const row = next[at];
      if (!row) return;
      const key = `${row.kind}/${row.id}`;
      this.rows.set(key, row);
      this.read.set(key, now.record);
      this.changed.set(key, { row, now });
    });
    return true;
  }

  /** Returns a record as this batch has written it; undefined while the batch has not touched it. */
  written(name: RecordName): WrittenRecord | undefined {
    return this.changed.get(nameKey(name))?.now;
  }

  /** The members that it has touched. */
  members(): readonly Member[] {
    return [...this.changed.values()].flatMap(({ now }) => (now.kind === 'member' ? [now.record] : []));
  }

  /** All that is to be written, each record once. */
  all(): readonly WrittenBody[] {
    return [...this.changed.values()].map(({ row }) => row);
  }
}

/** Pushes of one company that are taken together, in the order in which they came. */
class Batch {
  readonly changes: NewChange[] = [];
  readonly erased = new Map<string, RecordName & { seq: number }>();
  readonly notes: AuditNote[] = [];
  readonly ledger: Erased[] = [];
  readonly unsaid: Unsaid[] = [];
  readonly passages: ErasedPassage[] = [];
  readonly concerning: ConcerningCommit[] = [];
  readonly renamed = new Map<string, string>();
  readonly moved: MovedContacts[] = [];
  readonly readdressed: ReaddressedContact[] = [];
  readonly workspace: Workspace;
  private readonly known: Map<string, CommitAnswer>;
  private readonly pushing: Pushing;

  /** @param known answers to commits that were sent before */
  constructor(pushing: Pushing, known: Map<string, CommitAnswer>, stored: readonly StoredBody[]) {
    this.pushing = pushing;
    this.known = known;
    this.workspace = new Workspace(pushing, stored);
  }

  private judge(commit: SentCommit, actor: Actor | 'server'): TakenCommit {
    try {
      const { locked, now } = this.pushing;
      const read = (name: RecordName): unknown => this.workspace.stored(name);
      return takeCommit(commit, {
        companyId: locked.id,
        actor: actor === 'server' ? actor : this.seeing(this.asNow(actor)),
        read,
        now,
      });
    } catch {
      // An unforeseen failure means a shape that none of our devices could have sent.
      return { refused: { code: 'invalid' } };
    }
  }

  /** Returns an actor as of the preceding commits: one of them may have changed their role. */
  private asNow(actor: Actor): Actor {
    const own = actor.memberId === null ? null : this.workspace.written({ kind: 'member', id: actor.memberId });
    if (own?.kind !== 'member') return actor;
    return { ...actor, role: own.record.deletedAt === null ? own.record.role : 'Viewer' };
  }

  /** Returns an actor, and whether they see names after the preceding commits. */
  private seeing(actor: Actor): Actor {
    return { ...actor, seesNames: seesNames(actor.role, this.workspace.stored(SIGHT)) };
  }

  /** Takes or refuses one commit. @param sent null for one that cannot be read */
  take(id: string, sent: SentCommit | null, { personId, actor }: PersonPush): CommitAnswer {
    const before = this.known.get(id);
    if (before) return before;
    if (!sent) return { id, refused: { code: 'invalid' } };
    const commit = { ...sent, ops: inTrueNames(sent.ops, (name) => this.workspace.stored(name)) };
    const { locked, now } = this.pushing;
    const taken = this.judge(commit, actor);
    const ops = 'ops' in taken ? taken.ops : [];
    const changed = 'plan' in taken ? concerningIn(taken.plan, (name) => this.workspace.stored(name)) : [];
    const moved = movedContacts(ops, (name) => this.workspace.stored(name));
    const readdressed = readdressedIn(ops, (name) => this.workspace.stored(name));
    const unsaid = commit.erases === true ? unsaidBy(ops, (name) => this.workspace.stored(name)) : [];
    const refused: CommitRefusal | null =
      'refused' in taken ? taken.refused : this.workspace.write(taken.plan, personId) ? null : { code: 'full' };
    const answer: CommitAnswer = refused === null ? { id, seq: locked.seq } : { id, refused };
    if (refused !== null && NOT_REMEMBERED.has(refused.code)) return answer;
    this.known.set(id, answer);
    this.changes.push({
      commitId: id,
      seq: refused === null ? locked.seq : null,
      actor: personId,
      at: 'plan' in taken ? new Date(momentOf(taken.plan.at, now)) : now,
      ops: refused === null ? ops : null,
      former: refused === null && 'plan' in taken ? formerOf(taken.plan) : null,
      names: refused === null ? [...new Set(ops.map(nameKey))] : [],
      refused: refused === null ? null : JSON.stringify(refused),
    });
    if (refused === null) this.moved.push(moved);
    if (refused === null) this.readdressed.push(...readdressed);
    if (refused === null && changed.length > 0) {
      this.concerning.push({ personId, memberId: actor === 'server' ? null : actor.memberId, changed });
    }
    if (refused === null && 'plan' in taken && actor !== 'server') {
      const own = taken.plan.writes.find(({ kind, record }) => kind === 'member' && record.id === actor.memberId);
      const isNamed = ops.some((op) => op.op === 'set' && op.id === actor.memberId && 'name' in op.fields);
      if (own?.kind === 'member' && isNamed) this.renamed.set(personId, own.record.name);
    }
    // The server journals its own operations itself, by their own names.
    if (refused === null && 'plan' in taken && actor !== 'server') {
      for (const one of auditedOps(ops, taken.plan.inverse, commit.erases === true)) {
        this.notes.push({ ...one, companyId: locked.id, actor: personId, at: now });
      }
    }
    if (refused === null && commit.erases === true) {
      const passages = passagesOf(this.pushing.secret, locked.id, unsaid);
      this.unsaid.push(...unsaid);
      this.passages.push(...passages);
      const entry = actor === 'server' ? null : erasedBy(commit.ops, locked.id, now, passages);
      if (entry !== null) this.ledger.push(entry);
      for (const { kind, id: record } of commit.ops) {
        this.erased.set(nameKey({ kind, id: record }), { kind, id: record, seq: locked.seq });
      }
    }
    return answer;
  }
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
  const sight = namesSeenBy(batch.workspace.stored(SIGHT));
  const answers = pushes.map((one, at) => (readOnce[at] ?? []).map(({ id, commit }) => batch.take(id, commit, one)));
  const { erased, changes } = batch;
  const emptied = erased.size === 0 ? 0 : await eraseFormer(tx, locked.id, [...erased.values()], changes);
  await store(tx, pushing, batch.workspace.all(), batch.changes);
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
    members: batch.workspace.members(),
    isSightChanged: namesSeenBy(batch.workspace.stored(SIGHT)) !== sight,
    renamed: batch.renamed,
    erased: batch.ledger,
    emptied,
  };
}
