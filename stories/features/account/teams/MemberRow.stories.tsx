import { expect, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MemberRow, type MemberRowProps } from '#src/features/account/teams/MemberRow.tsx';

import { memberNamed, rowCallbacks } from '../sampleAccount.ts';

const args: MemberRowProps = { ...rowCallbacks, member: memberNamed('Дмитрий Орлов'), company: 'Ориентир' };
const meta = preview.meta({
  id: 'features-account-teams-memberrow',
  title: 'Разделы/Личный кабинет/Строка участника · MemberRow',
  component: MemberRow,
  parameters: {
    docs: { description: { component: 'Человек компании: кто, с какой ролью, здесь ли уже и что с этим сделать.' } },
  },
  args,
  render: (props) => <MemberRow {...props} />,
});

export const Active = meta.story({
  name: 'В команде: роль меняется, человек удаляется',
  play: async ({ args: { member, onRoleChange, onRemove }, canvas, userEvent }) => {
    await expect(canvas.getByText('Admin')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Дмитрий Орлов' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: /Admin/ })).toBeChecked();
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Researcher/ }));
    await expect(onRoleChange).toHaveBeenCalledWith(member, 'Researcher');
    await userEvent.click(canvas.getByRole('button', { name: /^Действия/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить из команды' }));
    await expect(onRemove).toHaveBeenCalledWith(member);
  },
});

export const Invited = meta.story({
  name: 'Приглашён: письмо ещё раз, отметка, отмена',
  args: { member: memberNamed('Артём Фролов') },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args: { member, onResend, onJoin }, canvas, userEvent }) => {
    await expect(canvas.getByText('Приглашён')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Действия/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Открыть письмо ещё раз' }));
    await expect(onResend).toHaveBeenCalledWith(member);
    await userEvent.click(canvas.getByRole('button', { name: /^Действия/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Отметить, что присоединился' }));
    await expect(onJoin).toHaveBeenCalledWith(member);
  },
});

export const Owner = meta.story({
  name: 'Владелец остаётся владельцем',
  args: { member: memberNamed('Мария Соколова') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Owner')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
