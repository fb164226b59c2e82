import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PeopleHere } from '#src/features/team/PeopleHere.tsx';

import { PEOPLE } from './sampleTeam.ts';

const meta = preview.meta({
  id: 'features-team-peoplehere',
  title: 'Разделы/Команда/Кто здесь · PeopleHere (присутствие)',
  component: PeopleHere,
  parameters: { docs: { description: { component: 'Кто ещё открыл компанию и что смотрит или пишет.' } } },
  args: { people: PEOPLE },
});

export const Three = meta.story({
  name: 'Трое: смотрят и пишут',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/^Пишет:/)).toHaveTextContent('Пишет: гипотеза «Подсказка на первом шаге»');
  },
});

export const Alone = meta.story({
  name: 'Никого больше',
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сейчас здесь только вы.')).toBeVisible();
  },
});
