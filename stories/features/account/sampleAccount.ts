import { fn } from 'storybook/test';

import type { Company, Member, Profile } from '#src/domain/account/account.ts';
import { invitationLetter } from '#src/domain/account/members/inviteMember.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { keyedList } from '#src/domain/core/record.ts';
import type { DeleteCompanyDialogProps } from '#src/features/account/companies/DeleteCompanyDialog.tsx';
import { companies as sampled, members, profile as owner } from '#src/samples/account.ts';

/** Answer of a callback that succeeds. */
export const done = (): Promise<Outcome> => Promise.resolve(DONE);

export const profile: Profile = owner;

/** The sample's company and a second, younger one without people. */
export const companies = [
  {
    ...(sampled[0] as Company),
    id: 'company-second',
    name: 'Маяк',
    role: 'Admin',
    products: keyedList('product', []),
  },
  sampled[0] as Company,
] as const satisfies readonly Company[];

/** The sample's company. */
export const [second, company] = companies;

/** A member of the sample by name. */
export function memberNamed(name: string): Member {
  const found = members.find((one) => one.name === name);
  if (!found) throw new Error(`no member «${name}»`);
  return found;
}

/** The letter that invites into the sample's company. */
export const letter = invitationLetter(
  { email: 'new@example.com', role: 'Researcher', invitation: 'Ждём вас в команде исследований.' },
  { company: company.name, name: profile.name, appUrl: 'https://orientir.example/' },
);

/** Callbacks of a row of the list. */
export const rowCallbacks = { onRoleChange: fn(), onResend: fn(), onJoin: fn(), onRemove: fn() };

/** As many as a list does not draw at once. */
export const thousandMembers = Array.from({ length: 1000 }, (_, index) => ({
  ...memberNamed('Анна Ковалёва'),
  id: `member-${index}`,
  name: `Участник ${index + 1}`,
}));

/** The dialog over the company that is open. */
export const deletedCompany: DeleteCompanyDialogProps = {
  company,
  people: { inside: 11, invited: 0 },
  current: true,
  settingsHref: '#settings',
  onConfirm: fn(done),
  onClose: fn(),
};
