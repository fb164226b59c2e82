import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { ReportSummary, type SummaryModel } from '#src/features/research/report/ReportSummary.tsx';

const text = 'Продакты говорят с пользователями раз в квартал: повода чаще у них нет.';
const madeBy = { model: 'qwen2.5-14b-instruct', read: '6\u00A0находок' };
const at = (work: SummaryModel['work']): SummaryModel => ({
  name: madeBy.model,
  why: '',
  work,
  onAsk: fn(),
  onStop: fn(),
});
const proposed = at({ state: 'done', madeBy, fields: { lead: { text, quotes: [], isSavable: true } } });

const meta = preview.meta({
  id: 'features-research-report-reportsummary',
  title: 'Разделы/Исследования/Сводка отчёта с моделью · ReportSummary (ИИ)',
  component: ReportSummary,
  parameters: {
    docs: {
      description: {
        component:
          'Под «Коротко о главном» отчёта: модель формулирует сводку из находок, человек правит её и берёт в отчёт или нет. Цитат отчёта она не касается.',
      },
    },
  },
  args: { model: at({ state: 'idle' }), isWritten: false, onTake: fn(() => Promise.resolve(DONE)), onRefuse: fn() },
});

export const Idle = meta.story({
  name: 'Можно спросить: сказано, что уйдёт',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/находки отчёта без имён и контактов/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Сформулировать с моделью' }));
    await expect(args.model.onAsk).toHaveBeenCalledOnce();
  },
});

export const NothingToWord = meta.story({
  name: 'Складывать не из чего: сказано вместо кнопки',
  args: {
    model: { ...at({ state: 'idle' }), why: 'Модель складывает «Коротко о главном» из находок отчёта, а их пока нет.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/а их пока нет/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Working = meta.story({ name: 'Пишет', args: { model: at({ state: 'working' }) } });

export const Proposed = meta.story({
  name: 'Предложено: человек правит и берёт',
  args: { model: proposed },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Предложение модели' });
    await expect(field).toHaveValue(text);
    await userEvent.type(field, ' Проверим.');
    await userEvent.click(canvas.getByRole('button', { name: 'Взять в отчёт' }));
    await expect(args.onTake).toHaveBeenLastCalledWith(`${text} Проверим.`);
    await userEvent.click(canvas.getByRole('button', { name: 'Не то' }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
});

export const NotStored = meta.story({
  name: 'Не записалось: поправленное на месте',
  args: { model: proposed, isWritten: true, onTake: fn(() => Promise.resolve(refused('Место на диске кончилось.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Взять вместо прежнего' }));
    await expect(await canvas.findByText('Место на диске кончилось.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(text);
  },
});

export const Invented = meta.story({
  name: 'Цитаты никто не говорил: взять нельзя',
  args: {
    model: at({
      state: 'done',
      madeBy,
      fields: {
        lead: {
          text: 'Все просят «скидку в половину»',
          quotes: [{ standing: 'missing', written: 'скидку в половину', source: null, start: 11, end: 30 }],
          isSavable: false,
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('цитата не найдена')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Взять/ })).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Не ответила',
  args: { model: at({ state: 'failed', trouble: 'Модель занята.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Модель занята\. Сводку можно написать самим/);
  },
});
