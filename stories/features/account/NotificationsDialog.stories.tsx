import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { NotificationsDialog, type NotificationsDialogProps } from '#src/features/account/NotificationsDialog.tsx';

import { done } from './sampleAccount.ts';

const args: NotificationsDialogProps = {
  wanted: true,
  onWantedChange: fn(done),
  teamsHref: '#teams',
  teamLetterHref: 'mailto:a%40b.example',
  onClose: fn(),
};
const meta = preview.meta({
  id: 'features-account-notificationsdialog',
  title: 'Разделы/Личный кабинет/Диалог настройки уведомлений · NotificationsDialog',
  component: NotificationsDialog,
  parameters: {
    docs: {
      description: {
        component:
          '«Настроить уведомления»: хранит желание, говорит, что писем пока никто не шлёт, и даёт те, что настоящие.',
      },
    },
  },
  args,
  render: (props) => <NotificationsDialog {...props} />,
});

export const Honest = meta.story({
  name: 'Пожелание хранится, писем пока нет, настоящие письма рядом',
  play: async ({ args: { onWantedChange }, userEvent }) => {
    await expect(await screen.findByText(/Сам Ориентир писем пока не\sотправляет/)).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Хочу получать письма' }));
    await waitFor(() => expect(onWantedChange).toHaveBeenCalledWith(false));
    await expect(screen.getByRole('link', { name: 'написать команде компании' })).toHaveAttribute(
      'href',
      'mailto:a%40b.example',
    );
  },
});

export const Failed = meta.story({
  name: 'Не сохранилось; писать некому',
  args: { teamLetterHref: null, onWantedChange: fn(() => Promise.resolve(refused('Не хватает места в браузере.'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('switch'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места');
    await expect(screen.getByRole('switch')).toBeChecked();
    await expect(screen.queryByRole('link', { name: 'написать команде компании' })).toBeNull();
  },
});
