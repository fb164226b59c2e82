import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { ReadingWork } from '#src/domain/model/reading.ts';
import { SPENT_WORDS } from '#src/domain/model/spent.ts';
import { ReadingBar } from '#src/patterns/evidence/ReadingBar.tsx';

const at = (work: ReadingWork<null>) => work;

const meta = preview.meta({
  id: 'patterns-evidence-readingbar',
  title: 'Приёмы/Модель читает разговоры · ReadingBar (ИИ)',
  component: ReadingBar,
  args: {
    name: 'qwen2.5-14b-instruct',
    why: '',
    work: at({ state: 'idle' }),
    sends: 'Модель qwen2.5-14b-instruct прочитает слова респондентов, 5\u00A0разговоров, без имён и контактов.',
    weighing: 'складывает предложения',
    told: '',
    onAsk: fn(),
    onStop: fn(),
  },
});

export const Idle = meta.story({
  name: 'Можно спросить: сказано, что уйдёт',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/без имён и контактов/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Предложить с моделью' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});

export const Reading = meta.story({
  name: 'Читает по частям; та же кнопка останавливает',
  args: { work: at({ state: 'working', progress: { step: 'reading', done: 1, parts: 4 }, found: 3 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/читает разговоры: 1 из 4.частей…$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Остановить' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

export const Weighing = meta.story({
  name: 'Складывает предложения',
  args: { work: at({ state: 'working', progress: { step: 'weighing', done: 4, parts: 4 }, found: 9 }) },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/складывает предложения…$/),
});

export const Done = meta.story({
  name: 'Прочитала: сказано, что вышло',
  args: { work: at({ state: 'done', value: null }), told: 'Модель предлагает: 2\u00A0строки.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Модель предлагает: 2.строки\.$/);
    await expect(canvas.getByRole('button', { name: 'Предложить заново' })).toBeVisible();
  },
});

export const NotNow = meta.story({
  name: 'Спросить нельзя: почему, сказано вместо кнопки',
  args: { why: SPENT_WORDS },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Бюджет на.этот месяц израсходован/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
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
