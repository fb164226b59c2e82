import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { BoardModelBar } from '#src/features/boards/proposals/BoardModelBar.tsx';

import { boardModelAt } from './sampleModel.ts';

const meta = preview.meta({
  id: 'features-boards-proposals-boardmodelbar',
  title: 'Разделы/Видение и стратегия/Предложить с моделью · BoardModelBar (ИИ)',
  component: BoardModelBar,
  parameters: {
    docs: {
      description: {
        component:
          'Строка над предложениями доски: попросить модель прочитать интервью, остановить, узнать, что вышло. Сами строки модели стоят среди остальных предложений.',
      },
    },
  },
  args: { model: boardModelAt({ state: 'idle' }) },
});

export const Idle = meta.story({
  name: 'Можно спросить: сказано, что уйдёт',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/5.разговоров, без имён и контактов/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Предложить с моделью' }));
    await expect(args.model.onAsk).toHaveBeenCalledOnce();
  },
});

export const Reading = meta.story({
  name: 'Читает по частям; та же кнопка останавливает',
  args: { model: boardModelAt({ state: 'working', progress: { step: 'reading', done: 1, parts: 4 }, found: 3 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/читает разговоры: 1 из 4.частей/);
    await userEvent.click(canvas.getByRole('button', { name: 'Остановить' }));
    await expect(args.model.onStop).toHaveBeenCalledOnce();
  },
});

export const Done = meta.story({
  name: 'Предложила; отброшенное названо',
  args: {
    model: boardModelAt({
      state: 'done',
      value: { waiting: 2, leftOut: { unknown: 2, doubled: 0, unfounded: 1 }, read: 4, parts: 4, trouble: '' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Модель предлагает: 2.строки\. Отброшено: 2.номера, которых в.тексте нет; 1.строка без слов/,
    );
  },
});

export const Nothing = meta.story({
  name: 'Ничего нового',
  args: {
    model: boardModelAt({
      state: 'done',
      value: { waiting: 0, leftOut: { unknown: 0, doubled: 0, unfounded: 0 }, read: 1, parts: 1, trouble: '' },
    }),
  },
});

export const Failed = meta.story({
  name: 'Не ответила: предложения без модели стоят ниже',
  args: {
    model: boardModelAt({
      state: 'done',
      value: {
        waiting: 0,
        leftOut: { unknown: 0, doubled: 0, unfounded: 0 },
        read: 1,
        parts: 3,
        trouble: 'Модель занята.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Модель занята\. Предложения без.модели — ниже\. Прочитано: 1 из 3.частей\.$/,
    );
  },
});
