import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { invitableId, type Invitable } from '#src/domain/fieldwork/inviting/invitable.ts';
import { InviteContactsDialog } from '#src/features/fieldwork/round/InviteContactsDialog.tsx';
import { refusedThenDone, stores } from '#stories/checks.ts';

import { contacts } from './sampleRound.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-invitecontactsdialog',
  title: 'Разделы/Респонденты/Кого пригласить · InviteContactsDialog',
  component: InviteContactsDialog,
  parameters: {
    docs: {
      description: {
        component:
          'Кого из контактов аудитории пригласить в раунд: по сегментам, числом, не тревожа недавних. Что будет, сказано до отправки.',
      },
    },
  },
  args: {
    contacts,
    audienceHref: '/audiences?open=audience-1',
    invited: new Set(['list-1/c-30']),
    byMail: true,
    isPaused: false,
    monthAgo: '2026-05-20T00:00:00.000Z',
    onInvite: stores<readonly Invitable[]>(),
    onClose: fn(),
  },
});

const sum = () => screen.getAllByRole('status').find(({ textContent }) => textContent?.startsWith('Пригласим'));

export const Choosing = meta.story({
  name: 'Сегменты отмечены все, снятый не приглашаем; число, бережём недавних',
  play: async ({ args, step, userEvent }) => {
    for (const segment of [/^EdTech/, /^Финтех/]) {
      // oxlint-disable-next-line no-await-in-loop -- one box after another
      await expect(await screen.findByRole('checkbox', { name: segment })).toBeChecked();
    }
    await step('до отправки сказано, что будет', async () => {
      await expect(sum()).toHaveTextContent(
        'Пригласим 26 человек: письмом 22, без почты 4 — их ссылки отправьте сами. Уже приглашены: 1. Просили не писать: 1. Приглашали за последний месяц: 2.',
      );
    });
    await step('кого приглашали недавно, можно пригласить снова', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: /^Не тревожить/ }));
      await expect(sum()).toHaveTextContent('Пригласим 28 человек');
    });
    await step('один сегмент, трое', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: /^EdTech/ }));
      await expect(sum()).toHaveTextContent('Сегмент не выбран: 19');
      await userEvent.type(screen.getByRole('textbox', { name: 'Сколько человек' }), '3');
      await userEvent.click(screen.getByRole('button', { name: /^Пригласить 3\s/ }));
      const [chosen] = args.onInvite.mock.calls[0] ?? [];
      await expect(chosen?.map(({ key }: Invitable) => key)).toEqual(['c-6', 'c-9', 'c-12']);
    });
  },
});

export const NobodyFits = meta.story({
  name: 'Никто не подходит',
  args: { contacts: contacts.slice(0, 1) },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Пригласить' })).toBeDisabled();
    await expect(screen.getByText('Под этот выбор никто не подходит')).toBeVisible();
  },
});

export const ByHand = meta.story({
  name: 'Писем нет; сервер отказал, потом пригласил',
  args: { byMail: false },
  play: async ({ args }) => {
    await expect(sum()).toHaveTextContent('личные ссылки отправьте сами');
    await refusedThenDone(args.onInvite, args.onClose, () => screen.getByRole('button', { name: /^Пригласить \d/ }));
  },
});

export const NoAudience = meta.story({
  name: 'Аудиторию удалили: сказано, и контактов добавлять не зовут',
  args: { contacts: [], audienceHref: null },
  play: async () => {
    await expect(screen.getByText(/^Аудиторию раунда удалили/)).toBeVisible();
    await expect(screen.getByText('Приглашать некого')).toBeVisible();
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Пригласить' })).toBeDisabled();
  },
});

export const NoContacts = meta.story({
  name: 'Контактов нет: сказано, где их добавить',
  args: { contacts: [] },
  play: async ({ args }) => {
    await expect(screen.getByText(/пока нет контактов/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Добавить контакты' })).toHaveAttribute('href', args.audienceHref);
    await expect(screen.queryByText(/приглашаем всех/)).toBeNull();
  },
});

export const AllInvited = meta.story({
  name: 'Приглашены все: приглашать больше некого, и сказано почему',
  args: { invited: new Set(contacts.map(invitableId)) },
  play: async () => {
    await expect(screen.getByText(/^Приглашать больше некого/)).toBeVisible();
    await expect(screen.queryByText(/приглашаем всех/)).toBeNull();
    await expect(sum()).toHaveTextContent(`Уже приглашены: ${contacts.length}.`);
  },
});
