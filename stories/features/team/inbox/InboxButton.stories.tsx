import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { InboxButton } from '#src/features/team/inbox/InboxButton.tsx';

const meta = preview.meta({
  id: 'features-team-inbox-inboxbutton',
  title: 'Разделы/Команда/Колокольчик в шапке · InboxButton (входящие, уведомления)',
  component: InboxButton,
  parameters: {
    docs: {
      description: {
        component:
          'Колокольчик в шапке компании, которой делятся: сколько из того, что касается человека, он не прочитал.',
      },
    },
  },
  args: { unread: 3, onOpen: fn() },
});

export const Unread = meta.story({
  name: 'Есть непрочитанные',
  play: async ({ args, canvas, userEvent }) => {
    const bell = canvas.getByRole('button');
    await expect(bell).toHaveAccessibleName(/^Входящие, 3\sнепрочитанных$/);
    await userEvent.click(bell);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const Quiet = meta.story({
  name: 'Всё прочитано',
  args: { unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Входящие');
  },
});

export const Many = meta.story({
  name: 'Много: имя говорит, сколько, знак — что много',
  args: { unread: 1240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^Входящие, 1\s240\sнепрочитанных$/);
    await expect(canvas.getByText('99+')).toBeVisible();
  },
});
