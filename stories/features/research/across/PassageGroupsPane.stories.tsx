import { DndContext } from '@dnd-kit/core';
import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';

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
  args: {
    title: 'Не успевают разбирать',
    words: first?.words ?? '',
    passages: first?.passages ?? [],
    empty: 'Пусто',
    group: groups[0] ?? null,
    groups,
    passageHref,
    onPut: fn(),
    onNewGroup: fn(),
  },
  decorators: [inDrag, inBox({ maxWidth: 340 })],
});

export const Group = meta.story({
  name: 'Кто за ней стоит, и цитаты в своём порядке',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2\sчеловека, 1\sисследование, 2\sцитаты$/)).toBeVisible();
    const words = canvas.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 12));
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

const many = Array.from({ length: 70 }, (_, index) => {
  const one = passage(4);
  return { ...one, mark: { ...one.mark, id: `many-${index}`, text: `${one.mark.text}, ${index + 1}` } };
});

export const Many = meta.story({
  name: 'Много: по шестьдесят',
  args: { group: null, title: 'Не разложены', words: '70 цитат', passages: many },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 10' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(70);
  },
});
