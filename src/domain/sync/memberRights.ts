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

/** What the server alone writes. */
const OF_SERVER = ['status', 'email', 'companyId'] as const;

/** What everybody says of themselves. */
const OF_ONESELF: ReadonlySet<string> = new Set(['name', 'jobTitle']);

const isOwner = (member: unknown): boolean => isObject(member) && member.role === 'Owner';

/** Who may make a member: somebody without access alone, for a way in is given by an invitation or a link. */
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
 * The member with whom a commit would leave a company without an owner, or with two, or give it to somebody who is not there; null
 * when it does not. Ownership is passed on in one commit: to somebody with access, while whoever had it has it no more.
 * @param read a record as it stood before
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
