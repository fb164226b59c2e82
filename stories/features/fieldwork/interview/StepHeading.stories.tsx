import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { StepHeading } from '#src/features/fieldwork/interview/StepHeading.tsx';

const meta = preview.meta({
  id: 'features-fieldwork-interview-stepheading',
  title: 'Разделы/Респонденты/Заголовок шага · StepHeading',
  component: StepHeading,
  parameters: { docs: { description: { component: 'Заголовок шага: кто пришёл с другого шага, читает отсюда.' } } },
  args: { children: 'Кого спросить', takesFocus: true },
});

export const ComeTo = meta.story({
  name: 'Пришли с другого шага: фокус здесь',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
  },
});

export const First = meta.story({
  name: 'Открыт первым: фокус не трогает',
  args: { takesFocus: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).not.toHaveFocus();
  },
});
