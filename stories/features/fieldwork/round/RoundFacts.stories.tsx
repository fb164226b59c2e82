import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RoundFacts } from '#src/features/fieldwork/round/RoundFacts.tsx';

import { figures, places, roundWith } from './sampleRound.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-roundfacts',
  title: 'Разделы/Респонденты/Чего раунд достиг · RoundFacts',
  component: RoundFacts,
  parameters: {
    docs: {
      description: {
        component:
          'К чему пришёл раунд, кроме воронки: цель и квоты, кто ушёл, сколько занимает, списано и выдано. О нулях ни слова.',
      },
    },
  },
  args: { round: roundWith(), figures, places, uncounted: 1 },
});

export const Going = meta.story({
  name: 'Цель, квоты, кто ушёл, коды',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13);
    await expect(canvas.getByText(/кодов выдано/)).toHaveTextContent('кодов выдано 9 из 20');
    await expect(canvas.getByText(/обычно занимает/)).toHaveTextContent('12 минут');
  },
});

export const Nothing = meta.story({
  name: 'Сказать нечего: ни строки, ни черты',
  args: {
    round: roundWith({ goal: null, quotas: {}, price: 0 }),
    figures: {
      ...figures,
      left: 0,
      standing: { ...figures.standing, stopped: 0, declined: 0, withdrawn: 0, forgotten: 0 },
      medianMinutes: null,
      spent: 0,
      rewards: { all: 0, given: 0 },
    },
    places: { segments: [], plan: null },
    uncounted: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
