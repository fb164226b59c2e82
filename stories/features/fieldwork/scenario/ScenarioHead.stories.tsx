import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ScenarioHead } from '#src/features/fieldwork/scenario/ScenarioHead.tsx';
import { noRef } from '#stories/noRef.ts';

import { richScenario } from '../sampleTranscript.ts';

const meta = preview.meta({
  id: 'features-fieldwork-scenario-scenariohead',
  title: 'Разделы/Респонденты/Заголовок сценария · ScenarioHead',
  component: ScenarioHead,
  parameters: {
    docs: { description: { component: 'Как сценарий называется и что с ним, дорога назад и проба на себе.' } },
  },
  args: {
    scenario: richScenario,
    back: { label: 'Сценарии', href: '#settings' },
    trialButton: noRef<HTMLButtonElement>(),
    isTrial: false,
    onTrial: fn(),
  },
});

export const Sample = meta.story({
  name: 'Записанный: проба закрыта',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: richScenario.title })).toBeVisible();
    const trial = canvas.getByRole('button', { name: 'Проверить на себе' });
    await expect(trial).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trial);
    await expect(args.onTrial).toHaveBeenCalledOnce();
  },
});

export const New = meta.story({
  name: 'Новый',
  args: { scenario: null, isTrial: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Новый сценарий' })).toBeVisible();
    await expect(canvas.getByText('Сохранится как черновик')).toBeVisible();
  },
});
