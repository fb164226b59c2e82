import type { Company, Member, Profile } from '#src/domain/account/account.ts';
import { asRead, fieldsOf, isThere } from '#src/domain/core/expectation.ts';
import { editCompany, whyCompanyStays, type CompanyForm } from '#src/domain/account/companyRules.ts';
import {
  changeRole as changeRoleOps,
  joinMember,
  passOwnership as passOwnershipOps,
  removeMember,
  returnMember,
  type JoinForm,
} from '#src/domain/account/members/memberRules.ts';
import { inviteMember, type InviteForm, type InvitedRole } from '#src/domain/account/members/inviteMember.ts';
import { membersBeside } from '#src/domain/account/names/introduction.ts';
import {
  editProfile,
  PROFILE_ID,
  setAvatar,
  setEmailNotifications as setEmailNotificationsOps,
  setTwoFactor as setTwoFactorOps,
  type ProfileForm,
} from '#src/domain/account/profileRules.ts';

import { commitWithUndo } from '../../shared/commitWithUndo.ts';
import { type Store } from '#store/port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { forgetCompany } from '../../shared/drafts/forgetCompany.ts';
import { newId } from '../../shared/newId.ts';

/** Stores what was changed in the profile, and in the person's places among the members. */
export async function saveProfile(store: Store, profile: Profile, form: ProfileForm): Promise<void> {
  const shared = new Map(store.shared().map(({ id, memberId }) => [id, memberId]));
  const members = membersBeside(store.companyId, (await store.list('member')).items);
  const ops = editProfile(profile, form, members, shared);
  if (ops.length === 0) return;
  await store.commit(ops, { expect: [asRead('profile', PROFILE_ID, profile, fieldsOf(form))] });
}

/**
 * Makes an avatar of a picture and gives it to the profile.
 * @throws ImportError when the picture is refused
 */
export async function savePicture(store: Store, file: File): Promise<void> {
  const { readAvatar } = await import('#files/reading/avatar.ts');
  // Bytes first: a record must never name a file that is not there.
  await store.commit(setAvatar(await store.files.put(await readAvatar(file))));
}

/** Takes the picture from the profile. Its bytes are swept later. */
export async function removePicture(store: Store): Promise<void> {
  await store.commit(setAvatar(null));
}

/** Stores whether the profile is marked as using two-factor sign-in. */
export async function setTwoFactor(store: Store, enabled: boolean): Promise<void> {
  await store.commit(setTwoFactorOps(enabled));
}

/** Stores whether the person wants notifications by mail. */
export async function setEmailNotifications(store: Store, wanted: boolean): Promise<void> {
  await store.commit(setEmailNotificationsOps(wanted));
}

/** Stores what was changed in a company. */
export async function saveCompany(store: Store, company: Company, form: CompanyForm): Promise<void> {
  const ops = editCompany(company, form, newId);
  if (ops.length === 0) return;
  await store.commit(ops, { expect: [asRead('company', company.id, company, ['name', 'products'])] });
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
  forgetCompany(company.id);
  return next.id;
}

/** Stores an invitation: the member is there at once, as invited. */
export async function invite(store: Store, form: InviteForm): Promise<void> {
  const [members, companies] = await Promise.all([store.list('member'), store.list('company')]);
  await store.commit(inviteMember(form, members.items, companies.items, newId).ops, {
    expect: [isThere('company', form.companyId)],
  });
}

/** Stores a member's new role, unless another tab has given one meanwhile. */
export async function changeRole(store: Store, member: Member, role: InvitedRole): Promise<void> {
  await store.commit(changeRoleOps(member, role), { expect: [asRead('member', member.id, member, ['role'])] });
}

/** Removes a member, or takes an invitation back. Returns the way to undo that. */
export function deleteMember(store: Store, member: Member): Promise<() => Promise<void>> {
  return commitWithUndo(store, removeMember(member));
}

/** Takes a removed member back: on a server they regain their access. */
export async function restoreMember(store: Store, member: Pick<Member, 'id' | 'companyId'>): Promise<void> {
  await store.commit(returnMember(member), { expect: [isThere('company', member.companyId)] });
}

/** Makes another member the owner of their company, and the former owner an administrator; in one commit. */
export async function passOwnership(store: Store, to: Member): Promise<void> {
  const { items } = await store.list('member', { parent: to.companyId });
  const from = items.find(({ role }) => role === 'Owner');
  if (!from) throw new StoreError('conflict', 'the company has no owner');
  await store.commit(passOwnershipOps(from, to), {
    expect: [asRead('member', to.id, to, ['role', 'status']), asRead('member', from.id, from, ['role'])],
  });
}

/** Stores that an invited person has joined, and as whom. */
export async function join(store: Store, member: Member, form: JoinForm): Promise<void> {
  await store.commit(joinMember(member, form), {
    expect: [asRead('member', member.id, member, ['status', 'name', 'jobTitle'])],
  });
}
