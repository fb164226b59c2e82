import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { NO_MEMBER_FILTER } from '#src/domain/account/members/findMembers.ts';
import type { SharedTeam } from '#src/features/account/teams/SharedTeamDialogs.tsx';
import { TeamsSection, type TeamsSectionProps } from '#src/features/account/teams/TeamsSection.tsx';
import { members } from '#src/samples/account.ts';
import { keeping } from '#stories/keeping.tsx';
import { announced } from '#stories/checks.ts';

import { companies, company, done, letter } from '../sampleAccount.ts';
import { FOR_ADMINS, finds } from '#stories/rights.ts';

/** Keeps the filter, as the address does. */
const Demo = keeping(TeamsSection, { filter: 'onFilterChange' });

const args: TeamsSectionProps = {
  members: ready(members),
  companies,
  brokenCount: 0,
  companyId: company.id,
  filter: NO_MEMBER_FILTER,
  letterFor: fn(() => letter),
  onDraftChange: fn(),
  onFilterChange: fn(),
  onInvite: fn(done),
  onRoleChange: fn(),
  onRemove: fn(),
  onRestore: fn(),
  onJoin: fn(done),
  onCopy: fn(),
  onRetry: fn(),
};
const meta = preview.meta({
  id: 'features-account-teams-teamssection',
  title: 'Разделы/Личный кабинет/Раздел «Команды» · TeamsSection',
  component: TeamsSection,
  parameters: {
    docs: { description: { component: '«Команды»: кто в какой компании работает и кого пригласили.' } },
    chromatic: { modes: screenModes },
  },
  args,
  render: (props) => <Demo {...props} />,
});

export const TwoCompanies = meta.story({
  name: 'Кто в двух компаниях, тот один человек',
  args: {
    members: ready([
      ...members,
      ...members.slice(0, 1).map((one) => ({ ...one, id: 'member-again', companyId: 'company-2' })),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^9\sучастников · приглашены:\s2 · 12\sролей в\sкомпаниях$/)).toBeVisible();
  },
});

export const Full = meta.story({
  name: 'Команда: поиск, фильтр, приглашение',
  play: async ({ args: { onInvite, letterFor }, canvas, step, userEvent }) => {
    const search = canvas.getByPlaceholderText('Имя или email');
    await step('Поиск без учёта регистра и ё', async () => {
      await userEvent.keyboard('/');
      await expect(search).toHaveFocus();
      await userEvent.type(search, 'КОВАЛЕВА');
      await expect(await canvas.findByText(/Найдено 1 из\s9/)).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Анна Ковалёва' })).toBeVisible();
      await userEvent.clear(search);
    });
    await step('Фильтр применяется кнопкой и сбрасывается', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }));
      await userEvent.selectOptions(await screen.findByLabelText('Компания'), 'Маяк');
      await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
      await expect(await canvas.findByText(/компания «Маяк»/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Сбросить поиск и фильтры' }));
      await expect(await canvas.findByText(/^9\sучастников/)).toBeVisible();
    });
    await step('Приглашение, за ним готовое письмо', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Пригласить' }));
      await userEvent.type(await screen.findByLabelText(/^Электронная почта/), 'new@example.com');
      await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
      await expect(await screen.findByRole('dialog', { name: 'Письмо с приглашением' })).toBeVisible();
      await expect(onInvite).toHaveBeenCalledWith({
        email: 'new@example.com',
        role: 'Researcher',
        companyId: company.id,
        message: '',
      });
      await expect(letterFor).toHaveBeenCalledWith(expect.objectContaining({ email: 'new@example.com' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Пригласить' })).toHaveFocus());
    });
  },
});

/** Takes people back at once. */
function Returning({ removed = [], ...props }: TeamsSectionProps) {
  const [left, setLeft] = useState(removed);
  return <Demo {...props} removed={left} onRestore={({ id }) => setLeft(left.filter((one) => one.id !== id))} />;
}

export const Removed = meta.story({
  name: 'Удалённых возвращают под списком; фокус остаётся в разделе',
  args: { members: ready(members.slice(0, 3)), removed: members.slice(3, 5) },
  render: (props) => <Returning {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Удалены из\sкоманды: 2\sучастника$/));
    const back = () => canvas.getAllByRole('button', { name: /^Вернуть/ });
    await userEvent.click(back()[0] as HTMLElement);
    await waitFor(() => expect(back()).toHaveLength(1));
    await waitFor(() => expect(back()[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/^Удалены/)).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Команды' })).toHaveFocus());
  },
});

