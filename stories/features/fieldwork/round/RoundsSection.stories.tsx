import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RoundsSection } from '#src/features/fieldwork/round/RoundsSection.tsx';

import { roundWith } from './sampleRound.ts';
import { AS_OUT } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-roundssection',
  title: 'Разделы/Респонденты/Раунды исследования · RoundsSection',
  component: RoundsSection,
  parameters: { docs: { description: { component: 'Раунды исследования: интервью, которые проводятся сами.' } } },
  args: {
    rounds: [
      {
        round: roundWith({ id: 'r-2', title: 'Второй заход', state: 'draft', script: null, goal: null }),
        href: '?round=r-2',
      },
      { round: roundWith({ erasedTalks: 3, erasedAt: '2026-12-05T08:00:00.000Z' }), href: '?round=round-1' },
    ],
    unavailable: '',
    onPlan: fn(),
  },
});

export const Several = meta.story({
  name: 'Готовится и идёт',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Второй заход' })).toHaveAttribute('href', '?round=r-2');
    await expect(
      canvas.getByText(/^4 вопроса · нужно 12 интервью · По\sсроку стёрто интервью: 3, последнее 05\.12\.2026/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Новый раунд' }));
    await expect(args.onPlan).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  name: 'Ни одного',
  args: { rounds: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Раунд сам проводит интервью/)).toBeVisible();
  },
});

export const Alone = meta.story({
  name: 'Компания одного браузера',
  args: { rounds: [], unavailable: 'Раунды проводит сервер: откройте доступ команде.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/^Раунды проводит сервер/)).toBeVisible();
  },
});

export const Out = meta.story({
  name: 'Доступ закончился: сколько раундов, не сказано, и начать не зовут',
  globals: AS_OUT,
  args: { rounds: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Раунды интервью' })).toBeVisible();
    await expect(canvas.getByText('Доступ закончился')).toBeVisible();
    await expect(canvas.queryByText(/^Раунд сам проводит/)).toBeNull();
  },
});
