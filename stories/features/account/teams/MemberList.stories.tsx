import { expect, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MemberList } from '#src/features/account/teams/MemberList.tsx';
import { losing } from '#stories/keeping.tsx';

import { memberNamed, rowCallbacks, thousandMembers } from '../sampleAccount.ts';

/** Those who are removed go at once. */
const Demo = losing(MemberList, 'members', { onRemove: (one, { id }) => one.id === id });

const meta = preview.meta({
  id: 'features-account-teams-memberlist',
  title: 'Разделы/Личный кабинет/Список участников · MemberList',
  component: MemberList,
  parameters: {
    docs: { description: { component: 'Участники, сколько бы их ни было; кто-то ушёл — фокус рядом с тем местом.' } },
  },
  args: { ...rowCallbacks, members: thousandMembers, companyName: () => 'Ориентир' },
});

export const Thousand = meta.story({
  name: 'Тысяча участников: в странице только видимые',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Участник 1')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    const [first] = canvas.getAllByRole('button', { name: 'Действия: Участник 1' });
    first?.focus();
    window.scrollTo(0, document.body.scrollHeight);
    await expect(await canvas.findByText('Участник 1000')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
    await expect(first).toHaveFocus();
    window.scrollTo(0, 0);
  },
});

export const Removing = meta.story({
  name: 'Удалён из команды, приглашение отменено: фокус у соседнего',
  args: { members: [memberNamed('Анна Ковалёва'), memberNamed('Артём Фролов'), memberNamed('Мария Соколова')] },
  render: (props) => <Demo {...props} />,
  play: async ({ canvas, step, userEvent }) => {
    const act = async (name: string, what: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Действия: ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: what }));
    };
    await step('Удалить: действия того, кто встал на его место', async () => {
      await act('Анна Ковалёва', 'Удалить из команды');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Действия: Артём Фролов' })).toHaveFocus());
    });
    await step('Отменить приглашение: с владельцем делать нечего, фокус у списка', async () => {
      await act('Артём Фролов', 'Отменить приглашение');
      await waitFor(() => expect(canvas.queryByText('Артём Фролов')).not.toBeInTheDocument());
      await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole('list')));
      await expect(document.activeElement).not.toBe(document.body);
    });
  },
});
