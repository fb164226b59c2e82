import type { Member } from './account.ts';
import { countPeople } from './memberRules.ts';
import { counted, formatNumber, NBSP } from '../core/format.ts';

/** People of a company: who has access, and who is invited and has not come in. Who stands there on paper is neither (R381). */
export interface CompanyPeople {
  readonly inside: number;
  readonly invited: number;
}

/** Nobody. */
export const NO_PEOPLE: CompanyPeople = { inside: 0, invited: 0 };

/** How many people each company has, by its id. */
export function peopleByCompany(members: readonly Member[]): Readonly<Record<string, CompanyPeople>> {
  const companies = new Set(members.map(({ companyId }) => companyId));
  const count = (id: string, status: Member['status']) =>
    countPeople(members.filter((one) => one.companyId === id && one.status === status));
  return Object.fromEntries(
    Array.from(companies, (id) => [id, { inside: count(id, 'active'), invited: count(id, 'invited') }]),
  );
}

/** A company's people in words: «18 человек · приглашены: 2». */
export function peopleWords({ inside, invited }: CompanyPeople): string {
  const told = counted(inside, ['человек', 'человека', 'человек']);
  return invited === 0 ? told : `${told} · приглашены:${NBSP}${formatNumber(invited)}`;
}
