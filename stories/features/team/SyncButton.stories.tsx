import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { TeamStanding } from '#src/domain/sync/standing.ts';
import { SyncButton } from '#src/features/team/SyncButton.tsx';

const SAVED: TeamStanding = { connection: 'online', unsent: 0, refused: 0 };

const meta = preview.meta({
  id: 'features-team-syncbutton',
  title: 'Разделы/Команда/Облако в шапке · SyncButton (синхронизация)',
  component: SyncButton,
  parameters: {
    docs: {
      description: {
        component:
          'Облако в шапке компании, которой делятся: дошло ли сделанное до коллег. Число — сколько ждёт или не совпало.',
      },
    },
  },
  args: { standing: SAVED, onOpen: fn() },
});

export const Saved = meta.story({
  name: 'Сохранено',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранено' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const Sending = meta.story({
  name: 'Отправляется',
  args: { standing: { ...SAVED, unsent: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^Не отправлено:\s3$/);
  },
});

export const Offline = meta.story({
  name: 'Без сети, много неотправленного',
  args: { standing: { connection: 'offline', unsent: 240, refused: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^Не отправлено:\s240$/);
    await expect(canvas.getByText('99+')).toBeVisible();
  },
});

export const Differing = meta.story({
  name: 'Несовпадения',
  args: { standing: { ...SAVED, refused: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^Несовпадения:\s2$/);
  },
});

export const NoAccess = meta.story({
  name: 'Нет доступа',
  args: { standing: { connection: 'noAccess', unsent: 0, refused: 0 } },
});
