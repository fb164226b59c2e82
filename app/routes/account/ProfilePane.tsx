import type { EditedForm } from '#src/domain/editedForm.ts';
import { mailtoHref } from '#src/domain/email.ts';
import { setAvatar, setEmailNotifications, setTwoFactor, type ProfileForm } from '#src/domain/profileRules.ts';
import { ProfileSection } from '#src/features/account/ProfileSection.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import { accountHref } from '../../accountView.ts';
import { mailable, savePicture, saveProfile } from '../../actions/account.ts';
import { attempt } from '../../actions/outcomes.ts';
import { showToast } from '../../toast.ts';
import { useDraft } from '../../useDraft.ts';
import { useFileUrl } from '../../useFileUrl.ts';
import { useAll, useRecord } from '../../workspace/queries.ts';
import { useStore } from '../../workspace/StoreContext.ts';

const success = (title: string, description?: string) => void showToast({ tone: 'success', title, description });

/** «Профиль» of the account area; that it could not be read is said above it. */
export function ProfilePane() {
  const store = useStore();
  const { data: profile, error } = useRecord('profile', 'profile');
  const members = useAll('member').data?.items ?? [];
  const picture = useFileUrl(profile?.avatarFileId ?? null);
  const [draft, setDraft] = useDraft<EditedForm<ProfileForm>>('profile');
  if (!profile) return error || profile === null ? null : <Skeleton height={320} />;
  const to = mailable(members, store.companyId, profile.email);
  return (
    <ProfileSection
      profile={profile}
      picture={picture}
      draft={draft}
      onDraftChange={setDraft}
      settingsHref={accountHref('settings')}
      teamsHref={accountHref('teams')}
      teamLetterHref={to.length === 0 ? null : mailtoHref({ to, subject: '', text: '' })}
      onSave={(form) =>
        attempt(async () => {
          await saveProfile(store, profile, form);
          success('Профиль сохранён', form.name.trim());
        })
      }
      onPickPicture={(file) =>
        attempt(async () => {
          await savePicture(store, file);
          success('Фото сохранено');
        })
      }
      onRemovePicture={() =>
        attempt(async () => {
          await store.commit(setAvatar(null));
          success('Фото удалено');
        })
      }
      onTwoFactorChange={(enabled) =>
        attempt(async () => {
          await store.commit(setTwoFactor(enabled));
          success(enabled ? 'Отметка 2FA включена' : 'Отметка 2FA снята');
        })
      }
      onNotificationsChange={(wanted) =>
        attempt(async () => {
          await store.commit(setEmailNotifications(wanted));
        })
      }
    />
  );
}
