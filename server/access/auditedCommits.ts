import { placesIn, placesNote } from '../../src/domain/forgetting/erasures.ts';
import type { Op } from '../../src/domain/core/operation.ts';
import { isObject } from '../../src/domain/core/record.ts';
import type { AuditAction, AuditSubject } from '../../src/domain/history/audit.ts';

/** The part of a commit that an owner is shown. */
export interface AuditedOp {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
}

const roleIn = (fields: unknown): string | null =>
  isObject(fields) && typeof fields.role === 'string' ? fields.role : null;

/** The earlier role, as the undo data holds it. */
function formerRole(former: readonly Op[], id: string): string | null {
  const back = former.find((op) => op.op === 'set' && op.id === id && roleIn(op.fields) !== null);
  return back?.op === 'set' ? roleIn(back.fields) : null;
}

function ofMember(op: Op, former: readonly Op[]): readonly AuditedOp[] {
  const member = op.id;
  if (op.op === 'create') return [{ action: 'member.added', subject: { member, role: roleIn(op.record) } }];
  if (op.op === 'remove') return [{ action: 'member.removed', subject: { member } }];
  if (op.op === 'restore') return [{ action: 'member.restored', subject: { member } }];
  const role = op.op === 'set' ? roleIn(op.fields) : null;
  if (role === null) return [];
  const action = role === 'Owner' ? 'owner.passed' : 'member.role';
  return [{ action, subject: { member, role, from: formerRole(former, op.id) } }];
}

/** How many contacts an operation of the way back would bring back. */
function contactsIn(op: Op): number {
  if (op.kind !== 'contactList') return 0;
  if (op.op === 'put') return op.map === 'contacts' ? 1 : 0;
  return op.op === 'set' && isObject(op.fields.contacts) ? Object.keys(op.fields.contacts).length : 0;
}

/**
 * Returns the operations of a commit that belong in the journal: permission changes and erasures. Members are named by the ids of
 * their records.
 * @param former what the commit wrote over
 */
export function auditedOps(ops: readonly Op[], former: readonly Op[], erases: boolean): readonly AuditedOp[] {
  const members = ops.flatMap((op) => (op.kind === 'member' ? ofMember(op, former) : []));
  const [first] = ops;
  if (!erases || !first) return members;
  const records = new Set(ops.map(({ kind, id }) => `${kind}/${id}`)).size;
  const contacts = former.reduce((sum, op) => sum + contactsIn(op), 0);
  const subject = { kind: first.kind, id: first.id, records, ...(contacts === 0 ? {} : { contacts }) };
  return [...members, { action: 'erased', subject: { ...subject, ...placesNote(placesIn(ops)) } }];
}
