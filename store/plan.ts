import type { Op } from '#src/domain/core/operation.ts';
import { isObject, type StoredRecord } from '#src/domain/core/record.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { isKind, isPersonal, parentOf, shelfOf, tallyOf } from '#src/domain/kindFacts.ts';
import { type CommitPlan, type RecordName } from '#src/domain/plan.ts';
import type { Kind } from '#src/domain/records.ts';
import type { Presence } from '#src/domain/sync/protocol.ts';
import type { FilesStanding } from '#src/domain/sync/standing.ts';

import { ONLY_PERSON, type Change, type ConnectionState, type LoadedRecord } from './port.ts';

/**
 * Space of what lives with the person; every other space is a company's id. Its name is what browsers have stored since the
 * first version.
 */
export const PERSONAL_SPACE = 'account';

/** The space of a kind, seen from a company's workspace: a kind's own table says which. */
export function spaceOf(kind: Kind, companyId: string): string {
  return isPersonal(kind) ? PERSONAL_SPACE : companyId;
}

/**
 * Ends a commit that is no longer wanted.
 * @throws StoreError `aborted`
 */
export function assertWanted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new StoreError('aborted', 'the commit was given up');
}

/** Operations from which a commit is big. */
const MANY_OPS = 50;
/** Members of keyed maps, in all that a commit creates or sets, from which it is big. */
const MANY_MEMBERS = 2000;

/** Whether a commit takes long enough to be felt, so that it is planned with pauses: 2,000 contacts take 8 ms. */
export function isBig(ops: readonly Op[]): boolean {
  if (ops.length >= MANY_OPS) return true;
  let members = 0;
  for (const op of ops) {
    const fields = op.op === 'create' ? op.record : op.op === 'ensure' ? op.defaults : op.op === 'set' ? op.fields : {};
    for (const value of Object.values(fields)) if (isObject(value)) members += Object.keys(value).length;
  }
  return members >= MANY_MEMBERS;
}

/** Data stored beside a record, derived from it alone: the columns that lists are read by. */
export interface Envelope {
  readonly kind: Kind;
  readonly id: string;
  /** 1 while the record is not removed. IndexedDB cannot index true, false or null. */
  readonly live: 0 | 1;
  /** Id of the parent, or ''. */
  readonly parent: string;
  readonly createdAt: string;
  /** Tally below its parent; not given for kinds that are not counted so. */
  readonly tally?: string;
  /** Shelf of its kind; not given for kinds that have none. */
  readonly shelf?: string;
}

/** How many there are of each text. */
export function countedBy(texts: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}

/** The envelope of whatever is stored under a name. A damaged record counts as living, so that it is reported. */
export function envelopeOf({ kind, id }: RecordName, stored: unknown): Envelope {
  const fields = isObject(stored) ? stored : {};
  const tally = tallyOf(kind, stored);
  const shelf = shelfOf(kind, stored);
  return {
    ...(tally === undefined ? {} : { tally }),
    ...(shelf === undefined ? {} : { shelf }),
    kind,
    id,
    live: typeof fields.deletedAt === 'string' ? 0 : 1,
    parent: parentOf(kind, stored),
    createdAt: typeof fields.createdAt === 'string' ? fields.createdAt : '',
  };
}

/** A stored value as `dump` tells it: as it is, except that `load` must find an object with its id. */
export function dumped({ kind, id }: RecordName, stored: unknown): LoadedRecord {
  if (isObject(stored) && stored.id === id) return { kind, record: stored as unknown as StoredRecord };
  const fields = isObject(stored) ? stored : { damaged: stored };
  return { kind, record: { ...fields, id } as unknown as StoredRecord };
}

/**
 * Checks what `load` was given: only what has a kind and an id can be kept.
 * @throws StoreError `invalid`
 */
