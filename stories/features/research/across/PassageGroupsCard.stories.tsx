import { DndContext } from '@dnd-kit/core';
import type { ComponentType } from 'react';
import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PassageGroupsCard } from '#src/features/research/across/PassageGroupsCard.tsx';
import { inBox } from '#stories/frames.tsx';

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
  parameters: {
    docs: {
      description: {
        component:
          'Цитата, которую раскладывают: переносится мышью и пальцем, а меню «В группу…» делает то же с клавиатуры.',
      },
    },
  },
  args: {
    passage: passage(4),
    chosen: false,
    others: 0,
    group: null,
    groups,
    passageHref,
    onToggle: fn(),
    onPut: fn(),
    onNewGroup: fn(),
  },
  decorators: [inDrag, inBox({ maxWidth: 320 })],
});

const menuOf = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(screen.getByRole('button', { name: /^В группу: / }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

export const Loose = meta.story({
  name: 'Ни в какой группе: меню называет все, и новую',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Открыть в тексте: «Дорого.*»$/ })).toHaveAttribute(
      'href',
      '?material=talk-1-1&at=400-426',
    );
    await expect(await menuOf(userEvent)).toEqual(['Не успевают разбирать', 'Дорого', 'Новая группа…']);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Дорого' }));
    await expect(args.onPut).toHaveBeenCalledWith(args.passage, groups[1]);
    await menuOf(userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Новая группа…' }));
    await expect(args.onNewGroup).toHaveBeenCalledWith(args.passage);
  },
});

export const Chosen = meta.story({
  name: 'Выбрана с другими: меню говорит, сколько уйдёт с ней, и порядка не меняет',
  args: { chosen: true, others: 4, group: groups[0] ?? null, neighbours: { above: 'mark-3', below: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^В группу: «.*» и ещё 4$/ })).toBeVisible();
    await expect(await menuOf(userEvent)).toEqual(['Дорого', 'Новая группа…', 'Убрать из группы']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Выбрать: «Дорого/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith(args.passage, false);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onToggle).toHaveBeenLastCalledWith(args.passage, true);
  },
});

export const Inside = meta.story({
  name: 'В группе: выше, ниже, убрать',
  args: { group: groups[0] ?? null, neighbours: { above: 'mark-3', below: null } },
  play: async ({ args, userEvent }) => {
    await expect(await menuOf(userEvent)).toEqual(['Дорого', 'Новая группа…', 'Выше', 'Ниже', 'Убрать из группы']);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Выше' }));
    await expect(args.onPut).toHaveBeenLastCalledWith(args.passage, groups[0], 'mark-3');
    await menuOf(userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ниже' }));
    await expect(args.onPut).toHaveBeenLastCalledWith(args.passage, groups[0], null);
    await menuOf(userEvent);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Убрать из группы' }));
    await expect(args.onPut).toHaveBeenLastCalledWith(args.passage, null);
  },
});
