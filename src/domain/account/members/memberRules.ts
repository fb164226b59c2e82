import type { Member } from '../account.ts';
import { NBSP } from '../../core/format.ts';
import type { Op } from '../../core/operation.ts';
import type { InvitedRole } from './inviteMember.ts';

export const MEMBER_STATUS_LABELS: Readonly<Record<Member['status'], string>> = {
  active: 'Активен',
  invited: 'Приглашён',
  noAccess: 'Без доступа',
};

/** Most signs of a name, a position. */
export const MAX_MEMBER_LINE = 200;

/** Details stored when an invited person has joined. */
export interface JoinForm {
  readonly name: string;
  readonly jobTitle: string;
}

/** Inline errors by field; empty when it can be saved. */
export function checkJoin(form: JoinForm): Partial<Record<keyof JoinForm, string>> {
  const errors: Partial<Record<keyof JoinForm, string>> = {};
  const tooLong = `Не длиннее ${MAX_MEMBER_LINE}${NBSP}знаков`;
  if (form.name.trim() === '') errors.name = 'Напишите имя и фамилию';
  else if (form.name.trim().length > MAX_MEMBER_LINE) errors.name = tooLong;
  if (form.jobTitle.trim().length > MAX_MEMBER_LINE) errors.jobTitle = tooLong;
  return errors;
}

/**
 * Operations that note that an invited person has joined.
 * @throws RangeError when the form does not pass {@link checkJoin}
 */
export function joinMember(member: Pick<Member, 'id'>, form: JoinForm): Op[] {
  for (const [field, error] of Object.entries(checkJoin(form))) throw new RangeError(`${field}: ${error}`);
  const fields = { status: 'active', name: form.name.trim(), jobTitle: form.jobTitle.trim() } as const;
  return [{ op: 'set', kind: 'member', id: member.id, fields }];
}

/** Whether a member can change role or go: the owner stays what they are, a company has one. */
export function isMovable(member: Pick<Member, 'role'>): boolean {
  return member.role !== 'Owner';
}

/**
 * Operations that give a member another role. Nothing is enforced by it (R51).
 * @throws RangeError for the owner
 */
export function changeRole(member: Pick<Member, 'id' | 'role'>, role: InvitedRole): Op[] {
  if (!isMovable(member)) throw new RangeError('the owner keeps the role');
  return member.role === role ? [] : [{ op: 'set', kind: 'member', id: member.id, fields: { role } }];
}

/**
 * Returns operations that remove a member from the company, or withdraw an invitation.
 * @throws RangeError for the owner
 */
export function removeMember(member: Pick<Member, 'id' | 'role'>): Op[] {
  if (!isMovable(member)) throw new RangeError('the owner stays');
  return [{ op: 'remove', kind: 'member', id: member.id }];
}

/** Returns operations that take a removed member back into the company. */
export function returnMember({ id }: Pick<Member, 'id'>): Op[] {
  return [{ op: 'restore', kind: 'member', id }];
}

/**
 * Returns operations that make another member the owner of their company; the former owner continues as an administrator.
 * @throws RangeError for a member without access, or of another company
 */
export function passOwnership(
  from: Pick<Member, 'id' | 'companyId' | 'role'>,
  to: Pick<Member, 'id' | 'companyId' | 'status'>,
): Op[] {
  if (from.role !== 'Owner' || from.companyId !== to.companyId) throw new RangeError('not the owner of this company');
  if (to.status !== 'active' || to.id === from.id) throw new RangeError('nobody it can be passed to');
  return [
    { op: 'set', kind: 'member', id: to.id, fields: { role: 'Owner' } },
    { op: 'set', kind: 'member', id: from.id, fields: { role: 'Admin' } },
  ];
}
