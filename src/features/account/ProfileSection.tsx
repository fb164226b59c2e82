import { useState, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Member, Profile } from '../../domain/account/account.ts';
import { NBSP } from '../../domain/core/format.ts';
import type { EditedForm } from '../../domain/core/editedForm.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import {
  checkProfile,
  PROFILE_LABELS,
  profileFormOf,
  tidyProfile,
  type ProfileForm,
} from '../../domain/account/profileRules.ts';
import { RecordForm } from '../../patterns/form/RecordForm.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { Row } from '../../ui/Row.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { AvatarField, type AvatarFieldProps } from './AvatarField.tsx';
import { NotificationsDialog, type NotificationsDialogProps } from './NotificationsDialog.tsx';
import { PasswordDialog, type PasswordDialogProps } from './PasswordDialog.tsx';
import { SectionHead } from './SectionHead.tsx';
import { SecurityCard, type SecurityCardProps } from './SecurityCard.tsx';

export interface ProfileSectionProps
  extends Pick<NotificationsDialogProps, 'teamsHref' | 'teamLetterHref'>, Pick<PasswordDialogProps, 'settingsHref'> {
  /** The stored profile; given anew when it changes. */
  profile: Profile;
  /** Other members: an address belongs to one. */
  others: readonly Pick<Member, 'name' | 'email'>[];
  /** Whether colleagues of a shared company see them: there the address is the one they sign in by. Default false. */
  isShared?: boolean;
  /** Address of the picture, or undefined for initials. */
  picture?: string;
  /** Typed text from before the section was left; without it the form begins with the profile. */
  draft?: EditedForm<ProfileForm>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<ProfileForm> | undefined) => void;
  /** Stores the form. */
  onSave: (form: ProfileForm) => Promise<Outcome>;
  /** See {@link AvatarFieldProps}. */
  onPickPicture: AvatarFieldProps['onPick'];
  /** See {@link AvatarFieldProps}. */
  onRemovePicture: AvatarFieldProps['onRemove'];
  /** Stores the mark of two-factor authentication. */
  onTwoFactorChange: SecurityCardProps['onTwoFactorChange'];
  /** How the person signs in to a server; without it «Сменить пароль» says that there is none. Default none. */
  signIn?: {
    /** Entries of the security card. */
    readonly entries: ReactNode;
    /** Label of the button beside the form; null for no button. */
    readonly passwordLabel: string | null;
    /** Opens the dialog of the password. */
    readonly onPassword: () => void;
  };
  /**
   * «Настроить уведомления» of a person who receives notifications from a server. Default none: only the wish for letters is
   * kept.
   */
  notices?: ComponentType<{ onClose: () => void }>;
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

const Editing = styled.div`
  margin-block-start: ${spaces[5]}px;
`;

/** «Профиль»: the person's data, the picture, and the security part (R51). */
export function ProfileSection(props: ProfileSectionProps) {
  const { profile, others, draft, onDraftChange, onSave, signIn, notices: Notices } = props;
  const [dialog, setDialog] = useState<'password' | 'notifications' | null>(null);
  const form = useRecordForm<ProfileForm>({
    record: profileFormOf(profile),
    check: (values) => checkProfile(values, others),
    draft,
    onDraftChange,
    show: (field, value) => ({ label: PROFILE_LABELS[field], text: value }),
    tidy: tidyProfile,
    onSubmit: onSave,
  });
  const field = (name: keyof ProfileForm) => ({ ...form.text(name), label: PROFILE_LABELS[name] });
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
          <Editing>
            <RecordForm
              form={form}
              footer={
                <Row>
                  <Button variant="primary" type="submit" busy={form.busy}>
                    Сохранить изменения
                  </Button>
                  {signIn?.passwordLabel === null ? null : (
                    <Button onClick={signIn?.onPassword ?? (() => setDialog('password'))} aria-haspopup="dialog">
                      {signIn?.passwordLabel ?? 'Сменить пароль'}
                    </Button>
                  )}
                </Row>
              }
            >
              <FormGrid>
                <TextField
                  {...field('name')}
                  required
                  autoComplete="name"
                  hint={profile.name === '' ? `Ваше имя: под${NBSP}ним стоит всё, что вы${NBSP}делаете` : undefined}
                />
                <TextField {...field('position')} autoComplete="organization-title" />
                <TextField
                  {...field('email')}
                  type="email"
                  autoComplete="email"
                  hint={
                    props.isShared
                      ? 'Для связи. В\u00A0общих компаниях коллеги видят адрес, которым вы\u00A0входите.'
                      : undefined
                  }
                />
                <TextField {...field('phone')} type="tel" autoComplete="tel" />
              </FormGrid>
            </RecordForm>
          </Editing>
        </Card>
        <SecurityCard
          profile={profile}
          onTwoFactorChange={props.onTwoFactorChange}
          hasNotices={Notices !== undefined}
          onNotifications={() => setDialog('notifications')}
          signIn={signIn?.entries}
        />
      </Root>
      {dialog === 'password' ? (
        <PasswordDialog settingsHref={props.settingsHref} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'notifications' && Notices ? <Notices onClose={() => setDialog(null)} /> : null}
      {dialog === 'notifications' && !Notices ? (
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