export function checkLoadable(records: readonly LoadedRecord[]): void {
  for (const loaded of records as readonly unknown[]) {
    const { kind, record } = isObject(loaded) ? loaded : {};
    if (!isKind(kind)) throw new StoreError('invalid', `unknown kind ${String(kind)}`);
    if (!isObject(record) || typeof record.id !== 'string' || record.id === '') {
      throw new StoreError('invalid', `a ${kind} without an id`);
    }
  }
}

/**
 * Checks that a company can have a workspace under its id.
 * @throws StoreError `invalid`
 */
export function checkOwner(companyId: string): void {
  if (companyId === PERSONAL_SPACE || companyId === '') throw new StoreError('invalid', `no company «${companyId}»`);
}

/** A record's name with the space it is in. */
export interface PlacedName extends RecordName {
  readonly space: string;
}

/** A change, as the stores that share a database tell each other of it. */
export interface ChangeMessage {
  /** Who made it; not given by builds before there were any. */
  readonly actor?: string;
  /** Changed records. */
  readonly records: readonly PlacedName[];
  /** It came from another device. */
  readonly origin?: 'remote';
  /** As {@link Change.erases}. */
  readonly erases?: true;
  /** News of a shared company, for the tabs that have it open. */
  readonly team?: TeamNews;
}

/** News about a shared company, sent between tabs. */
export interface TeamNews {
  readonly companyId: string;
  /** Connection to the server, as seen by the tab that exchanges; not given when the news does not concern it. */
  readonly connection?: ConnectionState;
  /** Who has it open, as that tab's stream told; null when the stream broke off. Not given when nothing of that is said. */
  readonly present?: readonly Presence[] | null;
  /** Something came into the person's inbox, as that tab's stream told. */
  readonly inbox?: true;
  /** When a pull began that has ended, ms by the clock on the wall: what the server had then is here. */
  readonly pulledAt?: number;
  /** A tab that has just come asks for that. */
  readonly asks?: true;
  /** A commit brought files, perhaps: the tab that exchanges is to send them. */
  readonly hasFiles?: true;
  /** Files that wait there, and those that do not go up. */
  readonly files?: FilesStanding;
}

/** The change that a message is for one company's workspace, or undefined when it does not concern it. */
export function changeFrom(
  { actor = ONLY_PERSON, records: all, origin: from, erases }: ChangeMessage,
  companyId: string,
  origin: Change['origin'],
): Change | undefined {
  const records = all
    .filter(({ space, kind }) => space === spaceOf(kind, companyId))
    .map(({ kind, id }) => ({ kind, id }));
  if (records.length === 0) return undefined;
  return { origin: from ?? origin, actor, records, ...(erases ? { erases } : {}) };
}

/** The names of what a commit wrote, each with its space. */
export function placedWrites({ writes }: Pick<CommitPlan, 'writes'>, companyId: string): readonly PlacedName[] {
  return writes.map(({ kind, record }) => ({ kind, id: record.id, space: spaceOf(kind, companyId) }));
}

/** Whether a row of the personal space belongs to a company: the company itself, and its members. Damaged records included. */
export function isOfCompany({ kind, id }: RecordName, stored: unknown, companyId: string): boolean {
  return kind === 'company' ? id === companyId : kind === 'member' && parentOf('member', stored) === companyId;
}

/** Why a company was not erased. */
export function lastCompany(companyId: string): StoreError {
  return new StoreError('conflict', `no company but «${companyId}» lives`);
}

export interface Emitter<T> {
  /** Returns the way to stop. */
  readonly subscribe: (listener: (value: T) => void) => () => void;
  readonly emit: (value: T) => void;
}

/** Calls listeners that cannot harm each other or the caller. */
export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<{ readonly listener: (value: T) => void }>();
  return {
    subscribe(listener) {
      const entry = { listener };
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
    emit(value) {
      for (const { listener } of listeners) {
        try {
          listener(value);
        } catch (error) {
          // A commit that is done must not look failed because a listener is faulty.
          globalThis.queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}
