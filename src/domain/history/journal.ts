import {
  AUDIT_WORDS,
  EXPORT_WORDS,
  SIGN_IN_WORDS,
  type AuditAction,
  type AuditEntry,
  type ExportedWhat,
  type SignInWay,
} from './audit.ts';
import { counted, NBSP } from '../core/format.ts';
import { countsInWords, isForgottenCounts } from '../forgetting/forgottenWords.ts';
import { KIND_WORDS } from '../kindWords.ts';
import { isKind } from '../kindFacts.ts';

/** Gives a member's name by the id of their record; '' for one that is not known. */
export type MemberName = (id: string) => string;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the action in words; its own name for one that only a newer build knows. */
export const auditWhat = ({ action }: Pick<AuditEntry, 'action'>): string =>
  Object.hasOwn(AUDIT_WORDS, action) ? AUDIT_WORDS[action as AuditAction] : action;

/** To what or whom it happened, and how, in words; may be empty. */
export function auditDetail({ subject }: Pick<AuditEntry, 'subject'>, memberName: MemberName): string {
  const { member, role, from, what, format, kind, records, people, days, bytes, by, sessions } = subject;
  const said: string[] = [];
  if (typeof member === 'string') said.push(memberName(member) || 'участник');
  if (textOf(from) !== '' && textOf(role) !== '') said.push(`${textOf(from)} → ${textOf(role)}`);
  else if (textOf(role) !== '') said.push(textOf(role));
  if (Object.hasOwn(SIGN_IN_WORDS, textOf(by))) said.push(SIGN_IN_WORDS[by as SignInWay]);
  if (typeof sessions === 'number') said.push(counted(sessions, ['сессия', 'сессии', 'сессий']));
  if (Object.hasOwn(EXPORT_WORDS, textOf(what))) said.push(EXPORT_WORDS[what as ExportedWhat]);
  if (textOf(format) !== '') said.push(textOf(format).toUpperCase());
  if (isKind(kind)) said.push(KIND_WORDS[kind].label);
  if (typeof records === 'number' && records > 1) said.push(counted(records, ['запись', 'записи', 'записей']));
  if (typeof people === 'number' && people > 0) said.push(`вышло: ${people}`);
  if (typeof days === 'number') said.push(`на${NBSP}${counted(days, ['день', 'дня', 'дней'])}`);
  if (typeof bytes === 'number') said.push(counted(Math.ceil(bytes / 1024), ['КБ', 'КБ', 'КБ']));
  if (isForgottenCounts(subject)) said.push(...countsInWords(subject));
  return said.join(', ');
}
