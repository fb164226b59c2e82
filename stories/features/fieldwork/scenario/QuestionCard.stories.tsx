import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { stagesOf, type ScenarioQuestionDraft } from '#src/domain/account/scenario/form.ts';
import { QuestionCard, type QuestionCardProps } from '#src/features/fieldwork/scenario/QuestionCard.tsx';
import { fits } from '#stories/checks.ts';

import { richForm, storyIds } from '../sampleTranscript.ts';
import { storyEditing } from './storyEditing.ts';

const stages = stagesOf(richForm);
const questions = stages.flatMap((stage) => stage.questions);
const targets = questions.map(({ key, text }, index) => ({ key, text, number: index + 1 }));
const at = (number: number) => ({ question: questions[number - 1] as ScenarioQuestionDraft, number });

const nothingToSay: NonNullable<QuestionCardProps['judge']> = () => Promise.resolve(null);

const setQuestion = fn<(question: ScenarioQuestionDraft) => void>();
const sendQuestion = fn();
const addBranch = fn();

/** A card that says what is typed into it. */
function Typed(props: QuestionCardProps) {
  const [question, setShown] = useState(props.question);
  const editing = {
    ...props.editing,
    setQuestion: (next: ScenarioQuestionDraft) => {
      setQuestion(next);
      setShown(next);
    },
  };
  return (
    <ol>
      <QuestionCard {...props} question={question} editing={editing} />
    </ol>
  );
}

const meta = preview.meta({
  id: 'features-fieldwork-scenario-questioncard',
  title: 'Разделы/Респонденты/Вопрос сценария · QuestionCard',
  component: QuestionCard,
  parameters: {
    docs: {
      description: {
        component: 'Вопрос сценария: слова, как отвечают, почему, пропуск, варианты или шкала, переходы.',
      },
    },
  },
  args: {
    ...at(2),
    stageKey: 'start',
    targets,
    errors: {},
    editing: storyEditing(stages, { sendQuestion, addBranch }),
    newId: storyIds(),
    judge: nothingToSay,
  },
  render: (args) => <Typed {...args} />,
});

export const Open = meta.story({
  name: 'Открытый: почему, пропуск; переход и перенос — в меню',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Спросить почему после вопроса 2'), 'До 3 раз');
    await expect(setQuestion).toHaveBeenLastCalledWith(expect.objectContaining({ whyTimes: 3 }));
    await userEvent.click(canvas.getByLabelText('Можно пропустить'));
    await expect(setQuestion).toHaveBeenLastCalledWith(expect.objectContaining({ mayBeSkipped: false }));
    await userEvent.click(canvas.getByLabelText('Можно пропустить'));
    const menu = canvas.getByRole('button', { name: 'Ещё: вопрос 2' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'В этап 2: Итог' }));
    await expect(sendQuestion).toHaveBeenLastCalledWith('story', stages[1]);
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Добавить переход' }));
    await expect(addBranch).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'story' }));
  },
});

export const Choice = meta.story({
  name: 'Выбор с переходом',
  args: at(1),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Условие перехода 1 вопроса 1')).toHaveDisplayValue('Если выбрано «Нет»');
  },
});

export const Scale = meta.story({
  name: 'Шкала: от, до и что они значат',
  args: at(4),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Шкала вопроса 4' })).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('До'));
    await userEvent.type(canvas.getByLabelText('До'), '10');
    await expect(setQuestion).toHaveBeenLastCalledWith(expect.objectContaining({ to: '10' }));
  },
});

export const ScaleWrong = meta.story({
  name: 'Шкала вверх ногами: сказано у поля',
  args: { ...at(4), errors: { 'scale-ease': '«До» должно быть больше, чем «от»' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('От')).toHaveAccessibleDescription(/больше/);
  },
});

export const Becomes = meta.story({
  name: 'Стал выбором: два пустых варианта; назад — открытым',
  play: async ({ canvas, userEvent }) => {
    const kind = canvas.getByLabelText('Как отвечают на вопрос 2');
    await userEvent.selectOptions(kind, 'Выбор');
    await expect(canvas.getByLabelText('Вариант 2')).toHaveValue('');
    await userEvent.selectOptions(kind, 'Число');
    await expect(canvas.queryByLabelText('Вариант 1')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Добавить переход в вопрос 2' })).toBeVisible();
  },
});

export const Leading = meta.story({
  name: 'Наводящий: подсказка с другой формулировкой, записать не мешает',
  args: {
    judge: () =>
      Promise.resolve({
        fault: 'leading',
        label: 'Наводящий',
        why: 'ответ уже в вопросе.',
        better: 'Как вам отчёт?',
      }),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Вопрос 2' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Вам ведь понравился отчёт?');
    await userEvent.click(await canvas.findByRole('button', { name: /^Подставить: «Как вам отчёт\?»/ }));
    await expect(field).toHaveValue('Как вам отчёт?');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: всё в столбик',
  args: at(4),
  globals: { viewport: { value: 'mobile' } },
  play: () => fits(),
});
