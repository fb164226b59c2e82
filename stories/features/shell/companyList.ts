import { companies } from '#src/samples/account.ts';

/** The sample company, alone. */
export const oneCompany = companies;

/** The sample company among others, one of them with a name that no place is wide enough for. */
export const manyCompanies: readonly { readonly id: string; readonly name: string }[] = [
  ...companies,
  { id: 'company-school', name: 'Школа продактов «Маяк»' },
  {
    id: 'company-long',
    name: 'Научно-производственное объединение образовательных технологий «Северо-Западный меридиан»',
  },
];
