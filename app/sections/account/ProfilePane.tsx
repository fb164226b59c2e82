import type { EditedForm } from '#src/domain/core/editedForm.ts';
import { mailtoHref } from '#src/domain/core/email.ts';
import { mailable } from '#src/domain/account/members/findMembers.ts';
import { profileIn } from '#src/domain/account/names/ownName.ts';
import { othersThan, type ProfileForm } from '#src/domain/account/profileRules.ts';
import { ProfileSection } from '#src/features/account/ProfileSection.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import { ACCOUNT_ADDRESS } from './url.ts';
import { useNotices } from './useNotices.ts';
import { useSignIn } from './useSignIn.tsx';
import { removePicture, savePicture, saveProfile, setEmailNotifications } from './actions.ts';
import { changeTwoFactor } from './changeTwoFactor.ts';
import { attempt } from '../../shared/outcomes.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { showSuccess } from '../../shared/toast.ts';
import { useOwnMembers } from '../../shared/team/useOwnMembers.ts';
import { useDraft } from '../../shared/useDraft.ts';
import { useFileUrl } from '../../shared/useFileUrl.ts';
import { useAll, useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { accountHref } from '../../routing/hrefs.ts';

const ADDRESS: ScreenAddress = { codecs: [ACCOUNT_ADDRESS] };

/** «Профиль» of the account area; that it could not be read is said above it. */
export function ProfilePane() {
  useCanonicalAddress(ADDRESS);
  const store = useStore();
  const { data: profile, error } = useRecord('profile', 'profile');
  const members = useAll('member').data?.items ?? [];
  const shared = useOwnMembers();
  const picture = useFileUrl(profile?.avatarFileId ?? null);
  const signIn = useSignIn();
  const notices = useNotices();
  const [draft, setDraft] = useDraft<EditedForm<ProfileForm>>(`profile ${store.companyId}`);
  if (!profile) return error || profile === null ? null : <Skeleton height={320} />;
  const shown = profileIn(store.companyId, profile);
  const to = mailable(members, store.companyId, profile.email);
  return (
    <ProfileSection
      profile={shown}
      others={othersThan(profile, members, shared)}
      isShared={shared.size > 0}
      picture={picture}
      draft={draft}
      onDraftChange={setDraft}
      settingsHref={accountHref('settings')}
      teamsHref={accountHref('teams')}
      teamLetterHref={to.length === 0 ? null : mailtoHref({ to, subject: '', text: '' })}
      onSave={(form) =>
        attempt(async () => {
          await saveProfile(store, profile, form);
          showSuccess('Профиль сохранён', form.name.trim());
        })
      }
      onPickPicture={(file) =>
        attempt(async () => {
          await savePicture(store, file);
          showSuccess('Фото сохранено');
        })
      }
      onRemovePicture={() =>
        attempt(async () => {
          await removePicture(store);
          showSuccess('Фото удалено');
        })
      }
      onTwoFactorChange={(enabled) => changeTwoFactor(store, shown.name, enabled)}
      signIn={signIn}
      notices={notices}
      onNotificationsChange={(wanted) => attempt(() => setEmailNotifications(store, wanted))}
    />
  );
}
