import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PassageGroupsBoard } from '#src/features/research/across/PassageGroupsBoard.tsx';

import { passageHref } from './sampleAcross.ts';
import { groups, passage, sorting } from './sampleGroups.ts';

const meta = preview.meta({
  id: 'features-research-across-passagegroupsboard',
  title: 'Разделы/Исследования/Доска групп · PassageGroupsBoard',
  component: PassageGroupsBoard,
  args: { sorting, passageHref, onPut: fn(), onMove: fn(), onDelete: fn(), onAsk: fn() },
});

/** Carries a passage by the mouse, from its words to the middle of something. */
async function carry(words: RegExp, to: Element): Promise<void> {
  const card = screen.getByText(words);
  const from = card.getBoundingClientRect();
  const at = { clientX: from.left + 10, clientY: from.top + 10 };
  await fireEvent.mouseDown(card, { ...at, button: 0 });
  await fireEvent.mouseMove(document, { clientX: at.clientX + 20, clientY: at.clientY });
  await waitFor(() => expect(document.querySelector('[data-lifted]')).not.toBeNull());
  const box = to.getBoundingClientRect();
  const over = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
  await fireEvent.mouseMove(document, over);
  await waitFor(() => expect(to).toHaveAttribute('data-over'));
  await fireEvent.mouseUp(document, over);
}

export const Carrying = meta.story({
  name: 'Мышью: в группу, обратно, в новую',
  play: async ({ args, canvas, step }) => {
    await step('В группу', async () => {
      await carry(/Дорого, и непонятно/, canvas.getByRole('region', { name: 'Дорого' }));
      await waitFor(() => expect(args.onPut).toHaveBeenLastCalledWith(passage(4), groups[1]));
    });
    await step('Из группы', async () => {
      await carry(/По понедельникам/, canvas.getByRole('region', { name: 'Не разложены' }));
      await waitFor(() => expect(args.onPut).toHaveBeenLastCalledWith(passage(0), null));
    });
    await step('Туда, где лежит, — ничего не делает', async () => {
      await carry(/По понедельникам/, canvas.getByRole('region', { name: 'Не успевают разбирать' }));
      await waitFor(() => expect(document.querySelector('[data-lifted]')).toBeNull());
      await expect(args.onPut).toHaveBeenCalledTimes(2);
    });
    await step('В новую', async () => {
      const drop = canvas.getByText('Или перенесите сюда цитату').parentElement;
      if (drop) await carry(/Дорого, и непонятно/, drop);
      await waitFor(() => expect(args.onAsk).toHaveBeenLastCalledWith({ kind: 'create', passages: [passage(4)] }));
    });
  },
});

export const Menus = meta.story({
  name: 'Меню группы и что из неё делают; из пустой — ничего',
  tags: ['way'],
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('region', { name: 'Не успевают разбирать' });
    await userEvent.click(within(group).getByRole('button', { name: 'Гипотеза из группы' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ kind: 'hypothesis', of: sorting.groups[0] });
    await userEvent.click(within(group).getByRole('button', { name: 'Инсайт из группы' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ kind: 'insight', of: sorting.groups[0] });
    const empty = canvas.getByRole('region', { name: 'Дорого' });
    await expect(within(empty).queryByRole('button', { name: 'Гипотеза из группы' })).not.toBeInTheDocument();
    const choose = async (name: string) => {
      await userEvent.click(within(group).getByRole('button', { name: 'Группа «Не успевают разбирать»' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Переименовать');
    await expect(args.onAsk).toHaveBeenLastCalledWith({ kind: 'rename', of: sorting.groups[0] });
    await choose('Объединить с другой…');
    await expect(args.onAsk).toHaveBeenLastCalledWith({ kind: 'merge', of: sorting.groups[0] });
    await choose('Сдвинуть вперёд');
    await expect(args.onMove).toHaveBeenLastCalledWith(groups[0], 1);
    await choose('Удалить группу');
    await expect(args.onDelete).toHaveBeenLastCalledWith(groups[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Новая группа' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ kind: 'create', passages: [] });
  },
});
