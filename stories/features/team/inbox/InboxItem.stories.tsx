import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { InboxItem, type InboxItemProps } from '#src/features/team/inbox/InboxItem.tsx';

import { LinkContext } from '#src/ui/context/LinkContext.ts';
import { RouterLink } from '#stories/ui/RouterLink.tsx';

import { ENTRIES } from './sampleInbox.ts';

const [MENTION, REVIEW, ASSIGNED, MUTED, GONE] = ENTRIES as [
  InboxItemProps['entry'],
  InboxItemProps['entry'],
  InboxItemProps['entry'],
  InboxItemProps['entry'],
  InboxItemProps['entry'],
];

const meta = preview.meta({
  id: 'features-team-inbox-inboxitem',
  title: 'Разделы/Команда/Строка входящих · InboxItem',
  component: InboxItem,
  parameters: {
    docs: {
      description: { component: 'Строка «Входящих»: кто и что сделал, первые слова сказанного, когда, и путь туда.' },
    },
  },
  args: { entry: MENTION, onOpen: fn(), onRead: fn(), onMute: fn() },
  render: (args) => (
    <LinkContext value={RouterLink}>
      <ul>
        <InboxItem {...args} />
      </ul>
    </LinkContext>
  ),
});

export const Unread = meta.story({
  name: 'Не прочитано: точка, жирные слова и слово для слуха',
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^Не\sпрочитано: Павел Никитин упоминает вас/ });
    await expect(link).toHaveAttribute('href', '#talk');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const MarkedRead = meta.story({
  name: 'Прочитано без перехода',
  args: { entry: REVIEW },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Что сделать: Марина Котова/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Отметить прочитанным' }));
    await expect(args.onRead).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});

export const Read = meta.story({
  name: 'Прочитанное можно заглушить',
  args: { entry: ASSIGNED },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/прочитано/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Что сделать/ }));
    const mute = await screen.findByRole('menuitem', { name: 'Не сообщать об этом' });
    await expect(screen.queryByRole('menuitem', { name: 'Отметить прочитанным' })).toBeNull();
    await userEvent.click(mute);
    await expect(args.onMute).toHaveBeenCalledWith(true);
  },
});

export const Muted = meta.story({
  name: 'Заглушено: сказано и возвращается',
  args: { entry: MUTED },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Больше не сообщаем об этом/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Что сделать/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Снова сообщать об этом' }));
    await expect(args.onMute).toHaveBeenCalledWith(false);
  },
});

export const Gone = meta.story({
  name: 'Запись удалена: идти некуда',
  args: { entry: GONE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Запись удалена/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Hostile = meta.story({
  name: 'Длинные имена и чужое направление письма',
  args: {
    entry: {
      ...MENTION,
      who: '',
      sentence: `${'Ы'.repeat(80)} упоминает вас в обсуждении исследования «${'Сверхдлинноесловобезпробелов'.repeat(4)}»`,
      words: '\u202Eтекст наоборот '.repeat(20),
    },
  },
});
