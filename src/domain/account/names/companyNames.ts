import type { Company, Member } from '../account.ts';
import { dayOf, fold, formatDate, NBSP } from '../../core/format.ts';
import { inOrderOfAge, isSampleCompany } from '../../workspace.ts';

/** Facts that distinguish companies. */
export interface CompanyFacts {
  /** Ids of those that are shared with a team. */
  readonly shared: ReadonlySet<string>;
  /** The people of all companies. */
  readonly members: readonly Pick<Member, 'companyId' | 'name' | 'role' | 'status'>[];
  /** Whether every shared one says so, and the sample, alike or not. Default false. */
  readonly marks?: boolean;
}

type Named = Pick<Company, 'id' | 'name' | 'createdAt'>;

/**
 * Returns the name of each company in a choice among several, by its id (R382). A company with a unique name is called by it;
 * those with the same name are distinguished by the first of these that differs: whether it is shared or the sample, its owner,
 * since when it is here, its order by age.
 */
export function companyNames(
  companies: readonly Named[],
  { shared, members, marks = false }: CompanyFacts,
): ReadonlyMap<string, string> {
  const markOf = (company: Named): string =>
    shared.has(company.id) ? 'команда' : isSampleCompany(company) ? 'пример' : '';
  const names = new Map(
    companies.map((one) => [one.id, marks && markOf(one) !== '' ? `${one.name} · ${markOf(one)}` : one.name]),
  );
  const ownerOf = ({ id }: Named): string =>
    members.find((one) => one.companyId === id && one.role === 'Owner' && one.status === 'active')?.name ?? '';
  const sinceOf = ({ createdAt }: Named): string => `с${NBSP}${formatDate(dayOf(createdAt) ?? '')}`;
  const numberOf = (_: Named, index: number): string => `№${NBSP}${index + 1}`;
  const parts = [markOf, ownerOf, sinceOf, numberOf];
  const tellApart = (alike: readonly Named[], at: number): void => {
    const part = parts[at];
    if (alike.length < 2 || part === undefined) return;
    const groups = new Map<string, Named[]>();
    for (const [index, company] of alike.entries()) {
      const said = part(company, index);
      groups.set(said, [...(groups.get(said) ?? []), company]);
    }
    for (const [said, group] of groups) {
      if (groups.size > 1 && said !== '' && !(marks && part === markOf)) {
        for (const { id } of group) names.set(id, `${names.get(id) ?? ''} · ${said}`);
      }
      tellApart(group, at + 1);
    }
  };
  const byName = new Map<string, Named[]>();
  for (const company of inOrderOfAge(companies)) {
    const name = fold(company.name.trim());
    byName.set(name, [...(byName.get(name) ?? []), company]);
  }
  for (const alike of byName.values()) tellApart(alike, 0);
  return names;
}