const shared: SharedTeam = {
  companyId: company.id,
  sendsLetters: true,
  standings: new Map(members.map(({ id }) => [id, 'Письмо отправлено 23.11 · действует до\u00A030.11'] as const)),
  isOwner: true,
  onDraftChange: fn(),
  onInvite: fn(done),
  onAgain: fn(),
  onPassOwnership: fn(done),
  links: [],
  onLinksClose: fn(),
};

export const Removing = meta.story({
  name: 'Общая компания: перед удалением спрашивают, фокус возвращается',
  args: {
    shared,
    roleIn: () => 'Owner',
    companies: companies.map((one) => ({ ...one, name: `${one.name} · команда`, ownName: one.name })),
  },
  play: async ({ args: { onRemove }, canvas, userEvent }) => {
    const { name = '' } = members.find(({ status, role }) => status === 'active' && role !== 'Owner') ?? {};
    const actions = canvas.getByRole('button', { name: `Действия: ${name}` });
    const ask = async () => {
      await userEvent.click(actions);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить из команды' }));
      return within(await screen.findByRole('alertdialog', { name: 'Удалить из команды?' }));
    };
    const asked = await ask();
    await expect(asked.getByText('Азимут')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(actions).toHaveFocus());
    await expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click((await ask()).getByRole('button', { name: 'Удалить из команды' }));
    await expect(onRemove).toHaveBeenCalledWith(expect.objectContaining({ name }));
  },
});

export const Shared = meta.story({
  name: 'Общая компания: письма, повтор, владение',
  args: {
    shared,
    members: ready(
      members.map((one, at) => ({ ...one, status: at === 1 ? 'invited' : at === 2 ? 'noAccess' : 'active' })),
    ),
  },
  play: async ({ args: { shared: team }, canvas, step, userEvent }) => {
    const actions = async (at: number) => {
      const { name = '' } = members[at] ?? {};
      await userEvent.click(canvas.getByRole('button', { name: `Действия: ${name}` }));
    };
    await step('Приглашённый: когда письмо ушло, и ещё раз', async () => {
      await expect(canvas.getByText(/Письмо отправлено 23\.11/)).toBeVisible();
      await actions(1);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Пригласить ещё раз' }));
      await expect(team?.onAgain).toHaveBeenCalledWith(expect.objectContaining({ id: members[1]?.id }));
    });
    await step('Без доступа: можно пригласить', async () => {
      await expect(canvas.getByText('Без доступа')).toBeVisible();
      await actions(2);
      await expect(await screen.findByRole('menuitem', { name: 'Пригласить' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
    await step('С доступом: владение передают после вопроса', async () => {
      await actions(3);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Передать владение…' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Передать владение' }));
      await waitFor(() => expect(team?.onPassOwnership).toHaveBeenCalled());
    });
    await step('Приглашают списком', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Пригласить' }));
      await expect(await screen.findByRole('dialog', { name: 'Пригласить участников' })).toBeVisible();
    });
  },
});

export const Phone = meta.story({
  name: 'Телефон: ничего не найдено, запись не прочиталась',
  args: { filter: { query: 'никто', companyId: 'all' }, brokenCount: 2 },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Искали: запрос «никто»/)).toBeVisible();
    await expect(announced()).toContainEqual(expect.stringMatching(/^2\sзаписи не\sудалось прочитать/));
  },
});

export const Empty = meta.story({
  name: 'Пока никого',
  args: { members: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'В командах пока никого нет' })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Загружается: приглашение ждёт, чья это компания',
  args: { members: LOADING },
  play: async ({ canvas, userEvent }) => {
    const invite = canvas.getByRole('button', { name: 'Пригласить' });
    await userEvent.click(invite);
    await expect(invite).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Список не открылся',
  args: { members: failed('Браузер не даёт прочитать данные.') },
});

export const Researcher = meta.story({
  name: 'В этой компании исследователь: людей не меняет',
  args: { roleIn: () => 'Researcher' },
  play: finds(['Пригласить', 'Действия'], [], FOR_ADMINS),
});
