import type { Member, Role } from '../account.ts';
import { foldEmail } from '../../core/email.ts';
import { foldAlike, queryWordsOf } from '../../core/format.ts';
import { lazily } from '../../core/lazily.ts';
import { isMovable } from './memberRules.ts';

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
