import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { IntroStepList } from '#src/features/onboarding/IntroStepList.tsx';

const meta = preview.meta({
  id: 'features-onboarding-introsteplist',
  title: 'Разделы/Знакомство/Шаги вступления · IntroStepList',
  component: IntroStepList,
  parameters: { docs: { description: { component: 'Шаги вступления кнопками; полоса нынешнего — часы.' } } },
  args: { index: 1, playing: 'off' as const, onGo: fn(), onPassed: fn() },
});

export const Second = meta.story({
  name: 'Открыт второй, к любому можно перейти',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
    await expect(canvas.getByRole('button', { current: 'step' })).toBe(canvas.getAllByRole('button')[1]);
    await userEvent.click(canvas.getAllByRole('button')[4] as HTMLElement);
    await expect(args.onGo).toHaveBeenCalledWith(4);
  },
});
