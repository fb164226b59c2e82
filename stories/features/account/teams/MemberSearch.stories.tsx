import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { NO_MEMBER_FILTER } from '#src/domain/account/members/findMembers.ts';
import { MemberSearch } from '#src/features/account/teams/MemberSearch.tsx';

import { companies, company } from '../sampleAccount.ts';

const meta = preview.meta({
  id: 'features-account-teams-membersearch',
  title: 'Разделы/Личный кабинет/Поиск участников · MemberSearch',
  component: MemberSearch,
  parameters: { docs: { description: { component: 'Поиск участников по имени и почте и фильтр по компании.' } } },
  args: { companies, filter: NO_MEMBER_FILTER, onFilterChange: fn() },
});

export const Empty = meta.story({
  name: 'Ищут и отбирают',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'м');
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...NO_MEMBER_FILTER, query: 'м' }, 'typing');
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

export const Narrowed = meta.story({
  name: 'Отобрано по компании',
  args: { filter: { ...NO_MEMBER_FILTER, companyId: company.id } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Фильтры (1)' })).toBeVisible();
  },
});
