import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PersonaList } from '#src/features/audiences/personas/PersonaList.tsx';

import { personasOf } from '../samplePersonas.ts';

const personas = personasOf('audience-edtech-pm');

const meta = preview.meta({
  id: 'features-audiences-personas-personalist',
  title: 'Разделы/Аудитории/Персоны аудитории · PersonaList',
  component: PersonaList,
  parameters: { docs: { description: { component: 'Персоны аудитории карточками; пока ни одной — зачем они.' } } },
  args: { personas, onOpen: fn(), onCreate: fn() },
});

export const Some = meta.story({
  name: 'Карточками; карточка открывается',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: `Персоны (${personas.length})` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${personas[0]?.title}`) }));
    await expect(args.onOpen).toHaveBeenCalledWith(personas[0]);
  },
});

export const None = meta.story({
  name: 'Пока ни одной: сказано, зачем они',
  args: { personas: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Создать персону' }));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
});
