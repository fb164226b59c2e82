import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { OptionDraft } from '#src/domain/account/scenario/form.ts';
import { OptionsEditor } from '#src/features/fieldwork/scenario/OptionsEditor.tsx';

import { storyIds } from '../sampleTranscript.ts';

const newKey = storyIds();

const meta = preview.meta({
  id: 'features-fieldwork-scenario-optionseditor',
  title: 'Разделы/Респонденты/Варианты ответа · OptionsEditor',
  component: OptionsEditor,
  parameters: {
    docs: {
      description: { component: 'Варианты ответа: добавить, назвать, переставить, удалить; можно ли несколько.' },
    },
  },
  args: {
    questionKey: 'use',
    number: 3,
    options: [
      { key: 'a', text: 'Да' },
      { key: 'b', text: 'Нет' },
    ],
    isMultiple: false,
    errors: {},
    newOption: () => ({ key: newKey(), text: '' }),
    onOptions: fn(),
    onMultiple: fn(),
  },
  render: function Typed(props) {
    const [options, setOptions] = useState(props.options);
    return (
      <OptionsEditor
        {...props}
        options={options}
        onOptions={(next, typing) => {
          props.onOptions(next, typing);
          setOptions(next);
        }}
      />
    );
  },
});

export const Sample = meta.story({
  name: 'Enter начинает следующий, порядок с клавиатуры',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Вариант 2'), ', никогда');
    await expect(args.onOptions).toHaveBeenLastCalledWith(expect.anything(), 'b');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Вариант 3')).toHaveFocus();
    await userEvent.keyboard('Иногда');
    canvas.getByRole('button', { name: 'Поднять вариант 3 вопроса 3' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOptions.mock.lastCall?.[0].map((one: OptionDraft) => one.text)).toEqual([
      'Да',
      'Иногда',
      'Нет, никогда',
    ]);
    await userEvent.click(canvas.getByLabelText('Можно выбрать несколько'));
    await expect(args.onMultiple).toHaveBeenCalledWith(true);
  },
});

export const Wrong = meta.story({
  name: 'Дважды одно и то же, и всё ещё мало',
  args: { errors: { 'option-use-b': 'Такой вариант уже есть', 'options-use': 'Нужно хотя бы два варианта' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Вариант 2')).toHaveAccessibleDescription('Такой вариант уже есть');
    await expect(canvas.getByText('Нужно хотя бы два варианта')).toBeVisible();
  },
});
