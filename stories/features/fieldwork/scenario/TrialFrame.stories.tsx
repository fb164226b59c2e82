import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TrialFrame } from '#src/features/fieldwork/scenario/TrialFrame.tsx';

import { richScript } from '../sampleTranscript.ts';

const meta = preview.meta({
  id: 'features-fieldwork-scenario-trialframe',
  title: 'Разделы/Респонденты/Место проверки · TrialFrame',
  component: TrialFrame,
  parameters: {
    docs: { description: { component: 'Место проверки на себе: рядом с формой, а на узком экране поверх неё.' } },
  },
  args: { script: richScript, isBeside: true, takesFocus: true, onClose: fn() },
});

export const Beside = meta.story({
  name: 'Рядом с формой: берёт фокус, закрывается кнопкой',
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Проверить на себе' })).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: 'Даю согласие' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть проверку' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Over = meta.story({
  name: 'На телефоне: поверх формы',
  args: { isBeside: false },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Проверить на себе' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});
