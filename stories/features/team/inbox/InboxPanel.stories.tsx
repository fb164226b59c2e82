import { expect, fn, screen, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { InboxPanel, type InboxPanelProps } from '#src/features/team/inbox/InboxPanel.tsx';

import { LinkContext } from '#src/ui/context/LinkContext.ts';
import { RouterLink } from '#stories/ui/RouterLink.tsx';

import { ENTRIES, INBOX, NOW } from './sampleInbox.ts';

const meta = preview.meta({
  id: 'features-team-inbox-inboxpanel',
  title: 'Разделы/Команда/Панель «Входящие» · InboxPanel (уведомления, упоминания)',
  component: InboxPanel,
  parameters: {
    docs: {
      description: {
        component: '«Входящие» за колокольчиком: что касается человека в открытой компании, по дням, новое сверху.',
      },
    },
  },
  args: {
    inbox: ready(INBOX) as InboxPanelProps['inbox'],
    stale: null as InboxPanelProps['stale'],
    refused: 0,
    now: NOW,
    companiesHref: '#companies',
    choicesHref: '#profile',
    onDifferences: fn(),
    onOpen: fn(),
    onRead: fn(),
    onReadAll: fn(),
    onMute: fn(),
    onMore: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <LinkContext value={RouterLink}>
      <InboxPanel {...args} />
    </LinkContext>
  ),
});

export const Days = meta.story({
  name: 'По дням, новое сверху; ещё и в других компаниях',
  play: async ({ args, step, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Входящие' });
    const days = within(dialog).getAllByRole('heading', { level: 3 });
    await expect(days.map(({ textContent }) => textContent)).toEqual(['Сегодня', 'Вчера', '5 ноября 2026\u00A0г.']);
    await expect(within(dialog).getByText(/^Ещё 2\sв\sдругих компаниях$/)).toBeVisible();
    await step('Строка ведёт к месту', async () => {
      await userEvent.click(within(dialog).getByRole('link', { name: /Павел Никитин упоминает вас/ }));
      await expect(args.onOpen).toHaveBeenCalledWith(ENTRIES[0]);
    });
    await step('Дальше — по просьбе', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Показать ещё' }));
      await expect(args.onMore).toHaveBeenCalledOnce();
    });
    await step('Всё прочитано разом', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Прочитать все' }));
      await expect(args.onReadAll).toHaveBeenCalledOnce();
    });
  },
});

export const Narrowed = meta.story({
  name: 'Только непрочитанные',
  play: async ({ userEvent }) => {
    const filter = await screen.findByRole('button', { name: 'Непрочитанные' });
    await userEvent.click(filter);
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.queryByText('Вчера')).toBeNull();
  },
});

export const AllRead = meta.story({
  name: 'Непрочитанных нет',
  args: {
    inbox: ready({
      ...INBOX,
      entries: ENTRIES.map((entry) => ({ ...entry, isRead: true })),
      unread: 0,
      elsewhere: 0,
      more: false,
    }),
  },
  play: async ({ userEvent }) => {
    await expect(screen.queryByRole('button', { name: 'Прочитать все' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Непрочитанные' }));
    await expect(screen.getByRole('heading', { name: 'Всё прочитано' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Показать всё' }));
    await expect(screen.getAllByRole('listitem')).toHaveLength(ENTRIES.length);
  },
});

export const Differing = meta.story({
  name: 'Несовпадения этого устройства — первыми',
  args: { refused: 2 },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/^Несовпадения: 2\sправки не\sприняты$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Разобрать' }));
    await expect(args.onDifferences).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  name: 'Пока ничего',
  args: { inbox: ready({ entries: [], more: false, unread: 0, elsewhere: 0 }) },
  play: async () => {
    await expect(await screen.findByText(/^Здесь появится то, что касается вас/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Настроить уведомления' })).toHaveAttribute('href', '#profile');
  },
});

export const Offline = meta.story({
  name: 'Без сети: загруженное остаётся, и об этом сказано',
  args: {
    stale: 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз. Показано то, что загрузилось раньше.',
  },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(/Показано то, что загрузилось раньше/);
    await expect(screen.getAllByRole('listitem')).toHaveLength(ENTRIES.length);
  },
});

export const Loading = meta.story({
  name: 'Загружается',
  args: { inbox: LOADING },
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Входящие загружаются' })).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Не загрузилось',
  args: { inbox: failed('Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.') },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Входящие не загрузились');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: во весь экран',
  args: { refused: 1 },
  globals: { viewport: { value: 'mobile' } },
});
