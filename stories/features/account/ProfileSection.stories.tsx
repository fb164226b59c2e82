import { expect, fn, screen, waitFor } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { editForm, meetRecord, typeInto } from '#src/domain/core/editedForm.ts';
import { refused } from '#src/domain/core/outcome.ts';
import { profileFormOf } from '#src/domain/account/profileRules.ts';
import { ProfileSection, type ProfileSectionProps } from '#src/features/account/ProfileSection.tsx';

import { done, profile } from './sampleAccount.ts';

const args: ProfileSectionProps = {
  profile,
  others: [],
  settingsHref: '#settings',
  teamsHref: '#teams',
  teamLetterHref: null,
  onDraftChange: fn(),
  onSave: fn(done),
  onPickPicture: fn(done),
  onRemovePicture: fn(done),
  onTwoFactorChange: fn(done),
  onNotificationsChange: fn(done),
};
const meta = preview.meta({
  id: 'features-account-profilesection',
  title: 'Разделы/Личный кабинет/Раздел «Профиль» · ProfileSection',
  component: ProfileSection,
  parameters: {
    docs: { description: { component: '«Профиль»: данные человека, портрет и карточка «Безопасность».' } },
    chromatic: { modes: screenModes },
  },
  args,
  render: (props) => <ProfileSection {...props} />,
});

export const Unnamed = meta.story({
  name: 'Имени ещё нет: поле пусто, и сказано, зачем оно',
  args: { profile: { ...profile, name: '', email: '', phone: '', position: '' } },
  play: async ({ args: { onSave }, canvas, userEvent }) => {
    const name = canvas.getByLabelText(/^Имя и фамилия/);
    await expect(name).toHaveValue('');
    await expect(name).toHaveAccessibleDescription(/^Ваше имя: под\sним стоит всё, что вы\sделаете$/);
    await userEvent.type(name, 'Анна Лис{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ name: 'Анна Лис', position: '', email: '', phone: '' }));
  },
});

export const Full = meta.story({
  name: 'Профиль и безопасность',
  play: async ({ args: { onSave, onDraftChange, onTwoFactorChange }, canvas, step, userEvent }) => {
    await step('Правка сохраняется без лишних пробелов, черновик больше не нужен', async () => {
      const position = canvas.getByLabelText('Должность');
      await userEvent.clear(position);
      await userEvent.type(position, ' Основатель {Enter}');
      await waitFor(() => expect(onSave).toHaveBeenCalledWith({ ...profileFormOf(profile), position: 'Основатель' }));
      await waitFor(() => expect(onDraftChange).toHaveBeenLastCalledWith(undefined));
    });
    await step('Двухфакторная аутентификация — отметка', async () => {
      await expect(canvas.getByText(/^Это отметка в\sпрофиле/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Отключить двухфакторную аутентификацию' }));
      await waitFor(() => expect(onTwoFactorChange).toHaveBeenCalledWith(false));
    });
    await step('Смена пароля', async () => {
      const button = canvas.getByRole('button', { name: 'Сменить пароль' });
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('button', { name: 'Понятно' }));
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Уведомления', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Настроить уведомления' }));
      await expect(await screen.findByRole('dialog', { name: 'Уведомления по почте' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
  },
});

export const Wrong = meta.story({
  name: 'Ошибки у полей, ничего не отправлено',
  args: { profile: { ...profile, twoFactorEnabled: false, emailNotifications: false } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args: { onSave }, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText(/^Имя и фамилия/));
    await userEvent.type(canvas.getByLabelText('Электронная почта'), '@');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить изменения' }));
    await expect(await canvas.findByText('Напишите, как вас зовут')).toBeVisible();
    await expect(canvas.getByLabelText(/^Имя и фамилия/)).toHaveFocus();
    await expect(canvas.getByLabelText('Электронная почта')).toBeInvalid();
    await expect(onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Включить двухфакторную аутентификацию' })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Не сохранилось: напечатанное на месте',
  args: {
    draft: typeInto(editForm(profileFormOf(profile)), { name: 'Мария Орлова' }),
    onSave: fn(() => Promise.resolve(refused('Не хватает места в браузере.'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить изменения' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не хватает места');
    await expect(canvas.getByLabelText(/^Имя и фамилия/)).toHaveValue('Мария Орлова');
  },
});

const typed = typeInto(editForm(profileFormOf(profile)), { position: 'Основатель' });

export const Conflict = meta.story({
  name: 'Должность изменили и в другой вкладке',
  args: {
    profile: { ...profile, position: 'Директор' },
    draft: meetRecord(typed, { ...profileFormOf(profile), position: 'Директор' }),
  },
  play: async ({ args: { onSave }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить изменения' }));
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Должность: взять сохранённое' }));
    await expect(canvas.getByLabelText('Должность')).toHaveValue('Директор');
  },
});
