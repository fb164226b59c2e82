import type { Member } from '../account/account.ts';
import { foldEmail, isEmail } from '../core/email.ts';
import { counted, NBSP } from '../core/format.ts';
import { MOST_INVITED } from './invitations.ts';
import { MAX_MEMBER_LINE } from '../account/members/memberRules.ts';
import { MAX_INVITE_MESSAGE, type InvitedRole } from '../account/members/inviteMember.ts';

/** The form that invites a list of people into a shared company. */
export interface InviteListForm {
  /** Addresses in any form, one after another. */
  readonly addresses: string;
  readonly role: InvitedRole;
  /** Optional. */
  readonly message: string;
}

/** Person to be invited, as written. */
export interface InvitedAddress {
  readonly email: string;
  /** Text beside the address; empty without any. */
  readonly name: string;
}

export interface InviteList {
  /** Addresses to be invited, each once. */
  readonly fresh: readonly InvitedAddress[];
  /** Addresses that appear more than once. */
  readonly doubled: readonly string[];
  /** Addresses of people who are in the company already, or invited. */
  readonly known: readonly string[];
  /** Entries that are no addresses. */
  readonly wrong: readonly string[];
}

/** An address beside a name: «Анна Ковалёва <anna@company.example>». */
const NAMED = /<\s*(?:mailto:)?([^<>]*)>/;

/** Name in quotes, which may contain a comma, with its address; else the text between two separators. */
const PIECES = /[^\S\n\r]*"[^"\n\r]*"\s*<[^<>\n\r]*>|[^\n\r;,]+/g;

/** One by one, as people write lists: lines, commas, semicolons; within a piece without a name, spaces. */
function piecesOf(text: string): readonly string[] {
  return (text.match(PIECES) ?? [])
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .flatMap((piece) => (NAMED.test(piece) ? [piece] : piece.split(/\s+/)));
}

/**
 * Returns the name beside an address; empty where there is none, where an address is in its place, or where the text is no name.
 */
function nameIn(piece: string): string {
  const at = NAMED.exec(piece)?.index ?? 0;
  const name = piece
    .slice(0, at)
    .replaceAll(/^[\s"'«“]+|[\s"'»”]+$/g, '')
    .replaceAll(/\s+/g, ' ');
  return /\p{L}/u.test(name) && !name.includes('@') && name.length <= MAX_MEMBER_LINE ? name : '';
}

const addressIn = (piece: string): string =>
  (NAMED.exec(piece)?.[1] ?? piece)
    .trim()
    .replace(/^mailto:/i, '')
    .replaceAll(/^["'«(]+|["'»).]+$/g, '');

/**
 * Reads a pasted list: «Имя <a@b>», commas, lines.
 * @param members the people of the company
 */
export function readInviteList(text: string, members: readonly Pick<Member, 'email' | 'status'>[]): InviteList {
  const taken = new Set(members.filter(({ status }) => status !== 'noAccess').map(({ email }) => foldEmail(email)));
  const seen = new Set<string>();
  const list = { fresh: [] as InvitedAddress[], doubled: [] as string[], known: [] as string[], wrong: [] as string[] };
  const pieces = piecesOf(text);
  pieces.forEach((piece) => {
    const address = addressIn(piece);
    const folded = foldEmail(address);
    if (!isEmail(address)) list.wrong.push(piece);
    else if (seen.has(folded)) list.doubled.push(address);
    else if (taken.has(folded)) list.known.push(address);
    else list.fresh.push({ email: address, name: nameIn(piece) });
    seen.add(folded);
  });
  return list;
}

/** Most of what is named in one line; of the rest it is said how much there is. */
const NAMED_MOST = 3;

const namedIn = (list: readonly string[]): string =>
  list.length <= NAMED_MOST
    ? list.join(', ')
    : `${list.slice(0, NAMED_MOST).join(', ')} и${NBSP}ещё ${list.length - NAMED_MOST}`;

/** Describes a list before it is sent, a line each; no lines while the list is empty. */
export function inviteListWords({ fresh, doubled, known, wrong }: InviteList): readonly string[] {
  if (fresh.length + doubled.length + known.length + wrong.length === 0) return [];
  return [
    `Пригласим: ${counted(fresh.length, ['адрес', 'адреса', 'адресов'])}.`,
    doubled.length > 0 ? `Повторяются, позовём один раз: ${namedIn(doubled)}.` : '',
    known.length > 0 ? `Уже в${NBSP}команде или приглашены: ${namedIn(known)}.` : '',
    wrong.length > 0 ? `Не${NBSP}похоже на${NBSP}адрес: ${namedIn(wrong)}.` : '',
  ].filter(Boolean);
}

/** Inline errors by field; empty when it can be sent. */
export function checkInviteList(
  form: InviteListForm,
  members: readonly Pick<Member, 'email' | 'status'>[],
): Partial<Record<keyof InviteListForm, string>> {
  const errors: Partial<Record<keyof InviteListForm, string>> = {};
  const { fresh, known, wrong } = readInviteList(form.addresses, members);
  if (form.addresses.trim() === '') errors.addresses = 'Укажите адреса, на которые придут приглашения';
  else if (fresh.length === 0 && known.length > 0 && wrong.length === 0) {
    errors.addresses = 'Все эти люди уже в команде или приглашены';
  } else if (fresh.length === 0) errors.addresses = 'Проверьте адреса: они должны быть вида name@company.example';
  else if (fresh.length > MOST_INVITED) errors.addresses = `Не больше ${MOST_INVITED} адресов за${NBSP}раз`;
  if (form.message.trim().length > MAX_INVITE_MESSAGE) errors.message = `Не длиннее 1${NBSP}000${NBSP}знаков`;
  return errors;
}
