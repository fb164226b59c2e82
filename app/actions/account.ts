import type { Company, Member, Profile } from '#src/domain/account.ts';
import { editCompany, whyCompanyStays, type CompanyForm } from '#src/domain/companyRules.ts';
import { inviteMember, type InviteForm } from '#src/domain/memberRules.ts';
import { editProfile, PROFILE_ID, setAvatar, type ProfileForm } from '#src/domain/profileRules.ts';

import { forgetChatDraft } from '../chatDraft.ts';
import { StoreError, type Store } from '../workspace/port.ts';
import { newId } from '../newId.ts';

/** Stores what was changed in the profile. */
export async function saveProfile(store: Store, profile: Profile, form: ProfileForm): Promise<void> {
  const ops = editProfile(profile, form);
  if (ops.length === 0) return;
  await store.commit(ops, { unchanged: [{ kind: 'profile', id: PROFILE_ID, updatedAt: profile.updatedAt }] });
}

/**
 * Makes an avatar of a picture and gives it to the profile.
 * @throws ImportError when the picture is refused
 */
export async function savePicture(store: Store, file: File): Promise<void> {
  const { readAvatar } = await import('../importers/avatar.ts');
  // Bytes first: a record must never name a file that is not there.
  await store.commit(setAvatar(await store.files.put(await readAvatar(file))));
}

/** Stores what was changed in a company. */
export async function saveCompany(store: Store, company: Company, form: CompanyForm): Promise<void> {
  const ops = editCompany(company, form, newId);
  if (ops.length === 0) return;
  await store.commit(ops, { unchanged: [{ kind: 'company', id: company.id, updatedAt: company.updatedAt }] });
}

/**
 * Erases a company with its whole workspace, for good.
 * @returns the company to go on in: the newest of those left
 */
export async function deleteCompany(store: Store, company: Company): Promise<string> {
  const others = (await store.list('company')).items.filter(({ id }) => id !== company.id);
  const [next] = others;
  if (!next) throw new StoreError('conflict', whyCompanyStays(others, company.id) ?? '');
  await store.eraseCompany(company.id);
  forgetChatDraft(company.id);
  return next.id;
}

/** Stores an invitation: the member is there at once, as invited. */
export async function invite(store: Store, form: InviteForm): Promise<void> {
  const [members, companies] = await Promise.all([store.list('member'), store.list('company')]);
  await store.commit(inviteMember(form, members.items, companies.items, newId).ops);
}

/** People of a company that mail can reach. */
export function mailable(members: readonly Member[], companyId: string, without: string): readonly string[] {
  return members
    .filter((one) => one.companyId === companyId && one.email !== '' && one.email !== without)
    .map(({ email }) => email);
}
