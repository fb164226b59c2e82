import { inTrueNames } from '../../src/domain/comments/trueNames.ts';
import { nameKey, type RecordName } from '../../src/domain/plan.ts';
import { seesNames, SIGHT } from '../../src/domain/sync/names.ts';
import type { CommitAnswer, CommitRefusal, RefusalCode, SentCommit } from '../../src/domain/sync/protocol.ts';
import type { Actor } from '../../src/domain/sync/rights.ts';
import type { RawPush } from '../../src/domain/sync/schema.ts';
import { takeCommit, type TakenCommit } from '../../src/domain/sync/take.ts';
import type { AuditNote } from '../access/audit.ts';
import { auditedOps } from '../access/auditedCommits.ts';
import { momentOf, type StoredBody } from '../db/storedRecords.ts';
import { erasedBy, type Erased, type ErasedPassage } from '../erasures/ledger.ts';
import { BatchRecords } from './batchRecords.ts';
import { formerOf, type NewChange } from './changeLog.ts';
import { concerningIn, type ConcerningCommit } from './following/concerning.ts';
import { readdressedIn, type ReaddressedContact } from './following/followContacts.ts';
import { movedContacts, type MovedContacts } from './keepRefusals.ts';
import type { Pushing } from './pushing.ts';
import { passagesOf, unsaidBy, type Unsaid } from './unsay.ts';

/** A push from a device and the person it is from. */
export interface PersonPush {
  readonly personId: string;
  /** `server`: the server itself does it, for what this person did. */
  readonly actor: Actor | 'server';
  readonly frame: RawPush;
}

/** Refusals that time may lift, without the commit being another: its device sends it again. */
const NOT_REMEMBERED: ReadonlySet<RefusalCode> = new Set(['outdated', 'full']);

/** Pushes of one company that are taken together, in the order in which they came. */
export class Batch {
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
  readonly records: BatchRecords;
  private readonly known: Map<string, CommitAnswer>;
  private readonly pushing: Pushing;

  /** @param known answers to commits that were sent before */
  constructor(pushing: Pushing, known: Map<string, CommitAnswer>, stored: readonly StoredBody[]) {
    this.pushing = pushing;
    this.known = known;
    this.records = new BatchRecords(pushing, stored);
  }

  private judge(commit: SentCommit, actor: Actor | 'server'): TakenCommit {
    try {
      const { locked, now } = this.pushing;
      const read = (name: RecordName): unknown => this.records.stored(name);
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
    const own = actor.memberId === null ? null : this.records.written({ kind: 'member', id: actor.memberId });
    if (own?.kind !== 'member') return actor;
    return { ...actor, role: own.record.deletedAt === null ? own.record.role : 'Viewer' };
  }

  /** Returns an actor, and whether they see names after the preceding commits. */
  private seeing(actor: Actor): Actor {
    return { ...actor, seesNames: seesNames(actor.role, this.records.stored(SIGHT)) };
  }

  /** Takes or refuses one commit. @param sent null for one that cannot be read */
  take(id: string, sent: SentCommit | null, { personId, actor }: PersonPush): CommitAnswer {
    const before = this.known.get(id);
    if (before) return before;
    if (!sent) return { id, refused: { code: 'invalid' } };
    const commit = { ...sent, ops: inTrueNames(sent.ops, (name) => this.records.stored(name)) };
    const { locked, now } = this.pushing;
    const taken = this.judge(commit, actor);
    const ops = 'ops' in taken ? taken.ops : [];
    const changed = 'plan' in taken ? concerningIn(taken.plan, (name) => this.records.stored(name)) : [];
    const moved = movedContacts(ops, (name) => this.records.stored(name));
    const readdressed = readdressedIn(ops, (name) => this.records.stored(name));
    const unsaid = commit.erases === true ? unsaidBy(ops, (name) => this.records.stored(name)) : [];
    const refused: CommitRefusal | null =
      'refused' in taken ? taken.refused : this.records.write(taken.plan, personId) ? null : { code: 'full' };
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
