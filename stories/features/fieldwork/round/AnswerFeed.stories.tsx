import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import type { AnswerRow } from '#src/domain/fieldwork/figures.ts';
import { AnswerFeed } from '#src/features/fieldwork/round/AnswerFeed.tsx';

import { answers } from './sampleRound.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-answerfeed',
  title: 'Разделы/Респонденты/Лента ответов · AnswerFeed',
  component: AnswerFeed,
  parameters: {
    docs: { description: { component: 'Что люди только что ответили, новое сверху, под кодовыми именами.' } },
  },
  args: { answers: ready(answers), onMore: fn(), onRetry: fn() },
});

export const Coming = meta.story({
  name: 'Ответы, пропуск, разметка как текст',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Пропустил вопрос')).toBeVisible();
    await expect(canvas.getAllByText(/исправлено/)).toHaveLength(1);
    await expect(canvas.getByText('2').nextElementSibling).toHaveTextContent('исправлено, было «4»');
    await expect(canvas.getByText(/<b>показал за минуту<\/b>/)).toBeVisible();
  },
});

const corrected = (was: NonNullable<AnswerRow['was']>) =>
  ready({ items: answers.items.slice(0, 1).map((one) => ({ ...one, was })), more: false });

export const AfterSkipping = meta.story({
  name: 'Исправлен пропуск',
  args: { answers: corrected({ text: '', isSkipped: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('исправлено, вопрос был пропущен')).toBeVisible();
  },
});

export const AfterRecording = meta.story({
  name: 'Исправлена запись: её слов нет',
  args: { answers: corrected({ text: ' ', isSkipped: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('исправлено')).toBeVisible();
  },
});

export const NotTaken = meta.story({
  name: 'Не подошло к вопросу: сказано, что не принято и почему',
  args: {
    answers: ready({
      items: answers.items.slice(0, 1).map((one) => ({ ...one, text: '12', was: null, notTaken: 'пришлите почту.' })),
      more: false,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12').nextElementSibling).toHaveTextContent('не принято: пришлите почту.');
  },
});

export const AskedByModel = meta.story({
  name: 'Уточнила модель',
  args: {
    answers: ready({
      items: answers.items.map((one) =>
        one.id === 'a-3'
          ? { ...one, asked: 'Что именно заняло полдня?', model: 'qwen3-32b', text: 'Права доступа.' }
          : one,
      ),
      more: false,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('модель')).toBeVisible();
    await expect(canvas.getByText('qwen3-32b')).toBeVisible();
  },
});

export const More = meta.story({
  name: 'Есть ещё',
  args: { answers: ready({ ...answers, more: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  name: 'Ответов нет',
  args: { answers: ready({ items: [], more: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ответов пока нет')).toBeVisible();
  },
});

export const Loading = meta.story({ name: 'Читаем', args: { answers: LOADING } });

export const Failed = meta.story({
  name: 'Не прочитано',
  args: { answers: failed('Нет связи с сервером.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
