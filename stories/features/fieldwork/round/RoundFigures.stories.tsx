import { expect, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FACT_LABELS, FIGURE_LABELS } from '#src/features/fieldwork/round/figureLabels.ts';
import { RoundFigures } from '#src/features/fieldwork/round/RoundFigures.tsx';

import { figures, places, roundWith } from './sampleRound.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-roundfigures',
  title: 'Разделы/Респонденты/Цифры раунда · RoundFigures',
  component: RoundFigures,
  parameters: {
    docs: {
      description: {
        component:
          'Сколько людей приглашено, открыло, начало и закончило, что набрано, кто отвечает сейчас и во что это обошлось и обойдётся.',
      },
    },
  },
  args: { round: roundWith(), figures, places, uncounted: 1 },
});

/** Finds what stands beside a label. */
const besideIn = (panel: Pick<ReturnType<typeof within>, 'getByText'>) => (label: string) =>
  panel.getByText(label).parentElement?.lastElementChild;

export const Going = meta.story({
  name: 'Идёт: воронка, квоты, списание',
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Как идёт раунд' }));
    const beside = besideIn(panel);
    await expect(beside(FIGURE_LABELS.invited)).toHaveTextContent(/^18$/);
    await expect(beside(FIGURE_LABELS.byLink)).toHaveTextContent(/^2$/);
    await expect(beside(FIGURE_LABELS.opened)).toHaveTextContent(/^15 · 83\s%$/);
    await expect(panel.getByText(/^14 · 82/)).toBeVisible();
    await expect(panel.getByText(FACT_LABELS.forgotten)).toHaveTextContent(/1$/);
    await expect(panel.getByText(FACT_LABELS.withdrawn)).toHaveTextContent(/1$/);
    await expect(panel.getByText(/^Набрано/)).toHaveTextContent('Набрано 9 из 12, отвечают сейчас 2');
    await expect(panel.getByText(/EdTech/)).toHaveTextContent(/EdTech: 6 из 6$/);
    await expect(panel.getByText(/Финтех/)).toHaveTextContent('Финтех: 3 из 6, отвечают сейчас 2');
    await expect(panel.getByText(/списано/)).toHaveTextContent(
      'списано 8 820 ₽ по 980 ₽ за интервью, закончат все, кто отвечает, — ещё 1 960 ₽',
    );
    await expect(panel.getByText(/по тарифу/)).toHaveTextContent('31 из 50, отвечают сейчас 2');
    await expect(panel.getByText(FACT_LABELS.uncounted)).toHaveTextContent(/1$/);
  },
});

export const Waiting = meta.story({
  name: 'Письма ждут утра: приглашённым никто не считается, пришедшие по ссылке — не их доля',
  args: { figures: { ...figures, invited: 0, unwritten: 4, opened: 0, byLink: 4, began: 4, finished: 1 } },
  play: async ({ canvas }) => {
    const beside = besideIn(canvas);
    await expect(beside(FIGURE_LABELS.unwritten)).toHaveTextContent(/^4$/);
    await expect(beside(FIGURE_LABELS.invited)).toHaveTextContent(/^0$/);
    await expect(beside(FIGURE_LABELS.opened)).toHaveTextContent(/^0$/);
    await expect(beside(FIGURE_LABELS.began)).toHaveTextContent(/^4 · 100\s%$/);
  },
});

export const Bounced = meta.story({
  name: 'Писем не приняли: их людей среди приглашённых нет',
  args: { figures: { ...figures, invited: 10, bounced: 3, opened: 5 } },
  play: async ({ canvas }) => {
    const beside = besideIn(canvas);
    await expect(beside(FIGURE_LABELS.bounced)).toHaveTextContent(/^3$/);
    await expect(beside(FIGURE_LABELS.invited)).toHaveTextContent(/^10$/);
    await expect(beside(FIGURE_LABELS.opened)).toHaveTextContent(/^5 · 50\s%$/);
  },
});

export const NeverInvited = meta.story({
  name: 'Завершён прежде, чем ушли письма: «Не приглашены»',
  args: {
    round: roundWith({ state: 'ended' }),
    figures: {
      ...figures,
      invited: 2,
      unwritten: 4,
      opened: 1,
      byLink: 0,
      began: 1,
      finished: 1,
      left: 0,
      standing: { invited: 1, opened: 0, began: 0, finished: 1, stopped: 0, declined: 0, withdrawn: 0, forgotten: 0 },
      segments: [
        { segment: 'EdTech', invited: 1, finished: 1 },
        { segment: 'Финтех', invited: 1, finished: 0 },
      ],
      spent: 980,
      rewards: { all: 20, given: 1 },
    },
    places: { segments: [{ segment: 'EdTech', finished: 1, held: 0 }], plan: null },
    uncounted: 0,
  },
  play: async ({ canvas }) => {
    const beside = besideIn(canvas);
    await expect(beside(FIGURE_LABELS.neverInvited)).toHaveTextContent(/^4$/);
    await expect(beside(FIGURE_LABELS.opened)).toHaveTextContent(/^1 · 50\s%$/);
    await expect(beside(FIGURE_LABELS.began)).toHaveTextContent(/^1 · 100\s%$/);
  },
});

export const BeyondInvited = meta.story({
  name: 'Пришло больше, чем позвали: полоса не длиннее целой, число как есть',
  args: { figures: { ...figures, invited: 3, opened: 3, byLink: 0, began: 14, finished: 9 } },
  play: async ({ canvas, canvasElement }) => {
    const steps = within(canvas.getByRole('region', { name: 'Как идёт раунд' })).getAllByRole('definition', {
      hidden: true,
    });
    await expect(steps.map(({ textContent }) => textContent)).toContain('14');
    for (const bar of canvasElement.querySelectorAll('dd[aria-hidden] > span')) {
      const room = bar.parentElement?.getBoundingClientRect().width ?? 0;
      await expect(bar.getBoundingClientRect().width).toBeLessThanOrEqual(room);
    }
  },
});

export const Nobody = meta.story({
  name: 'Ещё никого не пригласили',
  args: {
    round: roundWith({ goal: null, quotas: {}, price: 0 }),
    figures: {
      ...figures,
      invited: 0,
      unwritten: 0,
      opened: 0,
      byLink: 0,
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
    await expect(canvas.queryByText(/списано/)).toBeNull();
    await expect(canvas.queryByText(FACT_LABELS.left)).toBeNull();
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
