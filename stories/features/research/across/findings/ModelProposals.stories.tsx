import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { ModelProposals, type ModelProposalsProps } from '#src/features/research/across/findings/ModelProposals.tsx';

import { hrefOf, talks, whereOf } from './sampleFound.ts';
import { late, modelAt, proposed } from './sampleProposals.ts';

const meta = preview.meta({
  id: 'features-research-across-findings-modelproposals',
  title: 'Разделы/Исследования/Предложения модели · ModelProposals (находки и гипотезы, ИИ)',
  component: ModelProposals,
  parameters: {
    docs: {
      description: {
        component:
          '«Предложить с моделью» над «Находками»: что модель подчеркнула бы в разговорах и какие гипотезы из этого сложила. Берёт или убирает каждую человек.',
      },
    },
    chromatic: { modes: screenModes },
  },
  args: { model: modelAt({ state: 'idle' }), talks, whereOf, hrefOf, onRefuse: fn(), onTake: fn() },
});

export const Idle = meta.story({
  name: 'Можно спросить: сказано, что уйдёт',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/без имён и контактов/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Предложить с моделью' }));
    await expect(args.model.onAsk).toHaveBeenCalledOnce();
  },
});

export const Reading = meta.story({
  name: 'Читает по частям; можно остановить',
  args: {
    model: modelAt({ state: 'working', progress: { step: 'reading', done: 1, parts: 4 }, found: 6 }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '1 из 4\u00A0части · 6\u00A0находок',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Остановить' }));
    await expect(args.model.onStop).toHaveBeenCalledOnce();
  },
});

/** A model that works until it is stopped, and has proposed by then what it could. */
function Asked({ model, ...props }: ModelProposalsProps) {
  const [work, setWork] = useState(model.work);
  return (
    <ModelProposals
      {...props}
      model={{
        ...model,
        work,
        onAsk: () => setWork({ state: 'working', progress: { step: 'reading', done: 1, parts: 4 }, found: 6 }),
        onStop: () => setWork({ state: 'done', value: proposed }),
      }}
    />
  );
}

export const Keyboard = meta.story({
  name: 'С клавиатуры: спросить, остановить, спросить заново — фокус на той же кнопке',
  render: (args) => <Asked {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    for (const name of ['Предложить с моделью', 'Остановить', 'Предложить заново', 'Остановить']) {
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(canvas.getByRole('button', { name: 'Предложить заново' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Предложения модели (3)' })).toBeVisible();
  },
});

export const Viewer = meta.story({
  name: 'Смотрящему: кто может спросить',
  globals: { role: 'Viewer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Спрашивать модель может исследователь и выше.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Weighing = meta.story({
  name: 'Складывает гипотезы',
  args: {
    model: modelAt({ state: 'working', progress: { step: 'weighing', done: 4, parts: 4 }, found: 11 }),
  },
});

export const Done = meta.story({
  name: 'Гипотезы и находки: каждую берут или убирают',
  args: { model: modelAt({ state: 'done', value: proposed }) },
  play: async ({ args, canvas, userEvent }) => {
    // The program's own proposals are not said twice.
    await expect(canvas.getByRole('heading', { level: 2, name: 'Предложения модели (3)' })).toBeVisible();
    await expect(canvas.getByText('Заказываю с запасом.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Не то: Если предупреждать/ }));
    await expect(args.model.onDone).toHaveBeenLastCalledWith('late');
    await userEvent.click(canvas.getByRole('button', { name: /^Создать гипотезу: Если предупреждать/ }));
    await expect(args.onTake).toHaveBeenLastCalledWith(late);
    await userEvent.click(canvas.getByRole('button', { name: /^Не то: «Заказываю/ }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  name: 'Не дочитала: что нашла, осталось; отброшенное названо',
  args: {
    model: modelAt({
      state: 'done',
      value: {
        ...proposed,
        hypotheses: [],
        read: 1,
        parts: 3,
        trouble: 'Модель занята.',
        leftOut: { unknown: 2, doubled: 1, unfounded: 1 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Модель занята\. Находки программы — ниже/);
    await expect(canvas.getByText(/^Прочитано: 1 из 3/)).toBeVisible();
    await expect(canvas.getByText(/^Отброшено: 2.номера, которых в.тексте нет; 1.гипотеза без слов/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Предложить заново' })).toBeVisible();
  },
});

export const Nothing = meta.story({
  name: 'Ничего нового',
  args: { model: modelAt({ state: 'done', value: { ...proposed, hypotheses: [], findings: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ничего нового модель не предлагает.')).toBeVisible();
  },
});
