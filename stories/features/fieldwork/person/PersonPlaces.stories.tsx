import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PersonPlaces } from '#src/features/fieldwork/person/PersonPlaces.tsx';

import { places, sure } from './samplePerson.ts';

const meta = preview.meta({
  id: 'features-fieldwork-person-personplaces',
  title: 'Разделы/Респонденты/Где человек стоит · PersonPlaces',
  component: PersonPlaces,
  parameters: {
    docs: {
      description: {
        component:
          'Где человек стоит в компании: контакты и участники с тем, по чему они найдены. Кто из них он, решает тот, кто смотрит.',
      },
    },
  },
  args: { places, chosen: sure, onChoose: fn(), disabled: false },
});

export const Several = meta.story({
  name: 'Два списка, исследование и двое похожих',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('С чего начали, того не убрать', async () => {
      await expect(canvas.getByRole('checkbox', { name: /^Анна Лис/, description: /вы начали отсюда/ })).toBeDisabled();
      await expect(canvas.getByRole('checkbox', { name: /Р4/ })).toBeEnabled();
    });
    await step('Похожие не выбраны', async () => {
      const boss = canvas.getByRole('checkbox', { name: /^Пётр Зимин/ });
      await expect(boss).not.toBeChecked();
      await expect(boss).toHaveAccessibleDescription(/тот же телефон · похоже, другой человек$/);
      await userEvent.click(boss);
      await expect(args.onChoose).toHaveBeenLastCalledWith('contact:two/boss', true);
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Анна(?! Лис)/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('contact:two/again', false);
  },
});

export const OnlyTalk = meta.story({
  name: 'Только интервью: ни контакта, ни участника',
  args: { places: [], chosen: new Set() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/есть только его интервью/)).toBeVisible();
  },
});

export const Disabled = meta.story({
  name: 'Уже стирается: выбрать нельзя',
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
});
