import type { Profile } from './account.ts';
import { isEmail } from './email.ts';
import { NBSP } from './format.ts';
import type { Op } from './operation.ts';

/** Id of the one profile of this browser. */
export const PROFILE_ID = 'profile';

/** What a person says of themselves (specification §2 «Profile»). */
export interface ProfileForm {
  readonly name: string;
  readonly position: string;
  readonly email: string;
  readonly phone: string;
}

/** Labels of the form's fields. */
export const PROFILE_LABELS: Readonly<Record<keyof ProfileForm, string>> = {
  name: 'Имя и фамилия',
  position: 'Должность',
  email: 'Электронная почта',
  phone: 'Телефон',
};

/** Most signs of a name, a position. */
export const MAX_PROFILE_LINE = 200;

/** The profile as its form shows it. */
export function profileFormOf({ name, position, email, phone }: ProfileForm): ProfileForm {
  return { name, position, email, phone };
}

/** Whether a text has the 10 to 15 digits of a phone number (E.164) and nothing that no number has. */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s()\u2010-\u2013\-.]+$/.test(text) && digits >= 10 && digits <= 15;
}

/** Inline errors by field; empty when it can be saved. Only the name is required; the rest must be right if given. */
export function checkProfile(form: ProfileForm): Partial<Record<keyof ProfileForm, string>> {
  const errors: Partial<Record<keyof ProfileForm, string>> = {};
  const tooLong = `Не длиннее ${MAX_PROFILE_LINE}${NBSP}знаков`;
  if (form.name.trim() === '') errors.name = 'Напишите, как вас зовут';
  else if (form.name.trim().length > MAX_PROFILE_LINE) errors.name = tooLong;
  if (form.position.trim().length > MAX_PROFILE_LINE) errors.position = tooLong;
  const email = form.email.trim();
  if (email !== '' && !isEmail(email)) errors.email = 'Проверьте адрес: он должен быть вида name@company.ru';
  const phone = form.phone.trim();
  if (phone !== '' && !isPhone(phone))
    errors.phone = `Проверьте номер: от 10 до 15${NBSP}цифр, например +7 900 123-45-67`;
  return errors;
}

/**
 * Operations that store what was changed; none when nothing was.
 * @throws RangeError when the form does not pass {@link checkProfile}
 */
export function editProfile(profile: Profile, form: ProfileForm): Op[] {
  for (const [field, error] of Object.entries(checkProfile(form))) throw new RangeError(`${field}: ${error}`);
  const fields: Partial<Record<keyof ProfileForm, string>> = {};
  for (const field of Object.keys(PROFILE_LABELS) as (keyof ProfileForm)[]) {
    const value = form[field].trim().replaceAll(/\s+/g, ' ');
    if (value !== profile[field]) fields[field] = value;
  }
  return Object.keys(fields).length === 0 ? [] : [{ op: 'set', kind: 'profile', id: profile.id, fields }];
}

/** Operations that switch the mark of two-factor authentication: profile data here, nothing is enforced (decision 29). */
export function setTwoFactor(twoFactorEnabled: boolean): Op[] {
  return [{ op: 'set', kind: 'profile', id: PROFILE_ID, fields: { twoFactorEnabled } }];
}

/** Operations that store whether the person wants letters. Nobody sends any yet. */
export function setEmailNotifications(emailNotifications: boolean): Op[] {
  return [{ op: 'set', kind: 'profile', id: PROFILE_ID, fields: { emailNotifications } }];
}

/** Operations that give the profile a picture, or with null take it away. */
export function setAvatar(avatarFileId: string | null): Op[] {
  return [{ op: 'set', kind: 'profile', id: PROFILE_ID, fields: { avatarFileId } }];
}
