import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { stagesOf } from '#src/domain/account/scenario/form.ts';
import { StageCard, type StageCardProps } from '#src/features/fieldwork/scenario/StageCard.tsx';

import { richForm, storyIds } from '../sampleTranscript.ts';
import { storyEditing } from './storyEditing.ts';

const stages = stagesOf(richForm);
const targets = stages
  .flatMap(({ questions }) => questions)
  .map(({ key, text }, index) => ({ key, text, number: index + 1 }));

const meta = preview.meta({
  id: 'features-fieldwork-scenario-stagecard',
  title: 'Разделы/Респонденты/Этап сценария · StageCard',
  component: StageCard,
  parameters: { docs: { description: { component: 'Этап сценария: название, вопросы, дорога к следующему.' } } },
  args: {
    stage: stages[1] as StageCardProps['stage'],
    index: 1,
    count: 2,
    targets,
    errors: {},
    editing: storyEditing(stages),
    newId: storyIds(),
    judge: () => Promise.resolve(null),
  },
  render: (args) => (
    <ol>
      <StageCard {...args} />
    </ol>
  ),
});

export const Sample = meta.story({
  name: 'Последний из двух: номера вопросов сквозные',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Этап 2')).toHaveValue('Итог');
    await expect(canvas.getByLabelText('Вопрос 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Опустить этап 2' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Опустить вопрос 6' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Поднять вопрос 5' })).toBeEnabled();
  },
});

export const Unnamed = meta.story({
  name: 'Без названия и вопросов',
  args: { stage: { key: 'empty', title: '', questions: [] }, errors: { 'stage-empty': 'Назовите этап' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Этап 2')).toHaveAccessibleDescription('Назовите этап');
    await expect(canvas.getByRole('button', { name: 'Добавить вопрос в этап 2' })).toBeVisible();
  },
});
