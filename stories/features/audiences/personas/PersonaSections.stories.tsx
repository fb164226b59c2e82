import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PersonaSections } from '#src/features/audiences/personas/PersonaSections.tsx';
import { draftedPersona } from '#stories/patterns/evidence/sampleDraftedPersona.ts';

import { barePersona, longPersona, persona } from '../samplePersonas.ts';

const meta = preview.meta({
  id: 'features-audiences-personas-personasections',
  title: 'Разделы/Аудитории/Восемь частей персоны · PersonaSections',
  component: PersonaSections,
  parameters: {
    docs: {
      description: {
        component:
          'Персона в восьми пронумерованных разделах: боли — рядом с причинами пользоваться, мотивы — с причинами покупать.',
      },
    },
  },
  args: { persona: persona() },
});

export const Full = meta.story({
  name: 'Всё известно',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(8);
    await expect(canvas.queryByText('Не указано')).not.toBeInTheDocument();
    await expect(canvas.getByText('2 из 3')).toBeVisible();
  },
});

export const Bare = meta.story({
  name: 'Почти ничего не известно',
  args: { persona: barePersona },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Не указано')).toHaveLength(6);
  },
});

export const OfModel = meta.story({
  name: 'Часть предложила модель: отметка у каждого её поля',
  args: {
    persona: {
      ...persona(),
      byModel: { title: draftedPersona.madeBy, role: draftedPersona.madeBy, painPoints: draftedPersona.madeBy },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/прочитано: 5/)).toHaveLength(3);
    await expect(canvas.getByText('Заголовок')).toBeVisible();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне, длинные тексты',
  args: { persona: longPersona },
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
