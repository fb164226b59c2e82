import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { StatusProposal as Proposal } from '#src/domain/research/editing.ts';
import type { ResearchStatus } from '#src/domain/research/research.ts';
import { StatusProposal } from '#src/features/research/StatusProposal.tsx';
import { fits, underFinger } from '#stories/checks.ts';

const complete: Proposal = { status: 'completed', because: 'Все запланированные разговоры здесь.' };
const begin: Proposal = { status: 'in_progress', because: 'Первые материалы уже здесь.' };

const meta = preview.meta({
  id: 'features-research-statusproposal',
  title: 'Разделы/Исследования/Предложенный статус · StatusProposal',
  component: StatusProposal,
  parameters: {
    docs: {
      description: {
        component:
          'Тихая строка: какой статус исследование, похоже, уже заслужило и почему. Сам по себе статус не меняется.',
      },
    },
  },
  args: {
    proposal: complete,
    onAccept: fn<(status: ResearchStatus) => void>(),
  },
});

export const Complete = meta.story({
  name: 'Всё собрано: «Завершить исследование?»',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Все запланированные разговоры здесь. Завершить исследование?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить' }));
    await expect(args.onAccept).toHaveBeenCalledWith('completed');
  },
});

export const Begin = meta.story({
  name: 'Пришли первые файлы: «Начать исследование?»',
  args: { proposal: begin },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Первые материалы уже здесь. Начать исследование?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Начать' }));
    await expect(args.onAccept).toHaveBeenCalledWith('in_progress');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне кнопка под вопросом',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await fits();
    await underFinger(canvas.getByRole('button', { name: 'Завершить' }));
  },
});
