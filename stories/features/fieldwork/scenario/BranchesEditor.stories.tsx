import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { stagesOf, type ScenarioQuestionDraft } from '#src/domain/account/scenario/form.ts';
import { BranchesEditor } from '#src/features/fieldwork/scenario/BranchesEditor.tsx';
import { optionsOf } from '#stories/checks.ts';

import { richForm } from '../sampleTranscript.ts';

const questions = stagesOf(richForm).flatMap((stage) => stage.questions);
const targets = questions.map(({ key, text }, index) => ({ key, text, number: index + 1 }));
const at = (number: number) => ({ question: questions[number - 1] as ScenarioQuestionDraft, number });

const meta = preview.meta({
  id: 'features-fieldwork-scenario-brancheseditor',
  title: 'Разделы/Респонденты/Переходы · BranchesEditor',
  component: BranchesEditor,
  parameters: {
    docs: { description: { component: 'Переходы вопроса: при каком ответе куда; только вперёд или к концу.' } },
  },
  args: { ...at(1), targets, errors: {}, onAdd: fn(), onChange: fn() },
  render: function Typed(props) {
    const [branches, setBranches] = useState(props.question.branches);
    return (
      <BranchesEditor
        {...props}
        question={{ ...props.question, branches }}
        onChange={(next, typing) => {
          props.onChange(next, typing);
          setBranches(next);
        }}
      />
    );
  },
});

export const ByOption = meta.story({
  name: 'По варианту: только вперёд или к концу',
  play: async ({ args, canvas, userEvent }) => {
    const to = canvas.getByLabelText('Куда ведёт переход 1 вопроса 1');
    await expect(optionsOf(to)).toHaveLength(6);
    await userEvent.selectOptions(to, 'к концу разговора');
    await expect(args.onChange.mock.lastCall?.[0]).toMatchObject([{ is: 'option', option: 'no', to: null }]);
    await userEvent.selectOptions(canvas.getByLabelText('Условие перехода 1 вопроса 1'), 'Если выбрано «Иногда»');
    await expect(args.onChange.mock.lastCall?.[0]).toMatchObject([{ is: 'option', option: 'some' }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить переход в вопрос 1' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить переход 1 вопроса 1' }));
    await expect(args.onChange.mock.lastCall?.[0]).toEqual([]);
    await expect(canvas.getByRole('button', { name: 'Добавить переход в вопрос 1' })).toHaveFocus();
  },
});

export const ByNumber = meta.story({
  name: 'По отметке: не больше, не меньше, пропущен',
  args: at(4),
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByLabelText('Число перехода 1 вопроса 4');
    await userEvent.clear(number);
    await userEvent.type(number, '3');
    await expect(args.onChange.mock.lastCall).toMatchObject([[{ is: 'atMost', number: '3' }], 'branch-0']);
    await userEvent.selectOptions(canvas.getByLabelText('Условие перехода 1 вопроса 4'), 'Если вопрос пропущен');
    await expect(canvas.queryByLabelText('Число перехода 1 вопроса 4')).not.toBeInTheDocument();
  },
});

const [branch] = (questions[0] as ScenarioQuestionDraft).branches;

export const Lost = meta.story({
  name: 'Ведёт к удалённому вопросу: показано и чинится',
  args: {
    question: {
      ...(questions[0] as ScenarioQuestionDraft),
      branches: branch ? [{ ...branch, to: 'gone' }] : [],
    },
    errors: { 'branch-use-branch-0': 'Вопрос, к которому вёл переход, удалён: выберите другой' },
  },
  play: async ({ canvas, userEvent }) => {
    const to = canvas.getByLabelText('Куда ведёт переход 1 вопроса 1');
    await expect(to).toHaveDisplayValue('к удалённому вопросу');
    await userEvent.selectOptions(to, 'к концу разговора');
    await expect(optionsOf(to)).not.toContain('к удалённому вопросу');
  },
});

export const None = meta.story({
  name: 'Переходов нет',
  args: at(5),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Переходы')).not.toBeInTheDocument();
  },
});
