import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { stagesOf, type ScenarioQuestionDraft } from '#src/domain/account/scenario/form.ts';
import { QuestionHead } from '#src/features/fieldwork/scenario/QuestionHead.tsx';

import { richForm } from '../sampleTranscript.ts';
import { storyEditing } from './storyEditing.ts';

const stages = stagesOf(richForm);
const questions = stages.flatMap((stage) => stage.questions);
const at = (number: number) => ({ question: questions[number - 1] as ScenarioQuestionDraft, number });

const moveQuestion = fn();
const copyQuestion = fn();
const removeQuestion = fn();

const meta = preview.meta({
  id: 'features-fieldwork-scenario-questionhead',
  title: 'Разделы/Респонденты/Шапка вопроса · QuestionHead',
  component: QuestionHead,
  parameters: {
    docs: {
      description: { component: 'Номер вопроса и что делают с ним целиком: двигают, дублируют, переносят, удаляют.' },
    },
  },
  args: { ...at(2), stageKey: 'start', editing: storyEditing(stages, { moveQuestion, copyQuestion, removeQuestion }) },
});

export const Middle = meta.story({
  name: 'В середине: вверх, вниз, дублировать, удалить',
  play: async ({ args, canvas, userEvent }) => {
    const { key } = args.question;
    await expect(canvas.getByRole('heading', { name: 'Вопрос 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Поднять вопрос 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Опустить вопрос 2' }));
    await expect(moveQuestion.mock.calls).toEqual([
      [key, -1],
      [key, 1],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё: вопрос 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Дублировать' }));
    await expect(copyQuestion).toHaveBeenLastCalledWith(args.question);
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить вопрос 2' }));
    await expect(removeQuestion).toHaveBeenLastCalledWith(key);
  },
});

export const First = meta.story({
  name: 'Первый, переходы уже на виду: выше некуда, перехода в меню нет',
  args: at(1),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Поднять вопрос 1' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё: вопрос 1' }));
    await screen.findByRole('menu');
    await expect(screen.queryByRole('menuitem', { name: 'Добавить переход' })).not.toBeInTheDocument();
  },
});
