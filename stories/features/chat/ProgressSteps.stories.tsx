import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { INTERVIEW_STEPS, progressOf } from '#src/domain/chat/interview.ts';
import { ProgressSteps } from '#src/features/chat/ProgressSteps.tsx';
import { fits } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'features-chat-progresssteps',
  title: 'Разделы/Ассистент/Шаги интервью · ProgressSteps (прогресс)',
  component: ProgressSteps,
  parameters: {
    docs: {
      description: { component: 'Насколько продвинулось интервью: у шага знак, линия и слово, а не один цвет.' },
    },
  },
  args: { steps: progressOf(null) },
});

export const Beginning = meta.story({ name: 'Начало' });

export const Middle = meta.story({
  name: 'Файлы загружены раньше рассказа о компании',
  args: { steps: progressOf({ completed: { welcome: true, upload: true } }) },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'ПриветствиеГотово',
      '2О компанииСейчас',
      'Загрузка данныхГотово',
      '4Детали продуктаВпереди',
    ]);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
  },
});

export const Done = meta.story({
  name: 'Всё пройдено',
  args: { steps: INTERVIEW_STEPS.map((step) => ({ ...step, completed: true })) },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem')) await expect(step).not.toHaveAttribute('aria-current');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: четыре колонки, ничего не вылезает',
  args: { steps: progressOf({ completed: { welcome: true } }) },
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvasElement }) => fits(canvasElement),
});
