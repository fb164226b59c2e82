import type { Member, Profile } from './account.ts';
import { foldEmail, isEmail } from '../core/email.ts';
import { fold, NBSP } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { TERMS } from '../terms.ts';
import { NAMELESS_OWNER, ownName } from './names/ownName.ts';

/** Id of the one profile of this browser. */
export const PROFILE_ID = 'profile';

/** Details that a person gives of themselves. */
export interface ProfileForm {
  readonly name: string;
  readonly position: string;
  readonly email: string;
  readonly phone: string;
}

export const PROFILE_LABELS: Readonly<Record<keyof ProfileForm, string>> = {
  name: TERMS.profile.name,
  position: TERMS.profile.position,
  email: TERMS.profile.email,
  phone: TERMS.profile.phone,
};

/** Most signs of a name, a position. */
export const MAX_PROFILE_LINE = 200;

/** The profile as its form shows it. */
export function profileFormOf({ name, position, email, phone }: ProfileForm): ProfileForm {
  return { name, position, email, phone };
}

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** The form without stray spaces: what is stored. */
export function tidyProfile(form: ProfileForm): ProfileForm {
  return { name: tidy(form.name), position: tidy(form.position), email: tidy(form.email), phone: tidy(form.phone) };
}

/** Whether a text has the 10 to 15 digits of a phone number (E.164) and nothing that no number has. */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s()\u2010-\u2013\-.]+$/.test(text) && digits >= 10 && digits <= 15;
}

/** Which member the person is in each shared company, by its id; null while the server has not told. */
export type OwnMembers = ReadonlyMap<string, string | null>;

const NOT_SHARED: OwnMembers = new Map();

/**
 * Whether a member of a company is the person of the profile: by the address, or, for an owner without one, by the name, or by
 * having none. Their details are the same wherever they are shown. In a shared company the server identifies people: a chosen
 * name does not change who a person is.
 * @param shared the shared companies; default none
 */
export function isProfileOf(
  { name, email }: Pick<Profile, 'name' | 'email'>,
  member: Pick<Member, 'id' | 'companyId' | 'name' | 'email' | 'role'>,
  shared: OwnMembers = NOT_SHARED,
): boolean {
  const own = shared.get(member.companyId);
  if (own !== undefined) return own === member.id;
  const sameMail = foldEmail(email) === foldEmail(member.email);
  if (sameMail && foldEmail(email) !== '') return true;
  if (member.role !== 'Owner') return false;
  const isNameless = member.name === NAMELESS_OWNER && member.email === '';
  return sameMail || isNameless || fold(tidy(name)) === fold(tidy(member.name));
}

/**
 * Inline errors by field; empty when it can be saved. Only the name is required; the rest must be right if given.
 * @param others members who are not the person of the profile: an address belongs to one
 */
export function checkProfile(
  form: ProfileForm,
  others: readonly Pick<Member, 'name' | 'email'>[] = [],
): Partial<Record<keyof ProfileForm, string>> {
  const errors: Partial<Record<keyof ProfileForm, string>> = {};
  const tooLong = `Не длиннее ${MAX_PROFILE_LINE}${NBSP}знаков`;
  if (form.name.trim() === '') errors.name = 'Напишите, как вас зовут';
  else if (form.name.trim().length > MAX_PROFILE_LINE) errors.name = tooLong;
  if (form.position.trim().length > MAX_PROFILE_LINE) errors.position = tooLong;
  const email = form.email.trim();
  if (email !== '' && !isEmail(email)) errors.email = 'Проверьте адрес: он должен быть вида name@company.example';
  const holder = email === '' ? undefined : others.find((one) => foldEmail(one.email) === foldEmail(email));
  if (holder) errors.email = `Этот адрес у${NBSP}другого участника: ${holder.name}`;
  const phone = form.phone.trim();
  if (phone !== '' && !isPhone(phone))
    errors.phone = `Проверьте номер: от 10 до 15${NBSP}цифр, например +7 900 123-45-67`;
  return errors;
}

/** Members of companies of this browser alone who are not the person of the profile: an address belongs to one of them. */
export function othersThan(
  profile: Pick<Profile, 'name' | 'email'>,
  members: readonly Member[],
  shared: OwnMembers = NOT_SHARED,
): readonly Member[] {
  return members.filter((member) => !shared.has(member.companyId) && !isProfileOf(profile, member));
}

/** Returns the profile's details as fields of a member record. */
function asMember({ name, email, position }: ProfileForm): Pick<Member, 'name' | 'email' | 'jobTitle'> {
  return { name, email, jobTitle: position };
}

/**
 * Returns operations that store the changes, in the profile and in the person's member records, so that they have the same name
 * everywhere; none when nothing was changed.
 * @param members the people of all companies
 * @param shared the shared companies: there the server determines a person's address; default none
 * @throws RangeError when the form does not pass {@link checkProfile}
 */
export function editProfile(
  profile: Profile,
  form: ProfileForm,
  members: readonly Member[],
  shared: OwnMembers = NOT_SHARED,
): Op[] {
  const others = othersThan(profile, members, shared);
  for (const [field, error] of Object.entries(checkProfile(form, others))) throw new RangeError(`${field}: ${error}`);
  const tidied = tidyProfile(form);
  const fields: Partial<Record<keyof ProfileForm, string>> = {};
  for (const field of Object.keys(PROFILE_LABELS) as (keyof ProfileForm)[]) {
    if (tidied[field] !== profile[field]) fields[field] = tidied[field];
  }
  // The mark was that of the sample's person, who is somebody else now.
  const isNamed = ownName(profile) === '' && ownName({ ...profile, ...fields }) !== '';
  const marks = isNamed && profile.twoFactorEnabled ? { twoFactorEnabled: false } : {};
  const ops: Op[] =
    Object.keys(fields).length === 0
      ? []
      : [{ op: 'set', kind: 'profile', id: profile.id, fields: { ...fields, ...marks } }];
  const told = Object.entries(asMember(tidied)) as [keyof ReturnType<typeof asMember>, string][];
  for (const member of members) {
    if (!isProfileOf(profile, member, shared)) continue;
    const isOnServer = shared.has(member.companyId);
    const changed = Object.fromEntries(
      told.filter(([field, text]) => member[field] !== text && !(isOnServer && field === 'email')),
    );
    if (Object.keys(changed).length > 0) ops.push({ op: 'set', kind: 'member', id: member.id, fields: changed });
  }
  return ops;
}

/** Operations that switch the mark of two-factor authentication: profile data here, nothing is enforced (R51). */
export function setTwoFactor(twoFactorEnabled: boolean): Op[] {
  return [{ op: 'set', kind: 'profile', id: PROFILE_ID, fields: { twoFactorEnabled } }];
}

/** Returns operations that store whether the person wants letters. No letters are sent yet. */
export function setEmailNotifications(emailNotifications: boolean): Op[] {
  return [{ op: 'set', kind: 'profile', id: PROFILE_ID, fields: { emailNotifications } }];
}

/** Operations that give the profile a picture, or with null take it away. */
export function setAvatar(avatarFileId: string | null): Op[] {
  return [{ op: 'set', kind: 'profile', id: PROFILE_ID, fields: { avatarFileId } }];
}
