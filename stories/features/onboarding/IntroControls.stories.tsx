import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { IntroControls } from '#src/features/onboarding/IntroControls.tsx';

const meta = preview.meta({
  id: 'features-onboarding-introcontrols',
  title: 'Разделы/Знакомство/Кнопки вступления · IntroControls',
  component: IntroControls,
  parameters: {
    docs: { description: { component: 'Кнопки вступления: смотреть, пауза, назад, дальше, пропустить.' } },
  },
  args: { canPlay: true, index: 0, playing: false, onToggle: fn(), onGo: fn(), onSkip: fn() },
});

export const First = meta.story({
  name: 'С начала: смотреть или дальше',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Смотреть' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Следующий шаг' }));
    await expect(args.onGo).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Пропустить' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
});

export const Still = meta.story({
  name: 'Без движения смотреть нечем',
  args: { canPlay: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Смотреть' })).toBeNull();
  },
});
