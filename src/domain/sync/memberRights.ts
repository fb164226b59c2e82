import type { Op } from '../core/operation.ts';
import { isObject, type StoredRecord } from '../core/record.ts';
import type { CommitPlan, RecordName } from '../plan.ts';
import type { Actor, Needed } from './rights.ts';

/** Who may do something to a member. */
type WhoMay = Needed | 'server' | 'anybody';

/*
 * Members of a shared company are what rights are made of. Who has access, and by which address, the server alone says; the rest
 * those who run the company change like anything else, and the server follows.
 */

/** Fields that only the server writes. */
const OF_SERVER = ['status', 'email', 'companyId'] as const;

/** Fields that every member edits on their own record. */
const OF_ONESELF: ReadonlySet<string> = new Set(['name', 'jobTitle']);

const isOwner = (member: unknown): boolean => isObject(member) && member.role === 'Owner';

/** Returns who may make a member: only a person without access may be made, for access is given by an invitation or a link. */
function toMake(record: object): WhoMay {
  const { status, role } = record as { readonly status?: unknown; readonly role?: unknown };
  return status === 'noAccess' && role !== 'Owner' ? 'Admin' : 'server';
}

/** Who may do what an operation does to a member. */
export function neededForMember({ memberId }: Actor, op: Op, before: StoredRecord | undefined): WhoMay {
  if (op.op === 'create') return toMake(op.record);
  if (op.op === 'ensure') return toMake(op.defaults);
  if (op.op === 'set') {
    const fields: Readonly<Record<string, unknown>> = op.fields;
    const stood = (before ?? {}) as unknown as Readonly<Record<string, unknown>>;
    if (OF_SERVER.some((field) => Object.hasOwn(fields, field) && fields[field] !== stood[field])) return 'server';
    if (op.id === memberId && Object.keys(fields).every((field) => OF_ONESELF.has(field))) return 'anybody';
    // Owners are made and unmade by owners.
    return Object.hasOwn(fields, 'role') && (isOwner(before) || isOwner(fields)) ? 'Owner' : 'Admin';
  }
  return isOwner(before) ? 'Owner' : 'Admin';
}

const isLiving = (record: unknown): boolean => isObject(record) && typeof record.deletedAt !== 'string';

/**
 * Returns the member with whom a commit would leave a company without an owner, or with two, or give it to a missing member; null
 * if there is none. Ownership is passed on in one commit: to a person with access, while the former owner loses it.
 * @param read a record as it was before
 */
export function brokenOwnership({ writes }: CommitPlan, read: (name: RecordName) => unknown): RecordName | null {
  const lost: RecordName[] = [];
  const given: RecordName[] = [];
  for (const { kind, record } of writes) {
    if (kind !== 'member') continue;
    const name: RecordName = { kind, id: record.id };
    const before = read(name);
    const was = isLiving(before) && isOwner(before);
    const is = isLiving(record) && isOwner(record);
    if (was && !is) lost.push(name);
    if (!is || was) continue;
    given.push(name);
    if (!isObject(before) || before.status !== 'active') return name;
  }
  return lost.length === given.length ? null : (lost[0] ?? given[0] ?? null);
}
