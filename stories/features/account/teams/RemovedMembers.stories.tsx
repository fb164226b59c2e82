import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RemovedMembers, type RemovedMembersProps } from '#src/features/account/teams/RemovedMembers.tsx';
import { members } from '#src/samples/account.ts';

const removed = members.filter(({ status, role }) => status === 'active' && role !== 'Owner').slice(0, 2);
const [first] = removed;

const meta = preview.meta({
  id: 'features-account-teams-removedmembers',
  title: 'Разделы/Личный кабинет/Удалённые из команды · RemovedMembers (вернуть доступ)',
  component: RemovedMembers,
  parameters: {
    docs: {
      description: {
        component:
          'Кого удалили из команды: свёрнуто под списком, пока есть кого вернуть, и после того, как уведомление ушло.',
      },
    },
  },
  args: {
    members: removed,
    companyName: () => 'Маяк',
    roleIn: (() => 'Admin') as RemovedMembersProps['roleIn'],
    onRestore: fn(),
  },
});

export const Shared = meta.story({
  name: 'Общая компания: возвращают доступ',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(first?.name ?? '')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText(/^Удалены из\sкоманды: 2\sучастника$/));
    await userEvent.click(await canvas.findByRole('button', { name: `Вернуть доступ: ${first?.name}` }));
    await expect(args.onRestore).toHaveBeenCalledWith(first);
  },
});

export const Local = meta.story({
  name: 'Компания одного браузера: доступа нет, возвращают в список',
  args: { roleIn: () => undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Удалены из/));
    await expect(await canvas.findByRole('button', { name: `Вернуть: ${first?.name}` })).toBeEnabled();
  },
});

export const Phone = Shared.extend({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });

export const Nobody = meta.story({
  name: 'Возвращать некого: ничего не показано',
  args: { members: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Удалены/)).not.toBeInTheDocument();
  },
});
