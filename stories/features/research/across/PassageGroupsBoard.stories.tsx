import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PassageGroupsBoard, type PassageGroupsBoardProps } from '#src/features/research/across/PassageGroupsBoard.tsx';

import { passageHref } from './sampleAcross.ts';
import { groups, passage, sorting } from './sampleGroups.ts';

const meta = preview.meta({
  id: 'features-research-across-passagegroupsboard',
  title: 'Разделы/Исследования/Доска групп · PassageGroupsBoard',
  component: PassageGroupsBoard,
  parameters: { docs: { description: { component: 'Цитаты и группы, в которые их раскладывают.' } } },
  args: {
    sorting,
    passageHref,
    onPut: fn<PassageGroupsBoardProps['onPut']>(() => Promise.resolve(true)),
    onMove: fn(),
    onDelete: fn(),
    onAsk: fn(),
  },
});

/** Carries a passage by the mouse, from its words to the middle of something. */
async function carry(words: RegExp, to: Element): Promise<void> {
  const card = screen.getByText(words, { selector: 'q bdi' });
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
      await waitFor(() => expect(args.onPut).toHaveBeenLastCalledWith([passage(4)], groups[1], undefined));
    });
    await step('Из группы', async () => {
      await carry(/По понедельникам/, canvas.getByRole('region', { name: 'Не разложены' }));
      await waitFor(() => expect(args.onPut).toHaveBeenLastCalledWith([passage(0)], null, undefined));
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

const box = (words: RegExp) => screen.getByRole('checkbox', { name: words });
/** Beside the words of what is carried. */
const said = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT');

export const Choosing = meta.story({
  name: 'Несколько сразу: выбрать с Shift, перенести одним действием; выбор остаётся, пока не перенесено',
  play: async ({ args, canvas, userEvent, step }) => {
    const rest = within(canvas.getByRole('region', { name: 'Не разложены' }));
    const boxes = () => rest.getAllByRole<HTMLInputElement>('checkbox', { name: /^Выбрать: / });
    await step('С Shift — все до нажатого', async () => {
      const [first, , third] = boxes();
      if (!first || !third) throw new Error('too few passages');
      await userEvent.click(first);
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(third);
      await userEvent.keyboard('{/Shift}');
      await expect(said()).toHaveTextContent(/^Выбрано: 3\sцитаты$/);
      await expect(boxes().filter(({ checked }) => checked)).toHaveLength(3);
      await expect(rest.getByRole('checkbox', { name: 'Выбрать все цитаты: Не разложены' })).toBePartiallyChecked();
    });
    await step('Меню панели переносит все', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Выбранные в группу…' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Дорого' }));
      await expect(args.onPut.mock.lastCall?.[0]).toHaveLength(3);
      await expect(args.onPut.mock.lastCall?.[1]).toBe(groups[1]);
      await waitFor(() => expect(said()).toHaveTextContent(/^$/));
      await waitFor(() => expect(box(/^Выбрать все цитаты: Не разложены/)).toHaveFocus());
    });
    await step('Стрелками, Shift + стрелки, Ctrl + A, Esc', async () => {
      boxes()[0]?.focus();
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(boxes()[1]).toHaveFocus();
      await expect(said()).toHaveTextContent(/^Выбрано: 2\sцитаты$/);
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(boxes().every(({ checked }) => checked)).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect(boxes().some(({ checked }) => checked)).toBe(false);
    });
    await step('Меню выбранной цитаты переносит все; из другой группы тоже', async () => {
      await userEvent.click(box(/^Выбрать: «По понедельникам/));
      await userEvent.click(box(/^Выбрать: «Дорого, и непонятно/));
      await userEvent.click(canvas.getByRole('button', { name: /^В группу: «Дорого, и непонятно.* и ещё 1$/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Новая группа…' }));
      await expect(args.onAsk).toHaveBeenLastCalledWith({
        kind: 'create',
        passages: [passage(4), passage(0)],
        onDone: expect.any(Function),
      });
      await expect(said()).toHaveTextContent(/^Выбрано: 2/);
    });
  },
});

export const Refused = meta.story({
  name: 'Не перенеслось: выбор на месте',
  args: { onPut: fn<PassageGroupsBoardProps['onPut']>(() => Promise.resolve(false)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(box(/^Выбрать все цитаты: Не разложены/));
    await userEvent.click(canvas.getByRole('button', { name: 'Выбранные в группу…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Дорого' }));
    await waitFor(() => expect(args.onPut).toHaveBeenCalledOnce());
    await expect(box(/^Выбрать все цитаты: Не разложены/)).toBeChecked();
  },
});

export const Menus = meta.story({
  name: 'Меню группы и что из неё делают; из пустой — ничего',
  tags: ['way'],
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('region', { name: 'Не успевают разбирать' });
    await userEvent.click(within(group).getByRole('button', { name: /^Гипотеза из группы «.+»$/ }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ kind: 'hypothesis', of: sorting.groups[0] });
    await userEvent.click(within(group).getByRole('button', { name: /^Инсайт из группы «.+»$/ }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ kind: 'insight', of: sorting.groups[0] });
    const empty = canvas.getByRole('region', { name: 'Дорого' });
    await expect(within(empty).queryByRole('button', { name: /^Гипотеза из группы/ })).not.toBeInTheDocument();
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
