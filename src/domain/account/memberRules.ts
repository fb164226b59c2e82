import type { Company, Member, Role } from './account.ts';
import { ROLE_WORDS } from './roleWords.ts';
import { foldEmail, isEmail, type Letter } from '../core/email.ts';
import { foldAlike, NBSP, queryWordsOf, quoted } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { lazily } from '../core/lazily.ts';
import type { NewId } from '../core/record.ts';

/** Roles that an invitation offers, in the order it offers them (R52). */
export const INVITED_ROLES = ['Viewer', 'Researcher', 'Admin'] as const satisfies readonly Role[];

/** A role that an invitation offers. */
export type InvitedRole = (typeof INVITED_ROLES)[number];

export const MEMBER_STATUS_LABELS: Readonly<Record<Member['status'], string>> = {
  active: 'Активен',
  invited: 'Приглашён',
  noAccess: 'Без доступа',
};

/** Most signs of a name, a position. */
export const MAX_MEMBER_LINE = 200;
/** Most signs of an invitation's message: a longer one does not fit into the address that opens the mail program. */
export const MAX_INVITE_MESSAGE = 1000;

/* ── Inviting ────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** The form of an invitation (R52). */
export interface InviteForm {
  readonly email: string;
  readonly role: InvitedRole;
  readonly companyId: string;
  /** Optional. */
  readonly message: string;
}

type Known = Pick<Member, 'companyId' | 'email' | 'status'>;

/**
 * Inline errors by field; empty when it can be sent.
 * @param members the people of all companies
 */
export function checkInvite(
  form: InviteForm,
  members: readonly Known[],
  companies: readonly Pick<Company, 'id'>[],
): Partial<Record<keyof InviteForm, string>> {
  const errors: Partial<Record<keyof InviteForm, string>> = {};
  const email = form.email.trim();
  const known = members.find((one) => one.companyId === form.companyId && foldEmail(one.email) === foldEmail(email));
  if (email === '') errors.email = 'Укажите адрес, на который придёт приглашение';
  else if (!isEmail(email)) errors.email = 'Проверьте адрес: он должен быть вида name@company.example';
  else if (known) {
    errors.email =
      known.status === 'invited'
        ? 'Этот человек уже приглашён: письмо можно открыть ещё раз в списке'
        : 'Человек с этим адресом уже в команде этой компании';
  }
  if (!INVITED_ROLES.includes(form.role)) errors.role = 'Выберите роль';
  if (!companies.some(({ id }) => id === form.companyId)) errors.companyId = 'Выберите компанию';
  if (form.message.trim().length > MAX_INVITE_MESSAGE) errors.message = `Не длиннее 1${NBSP}000${NBSP}знаков`;
  return errors;
}

/**
 * Returns operations that make an invited member. Until they join, the address is shown as the name.
 * @throws RangeError when the form does not pass {@link checkInvite}
 */
export function inviteMember(
  form: InviteForm,
  members: readonly Known[],
  companies: readonly Pick<Company, 'id'>[],
  newId: NewId,
): { id: string; ops: Op[] } {
  const errors = Object.entries(checkInvite(form, members, companies));
  for (const [field, error] of errors) throw new RangeError(`${field}: ${error}`);
  const id = newId();
  const email = form.email.trim();
  const record = {
    id,
    companyId: form.companyId,
    name: email,
    email,
    role: form.role,
    status: 'invited',
    jobTitle: '',
    invitation: form.message.trim(),
  } as const;
  return { id, ops: [{ op: 'create', kind: 'member', id, record }] };
}

/**
 * Returns the letter that invites a person. It promises nothing that a product without a server cannot do.
 * @param from `isShared`: the company is on a server, and a link leads into it; default false
 */
