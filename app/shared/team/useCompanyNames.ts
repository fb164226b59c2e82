import { useMemo } from 'react';

import type { Company } from '#src/domain/account/account.ts';
import { companyNames } from '#src/domain/account/names/companyNames.ts';

import { useShared } from './useShared.ts';
import { useAll } from '#store/queries.ts';

/**
 * Returns the name of each company where the user chooses among several, by its id.
 * @param marks marks shared companies, and the sample
 */
export function useCompanyNames(companies: readonly Company[], marks = false): ReadonlyMap<string, string> {
  const shared = useShared();
  const members = useAll('member').data?.items;
  return useMemo(() => {
    const ids = new Set(shared.map(({ id }) => id));
    return companyNames(companies, { shared: ids, members: members ?? [], marks });
  }, [companies, shared, members, marks]);
}

/** A company under the name that it has among others, and under its own. */
export type CalledCompany = Company & { readonly ownName: string };

/** Companies under the names that {@link useCompanyNames} gives them, to be chosen among and not to be edited. */
export function useCalled(companies: readonly Company[], marks = false): readonly CalledCompany[] {
  const names = useCompanyNames(companies, marks);
  return useMemo(
    () =>
      companies.map((company) => ({
        ...company,
        name: names.get(company.id) ?? company.name,
        ownName: company.name,
      })),
    [companies, names],
  );
}
