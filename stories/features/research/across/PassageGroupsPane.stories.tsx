import { DndContext } from '@dnd-kit/core';
import type { ComponentType } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PassageGroupsPane } from '#src/features/research/across/PassageGroupsPane.tsx';
import { inBox } from '#stories/frames.tsx';

import { passageHref } from './sampleAcross.ts';
import { groups, passage, sorting } from './sampleGroups.ts';

const inDrag = (Story: ComponentType) => (
  <DndContext accessibility={{ screenReaderInstructions: { draggable: '' } }}>
    <Story />
  </DndContext>
);

const first = sorting.groups[0];

const meta = preview.meta({
  id: 'features-research-across-passagegroupspane',
  title: 'Разделы/Исследования/Группа цитат · PassageGroupsPane',
  component: PassageGroupsPane,
  parameters: { docs: { description: { component: 'Группа со своими цитатами или те, что ещё не разложены.' } } },
  args: {
    title: 'Не успевают разбирать',
    words: first?.words ?? '',
    passages: first?.passages ?? [],
    empty: 'Пусто',
    group: groups[0] ?? null,
    groups,
    passageHref,
    choice: { ids: new Set<string>(), toggle: fn(), set: fn(), clear: fn() },
    carried: null,
    onPut: fn(),
    onNewGroup: fn(),
  },
  decorators: [inDrag, inBox({ maxWidth: 340 })],
});

export const Group = meta.story({
  name: 'Кто за ней стоит, и цитаты в своём порядке',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2\sчеловека, 1\sисследование, 2\sцитаты$/)).toBeVisible();
    const words = canvas.getAllByRole('listitem').map((one) => one.querySelector('q')?.textContent?.slice(0, 12));
    await expect(words).toEqual(['«Времени на ', '«По понедель']);
  },
});

export const Empty = meta.story({
  name: 'Пустая',
  args: { passages: [], words: 'Пока пусто', empty: 'Перенесите сюда цитаты' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Перенесите сюда цитаты')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

const many = Array.from({ length: 10_000 }, (_, index) => {
  const one = passage(4);
  const text = `${one.mark.text}, ${index + 1}`;
  return { ...one, mark: { ...one.mark, id: `many-${index}`, text }, words: `«${text}»` };
});

export const Many = meta.story({
  name: 'Десять тысяч: в странице те, что видны; стрелки и End доходят до любой',
  args: { group: null, title: 'Не разложены', words: '10 000 цитат', passages: many },
  play: async ({ args, canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeLessThan(40);
    const box = (number: number) => canvas.findByRole('checkbox', { name: new RegExp(`, ${number}»$`) });
    (await box(1)).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await box(2)).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await box(10_000)).toHaveFocus());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.choice.set).toHaveBeenLastCalledWith([many[9999], many[9998]], true);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать все цитаты: Не разложены' }));
    await expect(args.choice.set).toHaveBeenLastCalledWith(many, true);
  },
});
