import type { Member, Profile } from '../account.ts';
import { isProfileOf, tidyProfile, type OwnMembers, type ProfileForm } from '../profileRules.ts';
import type { Op } from '../../core/operation.ts';
import { SAMPLE_COMPANY_ID, SAMPLE_CONTACTS, SAMPLE_PERSON, SAMPLE_SINCE } from '../../workspace.ts';
import { ownName } from './ownName.ts';

/**
 * Whether a member is the person whom the sample invented, wherever the sample is now: the user has never replaced any of their
 * details.
 */
const isInvented = ({ name, email, createdAt }: Pick<Member, 'name' | 'email' | 'createdAt'>): boolean =>
  name === SAMPLE_PERSON && email === SAMPLE_CONTACTS.email && createdAt === SAMPLE_SINCE;

/** Returns the profile fields to change when the user introduces themselves, so that nothing of the sample describes them. */
function ownFields(profile: Profile, name: string): Partial<ProfileForm & Pick<Profile, 'twoFactorEnabled'>> {
  const isUnnamed = ownName(profile) === '';
  const fields: { -readonly [F in keyof ProfileForm]?: string } = {};
  if (isUnnamed && name !== profile.name) fields.name = name;
  if (profile.email === SAMPLE_CONTACTS.email) fields.email = '';
  if (profile.phone === SAMPLE_CONTACTS.phone) fields.phone = '';
  // Another may well have the sample's position: who gave a name has seen it beside it.
  if (isUnnamed && profile.position === SAMPLE_CONTACTS.position) fields.position = '';
  return isUnnamed && profile.twoFactorEnabled ? { ...fields, twoFactorEnabled: false } : fields;
}

/**
 * Returns operations that introduce a user to others: their name replaces the sample's in the profile and in companies that they
 * made under it, and the sample's address, phone and position are removed. The sample's own person keeps their identity. None
 * when there is nothing of the sample left.
 * @param name as the user gave it; a profile's own name stays
 * @param shared the shared companies: there the server identifies people
 */
export function introduce(profile: Profile, name: string, members: readonly Member[], shared: OwnMembers): Op[] {
  const { name: said } = tidyProfile({ ...profile, name });
  if (said === '') return [];
  const fields = ownFields(profile, said);
  if (Object.keys(fields).length === 0) return [];
  const ops: Op[] = [{ op: 'set', kind: 'profile', id: profile.id, fields }];
  for (const member of members) {
    if (shared.has(member.companyId) || isInvented(member) || !isProfileOf(profile, member)) continue;
    const { name: called = member.name, email = member.email, position: jobTitle = member.jobTitle } = fields;
    ops.push({ op: 'set', kind: 'member', id: member.id, fields: { name: called, email, jobTitle } });
  }
  return ops;
}

/**
 * The members among whom somebody is looked for who says who they are: where they work outside of the sample, its invented person
 * is not them, and stays who it is.
 */
export const membersBeside = <M extends Pick<Member, 'name' | 'email' | 'createdAt'>>(
  companyId: string,
  members: readonly M[],
): readonly M[] => (companyId === SAMPLE_COMPANY_ID ? members : members.filter((member) => !isInvented(member)));

/** Which member of a company of this browser the person of the profile is; never the one whom the sample invented. */
export const ownMemberOf = (profile: Profile, members: readonly Member[]): Member | undefined =>
  members.find((member) => !isInvented(member) && isProfileOf(profile, member));
