import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { SaidToQuestion } from '#src/features/fieldwork/round/saidTo.ts';
import { SaidAlike } from '#src/features/fieldwork/round/SaidAlike.tsx';

import { saidTo } from './sampleRound.ts';

const NOTHING: SaidToQuestion = { alike: [], latest: [] };
const said = saidTo.get('first') ?? NOTHING;

const meta = preview.meta({
  id: 'features-fieldwork-round-saidalike',
  title: 'Разделы/Респонденты/Похожие ответы · SaidAlike',
  component: SaidAlike,
  parameters: {
    docs: {
      description: {
        component:
          'Что люди сказали похоже в ответ на открытый вопрос: сколько их и слова двоих. Пока похожего нет — последние ответы.',
      },
    },
  },
  args: { said, answered: 13, hrefOf: ({ materialId, start, end }) => `?material=${materialId}&at=${start}-${end}` },
});

export const Alike = meta.story({
  name: 'Сказали похоже',
  play: async ({ canvas }) => {
    const [most, fewer] = canvas.getAllByRole('listitem');
    await expect(most).toHaveTextContent('3 человека сказали похожее из 13');
    await expect(most).toHaveTextContent('Р4: «Полдня искал, где завести проект.»');
    await expect(fewer).toHaveTextContent('2 человека');
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '?material=r-4&at=40-88');
  },
});

export const Latest = meta.story({
  name: 'Похожих пока нет',
  args: { said: { alike: [], latest: said.alike.flatMap(({ words }) => words).slice(0, 3) }, answered: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Последние ответы' })).toHaveTextContent('Р4: «Полдня искал');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Unbroken = meta.story({
  name: 'Длинное слово без пробелов',
  args: {
    answered: 1,
    said: { alike: [], latest: [{ materialId: 'r-4', speaker: 'Р4', start: 0, end: 900, text: 'слово'.repeat(180) }] },
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.textContent.length).toBeLessThan(250);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Nobody = meta.story({
  name: 'Ещё не ответили',
  args: { said: NOTHING, answered: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
