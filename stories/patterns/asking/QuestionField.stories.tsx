import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { loadModel } from '#src/domain/evidence/loadModel.ts';
import { QuestionField, type QuestionFieldProps } from '#src/patterns/asking/QuestionField.tsx';
import { judge, type Judge } from '#src/patterns/asking/useAdvice.ts';
import { fits, underFinger } from '#stories/checks.ts';

/** The field in a form that holds its text. */
function Typed({ value, onType, ...props }: QuestionFieldProps) {
  const [text, setText] = useState(value);
  return (
    <QuestionField
      {...props}
      value={text}
      onType={(next) => {
        setText(next);
        onType(next);
      }}
    />
  );
}

const meta = preview.meta({
  id: 'patterns-asking-questionfield',
  title: 'Приёмы/Поле вопроса · QuestionField (наводящий, закрытый, двойной)',
  component: QuestionField,
  render: (args) => <Typed {...args} />,
  args: { label: 'Вопрос 1', rows: 1, rest: 50, value: '', onType: fn() },
  // The weights are fetched once; a story is about the field, not about the network.
  beforeEach: async () => {
    await loadModel();
  },
});

const LEADING = 'Вам ведь неудобно пользоваться приложением, да?';

export const Leading = meta.story({
  name: 'Наводящий: сказано почему, подставлено, возвращено Ctrl + Z и кнопкой',
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Вопрос 1' });
    await step('Набор замер — появилась строка', async () => {
      await userEvent.type(field, LEADING);
      await expect(await canvas.findByText(/^Похоже, наводящий вопрос: ответ подсказан/)).toBeVisible();
      await expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent(/^Похоже, наводящий вопрос/);
    });
    await step('Подставить; Ctrl + Z возвращает', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Подставить: .*каково вам пользоваться.*вопрос 1$/ }));
      await expect(field).toHaveValue('Расскажите, каково вам пользоваться приложением.');
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Control>}[KeyZ]{/Control}');
      await expect(field).toHaveValue(LEADING);
    });
    await step('И кнопкой', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Подставить/ }));
      await userEvent.click(canvas.getByRole('button', { name: /^Вернуть как было/ }));
      await expect(field).toHaveValue(LEADING);
      await expect(await canvas.findByText(/^Похоже, наводящий вопрос/)).toBeVisible();
    });
  },
});

export const Dismissed = meta.story({
  name: 'Подсказку скрыли: у этого вопроса больше не появляется',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Вопрос 1' });
    await userEvent.type(field, LEADING);
    await userEvent.tab();
    await canvas.findByText(/^Похоже, наводящий вопрос/);
    field.focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Скрыть подсказку/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByText(/^Похоже, наводящий вопрос/)).not.toBeInTheDocument();
  },
});

export const Frame = meta.story({
  name: 'Своих слов не повернуть: честное начало',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Вопрос 1' });
    await userEvent.type(field, 'Вы бы пользовались сервисом, если бы он был бесплатным?');
    await userEvent.click(await canvas.findByRole('button', { name: /^Подставить/ }));
    await expect(field).toHaveValue('Расскажите, как вы решали это в последний раз: …');
  },
});

export const Good = meta.story({
  name: 'Хороший вопрос, и ещё не тронутый: тихо',
  args: { value: LEADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(LEADING);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

let isOffline = true;
/** A judge whose model cannot be fetched while the network is away. */
const shaky = fn<Judge>((question) => (isOffline ? Promise.reject(new Error('offline')) : judge(question)));

export const Unavailable = meta.story({
  name: 'Подсказки не загрузились: сказано один раз, со следующим набором пробуют снова',
  args: { judge: shaky },
  beforeEach: () => {
    isOffline = true;
  },
  render: (args) => (
    <>
      <Typed {...args} />
      <Typed {...args} label="Вопрос 2" />
    </>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const out = () => canvas.queryAllByText(/^Подсказки к вопросам сейчас недоступны/);
    const [first, second] = canvas.getAllByRole('textbox');
    if (!first || !second) throw new Error('two fields');
    await step('Сказано тихо, набранное цело', async () => {
      await userEvent.type(first, LEADING);
      await waitFor(() => expect(out()).toHaveLength(1));
      await expect(first).toHaveValue(LEADING);
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
    await step('У второго вопроса не повторено', async () => {
      await userEvent.type(second, 'Вы пользуетесь таблицами?');
      await waitFor(() => expect(shaky).toHaveBeenLastCalledWith('Вы пользуетесь таблицами?'));
      await waitFor(() => expect(shaky.mock.settledResults.at(-1)?.type).toBe('rejected'));
      await new Promise(requestAnimationFrame);
      await expect(out()).toHaveLength(1);
    });
    await step('Сеть вернулась: следующий набор проверен', async () => {
      isOffline = false;
      await userEvent.type(first, ' ');
      await expect(await canvas.findByText(/^Похоже, наводящий вопрос/)).toBeVisible();
      await expect(out()).toHaveLength(0);
    });
  },
});

export const Mobile = meta.story({
  name: 'На телефоне строка под полем',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Как вы выбираете врача и почему именно его?');
    await underFinger(await canvas.findByRole('button', { name: /^Подставить/ }));
    await fits(canvasElement);
  },
});
