import type { Company, Member, Role } from '../account.ts';
import { ROLE_WORDS } from '../roleWords.ts';
import { foldEmail, isEmail, type Letter } from '../../core/email.ts';
import { NBSP, quoted } from '../../core/format.ts';
import type { Op } from '../../core/operation.ts';
import type { NewId } from '../../core/record.ts';

/** Roles that an invitation offers, in the order it offers them (R52). */
export const INVITED_ROLES = ['Viewer', 'Researcher', 'Admin'] as const satisfies readonly Role[];

/** A role that an invitation offers. */
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** Most signs of an invitation's message: a longer one does not fit into the address that opens the mail program. */
export const MAX_INVITE_MESSAGE = 1000;

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
