import type { Profile } from '../account.ts';
import { SAMPLE_COMPANY_ID, SAMPLE_CONTACTS, SAMPLE_PERSON } from '../../workspace.ts';

/** Facts by which the sample's person is told from a real one who has the same name. */
type Called = Pick<Profile, 'name' | 'email'>;

/** Whether a profile is still that of the sample's person, whose address nobody else has. */
const isSamplePerson = ({ name, email }: Called): boolean => name === SAMPLE_PERSON && email === SAMPLE_CONTACTS.email;

/** A name as its person gave it; empty while the profile is the sample's: they have not been asked yet. */
export const ownName = (profile: Called | null | undefined): string =>
  profile && !isSamplePerson(profile) ? profile.name : '';

/** Returns the name under which a user works in a company: in the sample as its person, elsewhere only their own name. */
export const nameIn = (companyId: string, profile: Called | null | undefined): string =>
  companyId === SAMPLE_COMPANY_ID ? (profile?.name ?? '') : ownName(profile);

/** Returns the details that the user gave of themselves; empty where the profile still has the sample's. */
export function ownPerson(profile: Pick<Profile, 'name' | 'email' | 'position'>) {
  const name = ownName(profile);
  return {
    name,
    email: profile.email === SAMPLE_CONTACTS.email ? '' : profile.email,
    position: name === '' && profile.position === SAMPLE_CONTACTS.position ? '' : profile.position,
  };
}

/** The profile as it is shown in a company: in the sample as it stands, elsewhere nothing of the sample's person (R438). */
export function profileIn(companyId: string, profile: Profile): Profile {
  if (companyId === SAMPLE_COMPANY_ID) return profile;
  const phone = profile.phone === SAMPLE_CONTACTS.phone ? '' : profile.phone;
  const own = ownPerson(profile);
  return { ...profile, ...own, phone, twoFactorEnabled: own.name !== '' && profile.twoFactorEnabled };
}

/** Name of a company's owner until its person says their own. */
export const NAMELESS_OWNER = 'Владелец компании';
