import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MemberCount } from '#src/features/account/teams/MemberCount.tsx';
import { members } from '#src/samples/account.ts';

const meta = preview.meta({
  id: 'features-account-teams-membercount',
  title: 'Разделы/Личный кабинет/Сколько участников · MemberCount',
  component: MemberCount,
  args: { found: members, all: members, company: null as string | null },
});

export const All = meta.story({
  name: 'Все',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^11\sучастников$/)).toBeVisible();
  },
});

export const Found = meta.story({
  name: 'Найденные в одной компании',
  args: { found: members.slice(0, 2), company: 'Ориентир' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Найдено 2 из\s11 · Ориентир$/)).toBeVisible();
  },
});
