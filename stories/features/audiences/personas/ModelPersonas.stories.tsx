import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { SPENT_WORDS } from '#src/domain/model/spent.ts';
import { ModelPersonas, type ModelPersonasProps } from '#src/features/audiences/personas/ModelPersonas.tsx';
import { fits } from '#stories/checks.ts';

import { between, foundPersonas, personasModelAt } from './samplePersonasModel.ts';

const meta = preview.meta({
  id: 'features-audiences-personas-modelpersonas',
  title: 'Разделы/Аудитории/Персоны с моделью · ModelPersonas (ИИ)',
  component: ModelPersonas,
  parameters: {
    docs: {
      description: {
        component:
          'В «Найти новые персоны»: попросить модель прочитать разговоры аудитории и показать, каких людей она в них нашла.',
      },
    },
  },
  args: { model: personasModelAt({ state: 'idle' }), nobody: 'В цитатах никого.', onOpen: fn(), onRefuse: fn() },
});

export const Idle = meta.story({
  name: 'Можно спросить: сказано, что уйдёт',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/5.разговоров, без имён и контактов/)).toBeVisible();
    await expect(canvas.getByText('В цитатах никого.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Предложить с моделью' }));
    await expect(args.model.onAsk).toHaveBeenCalledOnce();
  },
});

export const Weighing = meta.story({
  name: 'Складывает персоны',
  args: {
    model: personasModelAt({ state: 'working', progress: { step: 'weighing', done: 3, parts: 3 }, found: 7 }),
  },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/складывает персоны…$/),
});

export const Done = meta.story({
  name: 'Нашла двух: каждую открывают в форме или убирают; отброшенное названо',
  args: { model: personasModelAt({ state: 'done', value: foundPersonas }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Модель предлагает: 2.персоны\. Отброшено: 1.номер, которого в.тексте нет; 2.поля без слов респондентов\.$/,
    );
    await expect(canvas.queryByText('В цитатах никого.')).not.toBeInTheDocument();
    const list = within(canvas.getByRole('list', { name: 'Персоны, которые предлагает модель' }));
    await userEvent.click(list.getByRole('button', { name: `Открыть в форме: ${between.key}` }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(between);
    await userEvent.click(list.getByRole('button', { name: `Не то: ${between.key}` }));
    await expect(args.onRefuse).toHaveBeenLastCalledWith(between);
  },
});

export const Nobody = meta.story({
  name: 'Больше никого',
  args: {
    model: personasModelAt({
      state: 'done',
      value: { ...foundPersonas, personas: [], leftOut: { unknown: 0, doubled: 0, unfounded: 0 } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Больше никого модель не предлагает.');
    await expect(canvas.getByText('В цитатах никого.')).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Не ответила: сказано один раз, цитаты остаются',
  args: {
    model: personasModelAt({
      state: 'done',
      value: {
        ...foundPersonas,
        personas: [],
        leftOut: { unknown: 0, doubled: 0, unfounded: 0 },
        read: 0,
        trouble: 'Модель занята.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Модель занята\. Кого подсказывают цитаты, видно и.без.модели\. Прочитано: 0 из 3.частей\.$/,
    );
  },
});

export const NotNow = meta.story({
  name: 'Спросить нельзя: почему, сказано вместо кнопки',
  args: { model: personasModelAt({ state: 'idle' }, SPENT_WORDS) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Бюджет на.этот месяц израсходован/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A model that reads until it is stopped, and has found by then what it could. */
function Asked({ model, ...props }: ModelPersonasProps) {
  const [work, setWork] = useState(model.work);
  return (
    <ModelPersonas
      {...props}
      model={{
        ...model,
        work,
        onAsk: () => setWork({ state: 'working', progress: { step: 'reading', done: 1, parts: 3 }, found: 2 }),
        onStop: () => setWork({ state: 'done', value: foundPersonas }),
      }}
    />
  );
}

export const Keyboard = meta.story({
  name: 'С клавиатуры: спросить и остановить, фокус на той же кнопке',
  render: (args) => <Asked {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    for (const name of ['Предложить с моделью', 'Остановить']) {
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(canvas.getByRole('button', { name: 'Предложить заново' })).toHaveFocus();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  args: { model: personasModelAt({ state: 'done', value: foundPersonas }) },
  play: ({ canvasElement }) => fits(canvasElement),
});