export function invitationLetter(
  member: Pick<Member, 'email' | 'role' | 'invitation'>,
  from: { readonly company: string; readonly name: string; readonly appUrl: string; readonly isShared?: boolean },
): Letter {
  const who = from.name.trim() === '' ? 'Вас приглашают' : `${from.name.trim()} приглашает вас`;
  const text = [
    'Здравствуйте!',
    `${who} в${NBSP}команду ${quoted(from.company)} в${NBSP}Ориентире. Роль: ${member.role} (${ROLE_WORDS[member.role]}).`,
    member.invitation,
    `Открыть Ориентир: ${from.appUrl}`,
    from.isShared
      ? 'Чтобы войти, откройте ссылку в компанию: её пришлёт тот, кто вас приглашает.'
      : 'Данные Ориентира хранятся в браузере каждого. Чтобы увидеть общие исследования, попросите файл рабочего пространства и откройте его в разделе «Профиль» → «Настройки».',
  ];
  return {
    to: [member.email],
    subject: `Приглашение в${NBSP}команду ${quoted(from.company)}`,
    text: text.filter(Boolean).join('\n\n'),
  };
}

/* ── Changing ────────────────────────────────────────────────────────────────────────────────────────────────────── */

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

const placeOf = ({ companyId, email }: Member): string => `${companyId} ${foldEmail(email)}`;

/**
 * Returns removed people who can be given back what they had, by name: not those who are of the team again, and no invitation that
 * was withdrawn, which is made anew (R458).
 * @param living the people of all companies
 */
export function returnable(removed: readonly Member[], living: readonly Member[]): readonly Member[] {
  const taken = new Set(living.filter(({ email }) => email !== '').map(placeOf));
  return removed
    .filter((one) => one.status !== 'invited' && isMovable(one) && !taken.has(placeOf(one)))
    .toSorted((a, b) => byName().compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
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

/* ── Finding ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Filter of the list of members. */
export interface MemberFilter {
  /** Words typed into the search; empty for all. */
  readonly query: string;
  /** `all` or a company's id. */
  readonly companyId: string;
}

/** Everybody. */
export const NO_MEMBER_FILTER: MemberFilter = { query: '', companyId: 'all' };

/** A member never changes in place, so its texts are folded once. */
const haystacks = new WeakMap<object, string>();

function haystackOf(member: Pick<Member, 'name' | 'email'>): string {
  const known = haystacks.get(member);
  if (known !== undefined) return known;
  const folded = foldAlike(`${member.name}\n${member.email}`);
  haystacks.set(member, folded);
  return folded;
}

/** Members that pass a filter, in their order. Every word must occur in the name or the email, whatever the case and ё/е. */
export function filterMembers<T extends Pick<Member, 'companyId' | 'name' | 'email'>>(
  members: readonly T[],
  { query, companyId }: MemberFilter,
): readonly T[] {
  const words = queryWordsOf(query);
  if (words.length === 0 && companyId === 'all') return members;
  return members.filter((member) => {
    if (companyId !== 'all' && member.companyId !== companyId) return false;
    const haystack = haystackOf(member);
    return words.every((word) => haystack.includes(word));
  });
}

const RANKS: Readonly<Record<Role, number>> = { Owner: 0, Admin: 1, Researcher: 2, Viewer: 3 };
const byName = lazily(() => new Intl.Collator('ru'));

/** Members as the list shows them: who was invited comes after who is there, then by role, then by name. */
export function sortMembers(members: readonly Member[]): readonly Member[] {
  return members.toSorted(
    (a, b) =>
      Number(a.status === 'invited') - Number(b.status === 'invited') ||
      RANKS[a.role] - RANKS[b.role] ||
      byName().compare(a.name, b.name) ||
      (a.id < b.id ? -1 : 1),
  );
}

/**
 * How many people these members are: who works in several companies is a member of each, and one person. The address tells
 * people apart.
 */
export function countPeople(members: readonly Pick<Member, 'id' | 'email'>[]): number {
  return new Set(members.map(({ id, email }) => foldEmail(email) || id)).size;
}

/** People of a company that mail can reach. */
export function mailable(members: readonly Member[], companyId: string, without: string): readonly string[] {
  return members
    .filter((one) => one.companyId === companyId && one.email !== '' && foldEmail(one.email) !== foldEmail(without))
    .map(({ email }) => email);
}
