import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { editForm } from '#src/domain/core/editedForm.ts';
import { refused } from '#src/domain/core/outcome.ts';
import type { InviteListForm } from '#src/domain/sync/inviteList.ts';
import { InvitePeopleDialog, type InvitePeopleDialogProps } from '#src/features/account/teams/InvitePeopleDialog.tsx';
import { members } from '#src/samples/account.ts';

import { retype } from '#stories/checks.ts';

import { company, done } from '../sampleAccount.ts';

const args: InvitePeopleDialogProps = {
  companyName: company.name,
  members,
  sendsLetters: true,
  onDraftChange: fn(),
  onInvite: fn(done),
  onClose: fn(),
};
const meta = preview.meta({
  id: 'features-account-teams-invitepeopledialog',
  title: 'Разделы/Личный кабинет/Диалог приглашения списком · InvitePeopleDialog',
  component: InvitePeopleDialog,
  parameters: {
    docs: { description: { component: '«Пригласить участников» в общую компанию: один адрес или целый список.' } },
  },
  args,
  render: (props) => <InvitePeopleDialog {...props} />,
});

export const List = meta.story({
  name: 'Целый список: что распознано, повторяется, лишнее',
  play: async ({ args: { onInvite, onClose }, step, userEvent }) => {
    const list = await screen.findByLabelText(/^Электронная почта/);
    await step('Сосчитано и названо до отправки', async () => {
      await userEvent.click(list);
      await userEvent.paste(
        'Новый Человек <new@example.com>, second+tag@example.com\nNEW@example.com\nанна@почта.example; не адрес\nanna.kovaleva@example.com',
      );
      const counts = screen.getByRole('list', { name: 'Что в списке' });
      await expect(counts).toHaveAttribute('aria-live', 'polite');
      await waitFor(() => expect(counts).toHaveTextContent('Пригласим: 3 адреса.'));
      await expect(counts).toHaveTextContent(/Повторяются, позовём один раз: NEW@example.com/);
      await expect(counts).toHaveTextContent(/Уже в\sкоманде или приглашены: anna.kovaleva@example.com/);
      await expect(counts).toHaveTextContent(/Не\sпохоже на\sадрес: не, адрес/);
    });
    await step('Уходят только новые, с именами; что не похоже на адрес, остаётся', async () => {
      await userEvent.type(screen.getByLabelText('Сообщение'), 'Ждём');
      await userEvent.click(screen.getByRole('button', { name: /^Пригласить: 3\sадреса$/ }));
      await waitFor(() => expect(list).toHaveValue('не\nадрес'));
      await expect(onInvite).toHaveBeenCalledWith(
        [
          { email: 'new@example.com', name: 'Новый Человек' },
          { email: 'second+tag@example.com', name: '' },
          { email: 'анна@почта.example', name: '' },
        ],
        expect.objectContaining({ role: 'Researcher', message: 'Ждём' }),
      );
      await expect(onClose).not.toHaveBeenCalled();
      await expect(list).toHaveFocus();
      await expect(screen.getByText(/Приглашены: 3\sадреса/)).toBeVisible();
    });
    await step('Поправленное уходит, окно закрывается', async () => {
      await retype(list, 'last@example.com');
      await userEvent.click(screen.getByRole('button', { name: 'Пригласить' }));
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      await expect(onInvite).toHaveBeenLastCalledWith(
        [{ email: 'last@example.com', name: '' }],
        expect.objectContaining({ message: 'Ждём' }),
      );
    });
  },
});

export const Offline = meta.story({
  name: 'Нет сети: сказано, набранное цело',
  args: {
    draft: editForm<InviteListForm>({ addresses: 'new@example.com', role: 'Admin', message: 'Ждём' }),
    onInvite: fn(() => Promise.resolve(refused('Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.'))),
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args: { onClose }, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Пригласить' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
    await expect(screen.getByLabelText(/^Электронная почта/)).toHaveValue('new@example.com');
    await expect(onClose).not.toHaveBeenCalled();
  },
});

export const NoLetters = meta.story({
  name: 'Сервер писем не отправляет; адреса нет',
  args: { sendsLetters: false },
  play: async ({ args: { onInvite }, userEvent }) => {
    await expect(await screen.findByText(/Этот сервер писем не отправляет/)).toBeVisible();
    const list = screen.getByLabelText(/^Электронная почта/);
    await userEvent.type(list, 'просто слова');
    await userEvent.click(screen.getByRole('button', { name: 'Пригласить' }));
    await expect(await screen.findByText(/Проверьте адреса/)).toBeVisible();
    await expect(onInvite).not.toHaveBeenCalled();
  },
});
