import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import {
  SharedTeamDialogs,
  type SharedTeam,
  type SharedTeamDialogsProps,
} from '#src/features/account/teams/SharedTeamDialogs.tsx';
import { members } from '#src/samples/account.ts';

import { company, done } from '../sampleAccount.ts';

const team: SharedTeam = {
  companyId: company.id,
  sendsLetters: true,
  standings: new Map(),
  isOwner: true,
  onDraftChange: fn(),
  onInvite: fn(done),
  onAgain: fn(),
  onPassOwnership: fn(done),
  links: [],
  onLinksClose: fn(),
};
const args: SharedTeamDialogsProps = {
  team,
  companyName: company.name,
  members,
  inviting: false,
  heir: null,
  onCopy: fn(),
  onClose: fn(),
};
const meta = preview.meta({
  id: 'features-account-teams-sharedteamdialogs',
  title: 'Разделы/Личный кабинет/Диалоги общей команды · SharedTeamDialogs',
  component: SharedTeamDialogs,
  parameters: {
    docs: {
      description: { component: 'Диалоги команды общей компании: приглашение, ссылки без писем, передача владения.' },
    },
  },
  args,
  render: (props) => <SharedTeamDialogs {...props} />,
});

export const Inviting = meta.story({
  name: 'Пишут приглашение',
  args: { inviting: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Пригласить участников' })).toBeVisible();
  },
});

export const Passing = meta.story({
  name: 'Передают владение',
  args: { heir: members[1] ?? null },
  play: async ({ args: { team: shared, heir }, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Передать владение' }));
    await expect(shared.onPassOwnership).toHaveBeenCalledWith(heir);
  },
});

export const Links = meta.story({
  name: 'Писем нет: ссылки',
  args: { team: { ...team, links: [{ email: 'new@example.com', link: 'https://orientir.example/join#abc' }] } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Ссылки для приглашённых' })).toBeVisible();
  },
});
