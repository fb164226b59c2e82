import { expect, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RoundFigures } from '#src/features/fieldwork/round/RoundFigures.tsx';

import { figures, places, roundWith } from './sampleRound.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-roundfigures',
  title: 'Разделы/Респонденты/Цифры раунда · RoundFigures',
  component: RoundFigures,
  args: { round: roundWith(), figures, places, uncounted: 1 },
});

export const Going = meta.story({
  name: 'Идёт: воронка, квоты, списание',
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Как идёт раунд' }));
    const step = (label: string) => panel.getByText(label).parentElement;
    await expect(step('Приглашены')).toHaveTextContent(/^Приглашены18$/);
    await expect(step('По ссылке')).toHaveTextContent(/^По ссылке2$/);
    await expect(step('Открыли')).toHaveTextContent(/^Открыли17 · 85\s%$/);
    await expect(panel.getByText(/^14 · 82/)).toBeVisible();
    await expect(panel.getByText(/забыты, данные стёрты:/)).toHaveTextContent(/1$/);
    await expect(panel.getByText(/отозвали согласие/)).toHaveTextContent(/1$/);
    await expect(panel.getByText(/^Набрано/)).toHaveTextContent('Набрано 9 из 12, отвечают сейчас 2');
    await expect(panel.getByText(/EdTech/)).toHaveTextContent(/EdTech: 6 из 6$/);
    await expect(panel.getByText(/Финтех/)).toHaveTextContent('Финтех: 3 из 6, отвечают сейчас 2');
    await expect(panel.getByText(/списано/)).toHaveTextContent(
      'списано 8 820 ₽ по 980 ₽ за интервью, закончат все, кто отвечает, — ещё 1 960 ₽',
    );
    await expect(panel.getByText(/по тарифу/)).toHaveTextContent('31 из 50, отвечают сейчас 2');
    await expect(panel.getByText(/не засчитаны/)).toHaveTextContent('не засчитаны 1');
  },
});

export const Nobody = meta.story({
  name: 'Ещё никого не пригласили',
  args: {
    round: roundWith({ goal: null, quotas: {}, price: 0 }),
    figures: {
      ...figures,
      invited: 0,
      byLink: 0,
      opened: 0,
      began: 0,
      finished: 0,
      left: 0,
      standing: { invited: 0, opened: 0, began: 0, finished: 0, stopped: 0, declined: 0, withdrawn: 0, forgotten: 0 },
      medianMinutes: null,
      segments: [],
      spent: 0,
      rewards: { all: 0, given: 0 },
    },
    places: { segments: [], plan: null },
    uncounted: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0')).toHaveLength(4);
    await expect(canvas.queryByText(/списано|не закончили/)).toBeNull();
  },
});

export const WithoutGoal = meta.story({
  name: 'Без цели: сколько отвечают сейчас',
  args: {
    round: roundWith({ goal: null, quotas: {}, price: 0 }),
    figures: { ...figures, spent: 0 },
    places: { segments: [{ segment: '', finished: 9, held: 1 }], plan: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Набрано/)).toHaveTextContent(/^Набрано 9, отвечает сейчас 1$/);
    await expect(canvas.queryByText(/списано|тариф/)).toBeNull();
  },
});
