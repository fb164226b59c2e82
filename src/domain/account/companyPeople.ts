import type { Member } from './account.ts';
import { countPeople } from './members/findMembers.ts';
import { counted, formatNumber, NBSP } from '../core/format.ts';

/** People of a company: those with access, and those invited who have not come in. Members on paper are neither (R381). */
export interface CompanyPeople {
  readonly inside: number;
  readonly invited: number;
}

export const NO_PEOPLE: CompanyPeople = { inside: 0, invited: 0 };

/**
 * Counts the people among members: a person in several companies counts once, and one who is in a company and invited into
 * another is in.
 */
export function peopleAmong(members: readonly Member[]): CompanyPeople {
  const inside = members.filter(({ status }) => status === 'active');
  const invited = members.filter(({ status }) => status === 'invited');
  return { inside: countPeople(inside), invited: countPeople([...inside, ...invited]) - countPeople(inside) };
}

/** Whether nobody else has come into a company, as its members tell; null while they have not been read. */
export function isAloneAmong(members: readonly Member[] | undefined): boolean | null {
  const inside = members ? peopleAmong(members).inside : 0;
  return inside === 0 ? null : inside === 1;
}

/** How many people each company has, by its id. */
export function peopleByCompany(members: readonly Member[]): Readonly<Record<string, CompanyPeople>> {
  const companies = new Set(members.map(({ companyId }) => companyId));
  return Object.fromEntries(
    Array.from(companies, (id) => [id, peopleAmong(members.filter((one) => one.companyId === id))]),
  );
}

/** Words for the invited, placed after a count of people; '' for none. */
export const invitedWords = ({ invited }: CompanyPeople): string =>
  invited === 0 ? '' : ` · приглашены:${NBSP}${formatNumber(invited)}`;

/** A company's people in words: «18 человек · приглашены: 2». */
export const peopleWords = (people: CompanyPeople): string =>
  `${counted(people.inside, ['человек', 'человека', 'человек'])}${invitedWords(people)}`;
