import { DndContext } from '@dnd-kit/core';
import type { ComponentType } from 'react';
import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PassageGroupsCard } from '#src/features/research/across/PassageGroupsCard.tsx';
import { inBox, inList } from '#stories/frames.tsx';

import { passageHref } from './sampleAcross.ts';
import { groups, passage } from './sampleGroups.ts';

const inDrag = (Story: ComponentType) => (
  <DndContext accessibility={{ screenReaderInstructions: { draggable: '' } }}>
    <Story />
  </DndContext>
);

const meta = preview.meta({
  id: 'features-research-across-passagegroupscard',
  title: 'Разделы/Исследования/Карточка цитаты · PassageGroupsCard',
  component: PassageGroupsCard,
  args: { passage: passage(4), group: null, groups, passageHref, onPut: fn(), onNewGroup: fn() },
  decorators: [inList('Не разложены'), inDrag, inBox({ maxWidth: 320 })],
});

const menuOf = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(screen.getByRole('button', { name: /^В группу: / }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

export const Loose = meta.story({
  name: 'Ни в какой группе: меню называет все, и новую',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Открыть в тексте' })).toHaveAttribute(
      'href',
      '?material=talk-1-1&at=400-426',
    );
    await expect(await menuOf(userEvent)).toEqual(['Не успевают разбирать', 'Дорого', 'Новая группа…']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Дорого' }));
    await expect(args.onPut).toHaveBeenCalledWith(args.passage, groups[1]);
    await menuOf(userEvent);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Новая группа…' }));
    await expect(args.onNewGroup).toHaveBeenCalledWith(args.passage);
  },
});

export const Inside = meta.story({
  name: 'В группе: выше, ниже, убрать',
  args: { group: groups[0] ?? null, neighbours: { above: 'mark-3', below: null } },
  play: async ({ args, userEvent }) => {
    await expect(await menuOf(userEvent)).toEqual(['Дорого', 'Новая группа…', 'Выше', 'Ниже', 'Убрать из группы']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Выше' }));
    await expect(args.onPut).toHaveBeenLastCalledWith(args.passage, groups[0], 'mark-3');
    await menuOf(userEvent);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ниже' }));
    await expect(args.onPut).toHaveBeenLastCalledWith(args.passage, groups[0], null);
    await menuOf(userEvent);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Убрать из группы' }));
    await expect(args.onPut).toHaveBeenLastCalledWith(args.passage, null);
  },
});
