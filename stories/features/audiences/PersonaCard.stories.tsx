import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PersonaCard } from '#src/features/audiences/PersonaCard.tsx';
import { inBox } from '#stories/frames.tsx';

import { barePersona, longPersona, persona } from './samplePersonas.ts';

const meta = preview.meta({
  id: 'features-audiences-personacard',
  title: 'Разделы/Аудитории/Карточка персоны · PersonaCard',
  component: PersonaCard,
  parameters: { docs: { description: { component: 'Персона коротко; нажимается вся карточка.' } } },
  args: { persona: persona(), onOpen: fn() },
  decorators: [inBox({ maxWidth: 340 })],
});

export const Full = meta.story({
  args: { people: 3 },
  name: 'Две характеристики, остальные числом; вся карточка — кнопка',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText(/^За ней 3.человека$/)).toBeVisible();
    const card = canvas.getByRole('button', {
      name: /^Продакт между релизами Марина, Продакт-менеджер.*Осторожная.*Внимательная к словам.*ещё 2.характеристики/s,
    });
    await expect(canvas.getByText('+2')).toBeVisible();
    await expect(canvas.queryByText('Считает время в часах')).not.toBeInTheDocument();
    await step('Мышью', async () => {
      await userEvent.click(canvas.getByText('Осторожная'));
      await expect(args.onOpen).toHaveBeenLastCalledWith(args.persona);
    });
    await step('Клавишей', async () => {
      card.focus();
      await userEvent.keyboard(' ');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
  },
});

export const Bare = meta.story({ name: 'Без характеристик', args: { persona: barePersona } });

export const Long = meta.story({
  name: 'Длинные тексты: не больше двух строк',
  args: { persona: longPersona },
});

export const Mobile = meta.story({
  name: 'На телефоне: не шире экрана',
  args: { persona: longPersona },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
