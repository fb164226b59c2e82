import type { Expectation } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { isObject, type StoredRecord } from '#src/domain/core/record.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { isPersonal, parentOf } from '#src/domain/kindFacts.ts';
import { nameKey, parseRow, uniqueNames, type CommitPlan, type RecordName } from '#src/domain/plan.ts';
import { basisOf } from '#src/domain/sync/basis.ts';
import { openCommit } from '#src/domain/sync/openCommit.ts';
import { versionsOf, type SentCommit } from '#src/domain/sync/protocol.ts';
import { mayCommit } from '#src/domain/sync/mayCommit.ts';
import type { Actor } from '#src/domain/sync/rights.ts';

import type { TeamRow } from '../../indexedDb/rowTypes.ts';

/** The company that a record belongs to, or null for what lives with the person alone. */
export function ownerOf({ kind, id }: RecordName, record: unknown, openCompany: string): string | null {
  if (!isPersonal(kind)) return openCompany;
  if (kind === 'company') return id;
  return kind === 'member' ? parentOf(kind, record) || null : null;
}

/** Who the person is in a shared company, as rights ask it. */
export const actorOf = ({ role, memberId, seesNames }: Pick<TeamRow, 'role' | 'memberId' | 'seesNames'>): Actor => ({
  role,
  memberId: memberId ?? null,
  ...(seesNames === undefined ? {} : { seesNames }),
});

/** User's access in a shared company. While it is being uploaded, it is theirs alone. */
export interface CompanyAccess extends Actor {
  readonly isUploading?: boolean;
  /** They are not of the company any more: nothing is theirs to change, whatever their role was. */
  readonly isOut?: boolean;
}

/** {@link CompanyAccess}, as this device knows it. */
export const standingOf = (
  team: Pick<TeamRow, 'role' | 'memberId' | 'seesNames' | 'state' | 'isOut'>,
): CompanyAccess => ({
  ...actorOf(team),
  isUploading: team.state === 'uploading',
  isOut: team.isOut === true,
});

/**
 * Returns the part of an operation that is uploaded with a company not opened yet: its server decides who has access, and by
 * which address.
 */
function besidesAccess(op: Op): Op | null {
  if (op.kind !== 'member') return op;
  if (op.op === 'create') return { ...op, record: { ...op.record, ...ON_PAPER } } as Op;
  if (op.op !== 'set') return op;
  const { status: _status, email: _email, ...fields } = op.fields;
  return Object.keys(fields).length === 0 ? null : { ...op, fields };
}

/** Member who is in the company by name alone. */
const ON_PAPER = { status: 'noAccess' } as const;

/** A commit to be staged, and what it met. */
export interface Committing {
  readonly ops: readonly Op[];
  /** State that its author relied on. */
  readonly expect: readonly Expectation[];
  /** Planned result. */
  readonly plan: Pick<CommitPlan, 'at' | 'writes'>;
  /** Returns the record of a name before it, as stored, or undefined. */
  readonly before: (name: RecordName) => unknown;
  /** The company whose workspace is open. */
  readonly companyId: string;
}

/** Part of a commit that goes to one company's server. */
export interface Staged {
  readonly companyId: string;
  readonly commit: SentCommit;
  /** The records that it writes. */
  readonly names: readonly RecordName[];
}

const asStored = (named: RecordName, raw: unknown): StoredRecord | undefined => {
  if (raw === undefined) return undefined;
  const parsed = parseRow(named.kind, named.id, raw);
  return parsed.ok ? parsed.record : undefined;
};

/**
 * Returns the parts of a commit to send, by shared company: the user's personal records never leave the device, and a company's
 * own record and members go to that company, whichever is open. A channel's token and password stay.
 * @param actors the user's access in each shared company
 * @param settings `erases`: it erases personal data; `newId` makes ids of commits
 * @throws StoreError `forbidden` when the role in one of them does not allow it: then nothing is to be done
 */
export function stagedOf(
  { ops, expect, plan, before, companyId }: Committing,
  actors: ReadonlyMap<string, CompanyAccess>,
  { erases = false, newId }: { readonly erases?: boolean; readonly newId: () => string },
): readonly Staged[] {
  if (plan.writes.length === 0) return [];
  const written = new Map(plan.writes.map(({ kind, record }) => [nameKey({ kind, id: record.id }), record]));
  const ownerOfNamed = (named: RecordName): string | null =>
    ownerOf(named, written.get(nameKey(named)) ?? before(named), companyId);

  const byCompany = new Map<string, Op[]>();
  for (const given of ops) {
    const owner = ownerOfNamed(given);
    const actor = owner === null ? undefined : actors.get(owner);
    if (owner === null || actor === undefined) continue;
    if (actor.isOut) throw new StoreError('forbidden', 'of a company that one is not of any more nothing is changed');
    const op = actor.isUploading ? besidesAccess(given) : given;
    if (op === null) continue;
    const stood = before(op);
    const needed = mayCommit(actor, op, isObject(stood) ? (stood as unknown as StoredRecord) : undefined);
    if (needed) throw new StoreError('forbidden', `${op.op} of ${op.kind} needs ${needed}, not ${actor.role}`);
    byCompany.set(owner, [...(byCompany.get(owner) ?? []), op]);
  }
  return [...byCompany].map(([owner, own]) => {
    const relied = expect.filter((expected) => ownerOfNamed(expected) === owner);
    const basis = basisOf(own, (named) => asStored(named, before(named)));
    const commit: SentCommit = openCommit({
      id: newId(),
      at: plan.at,
      ops: own,
      expect: [...relied, ...basis],
      versions: versionsOf(own),
      ...(erases ? { erases } : {}),
    });
    return { companyId: owner, commit, names: uniqueNames(own) };
  });
}
