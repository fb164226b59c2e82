import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Profile } from '../../domain/account.ts';
import type { EditedForm } from '../../domain/editedForm.ts';
import type { Outcome } from '../../domain/outcome.ts';
import {
  checkProfile,
  PROFILE_LABELS,
  profileFormOf,
  tidyProfile,
  type ProfileForm,
} from '../../domain/profileRules.ts';
import { ConflictNote } from '../../patterns/ConflictNote.tsx';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormError } from '../../patterns/FormError.tsx';
import { useEditedForm } from '../../patterns/useEditedForm.ts';
import { useSubmission } from '../../patterns/useSubmission.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AvatarField, type AvatarFieldProps } from './AvatarField.tsx';
import { NotificationsDialog, type NotificationsDialogProps } from './NotificationsDialog.tsx';
import { PasswordDialog, type PasswordDialogProps } from './PasswordDialog.tsx';
import { SectionHead } from './SectionHead.tsx';

export interface ProfileSectionProps
  extends Pick<NotificationsDialogProps, 'teamsHref' | 'teamLetterHref'>, Pick<PasswordDialogProps, 'settingsHref'> {
  /** The stored profile; given anew when it changes. */
  profile: Profile;
  /** Address of the picture, or undefined for initials. */
  picture?: string;
  /** What was typed before the section was left; without it the form begins with the profile. */
  draft?: EditedForm<ProfileForm>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<ProfileForm> | undefined) => void;
  /** Stores the form. */
  onSave: (form: ProfileForm) => Promise<Outcome>;
  /** See {@link AvatarFieldProps}. */
  onPickPicture: AvatarFieldProps['onPick'];
  onRemovePicture: AvatarFieldProps['onRemove'];
  /** Stores the mark of two-factor authentication. */
  onTwoFactorChange: (enabled: boolean) => Promise<Outcome>;
  /** Stores whether letters are wanted. */
  onNotificationsChange: NotificationsDialogProps['onWantedChange'];
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${spaces[4]}px;
  align-items: start;

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  margin-block-start: ${spaces[5]}px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[4]}px;
  align-items: start;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
`;

const Security = styled.ul`
  display: grid;

  & > li {
    display: grid;
    gap: ${spaces[2]}px;
    justify-items: start;
    padding-block: ${spaces[4]}px;
  }
  & > li + li {
    border-top: 1px solid var(--color-hairline);
  }
  & > li:first-child {
    padding-block-start: 0;
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & h3 {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px ${spaces[2]}px;
    align-items: center;
    font-size: ${fontSizes.md}px;
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
    text-wrap: pretty;
  }
`;

/** «Профиль»: who the person is, the picture, and what stands for security here (specification §2, decision 29). */
export function ProfileSection(props: ProfileSectionProps) {
  const { profile, draft, onDraftChange, onSave, onTwoFactorChange } = props;
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [dialog, setDialog] = useState<'password' | 'notifications' | null>(null);
  const editing = useEditedForm<ProfileForm>(profileFormOf(profile), {
    draft,
    onChange: onDraftChange,
    show: (field, value) => ({ label: PROFILE_LABELS[field], text: value }),
  });
  const errors = tried ? checkProfile(editing.values) : {};
  const saving = useSubmission(
    async () => {
      if (!editing.settled()) return undefined;
      const wrong = checkProfile(editing.values);
      if (Object.keys(wrong).length === 0) {
        // The form stays open: what is stored must be what it says, or the stored value would contradict it.
        const tidied = tidyProfile(editing.values);
        editing.type(tidied);
        return onSave(tidied);
      }
      setTried(true);
      focusFirstError(form.current, wrong);
      return undefined;
    },
    () => {
      setTried(false);
      onDraftChange?.(undefined);
    },
  );
  const twoFactor = useSubmission(
    () => onTwoFactorChange(!profile.twoFactorEnabled),
    () => undefined,
  );
  const field = (name: keyof ProfileForm) => ({
    name,
    label: PROFILE_LABELS[name],
    value: editing.values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => editing.type({ [name]: target.value }),
  });
  return (
    <section>
      <SectionHead title="Профиль">
        Как вас видят коллеги: в&nbsp;приглашениях, в&nbsp;журнале экспериментов.
      </SectionHead>
      <Root>
        <Card>
          <AvatarField
            name={profile.name}
            picture={props.picture}
            hasPicture={profile.avatarFileId !== null}
            onPick={props.onPickPicture}
            onRemove={props.onRemovePicture}
          />
          <Form
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!saving.busy) saving.run();
            }}
          >
            <ConflictNote {...editing.note} />
            <Pair>
              <TextField {...field('name')} required autoComplete="name" />
              <TextField {...field('position')} autoComplete="organization-title" />
              <TextField {...field('email')} type="email" autoComplete="email" />
              <TextField {...field('phone')} type="tel" autoComplete="tel" />
            </Pair>
            <FormError message={saving.error} />
            <Buttons>
              <Button variant="primary" type="submit" busy={saving.busy}>
                Сохранить изменения
              </Button>
              <Button onClick={() => setDialog('password')} aria-haspopup="dialog">
                Сменить пароль
              </Button>
            </Buttons>
          </Form>
        </Card>
        <Card as="section" aria-label="Безопасность">
          <Security>
            <li>
              <h3>
                Двухфакторная аутентификация
                <Badge tone={profile.twoFactorEnabled ? 'green' : 'neutral'}>
                  {profile.twoFactorEnabled ? 'Включена' : 'Выключена'}
                </Badge>
              </h3>
              <p>
                Здесь это отметка в&nbsp;профиле: у&nbsp;Ориентира нет сервера и&nbsp;входа, поэтому второй фактор никто
                не&nbsp;спрашивает.
              </p>
              <Button
                size="sm"
                busy={twoFactor.busy}
                aria-label={`${profile.twoFactorEnabled ? 'Отключить' : 'Включить'} двухфакторную аутентификацию`}
                onClick={twoFactor.run}
              >
                {profile.twoFactorEnabled ? 'Отключить' : 'Включить'}
              </Button>
              <FormError message={twoFactor.error} />
            </li>
            <li>
              <h3>Уведомления по&nbsp;почте</h3>
              <p>
                {profile.emailNotifications ? 'Вы хотите получать письма' : 'Письма вам не\u00A0нужны'}. Отправлять
                их&nbsp;пока некому.
              </p>
              <Button size="sm" aria-haspopup="dialog" onClick={() => setDialog('notifications')}>
                Настроить уведомления
              </Button>
            </li>
          </Security>
        </Card>
      </Root>
      {dialog === 'password' ? (
        <PasswordDialog settingsHref={props.settingsHref} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'notifications' ? (
        <NotificationsDialog
          wanted={profile.emailNotifications}
          onWantedChange={props.onNotificationsChange}
          teamsHref={props.teamsHref}
          teamLetterHref={props.teamLetterHref}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </section>
  );
}
