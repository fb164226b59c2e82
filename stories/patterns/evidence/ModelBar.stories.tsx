import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { FieldWork } from '#src/patterns/evidence/fieldWork.ts';
import { SPENT_WORDS } from '#src/domain/model/spent.ts';
import { ModelBar } from '#src/patterns/evidence/ModelBar.tsx';

import { drafted } from './sampleDraft.ts';

const at = (work: FieldWork<string>) => work;

const meta = preview.meta({
  id: 'patterns-evidence-modelbar',
  title: 'Приёмы/Набросать с моделью · ModelBar (ИИ, черновик формы)',
  component: ModelBar,
  args: {
    name: drafted.madeBy.model,
    work: at({ state: 'idle' }),
    askLabel: 'Набросать с моделью',
    doing: 'пишет канвас',
    sends:
      'Модель прочитает гипотезу и слова за и против, без имён и контактов, и предложит поля. Что взять, решаете вы.',
    without: 'Поля заполнены по этапу, как без модели.',
    takeable: 0,
    onAsk: fn(),
    onStop: fn(),
    onTakeAll: fn(),
  },
});

export const Idle = meta.story({
  name: 'Можно спросить: сказано, что уйдёт',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/без имён и контактов/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Набросать с моделью' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});

export const Working = meta.story({
  name: 'Пишет; та же кнопка останавливает',
  args: { work: at({ state: 'working' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Модель qwen2.5-14b-instruct пишет канвас…');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Остановить' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

export const Spent = meta.story({
  name: 'Спросить нельзя: почему, сказано вместо кнопки, а предложенное осталось',
  args: { why: SPENT_WORDS, work: at(drafted), askLabel: 'Набросать заново', takeable: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Бюджет на.этот месяц израсходован/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Набросать заново' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Взять всё' })).toBeVisible();
  },
});

export const Viewer = meta.story({
  name: 'Смотрящему: кто может спросить',
  globals: { role: 'Viewer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Спрашивать модель может исследователь и выше.')).toBeVisible();
    await expect(canvas.queryByText(/без имён и контактов/)).not.toBeInTheDocument();
  },
});

export const Done = meta.story({
  name: 'Предложила: сколько, из чего и чего взять нельзя',
  args: { work: at(drafted), askLabel: 'Набросать заново', takeable: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/прочитано: гипотеза, 4.цитаты/);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Предложено: 4.поля\. Возьмите под полем то, что годится, и поправьте\. Цитата не.найдена, взять нельзя: 1.поле\./,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Взять всё' }));
    await expect(args.onTakeAll).toHaveBeenCalledOnce();
  },
});

export const Decided = meta.story({
  name: 'Всё разобрано',
  args: { work: at({ ...drafted, fields: {} }), askLabel: 'Набросать заново' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Предложений больше нет.');
    await expect(canvas.queryByRole('button', { name: 'Взять всё' })).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Не ответила: почему и что есть без неё',
  args: { work: at({ state: 'failed', trouble: 'Модель занята.' }), askLabel: 'Набросать заново' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Модель занята. Поля заполнены по этапу, как без модели.',
    );
  },
});
