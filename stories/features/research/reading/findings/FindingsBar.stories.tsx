import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { FindingsBar } from '#src/features/research/reading/findings/FindingsBar.tsx';

import { findings } from './sampleFindings.ts';

const meta = preview.meta({
  id: 'features-research-reading-findings-findingsbar',
  title: 'Разделы/Исследования/Полоса находок · FindingsBar',
  component: FindingsBar,
  parameters: {
    docs: {
      description: {
        component:
          'Что программа нашла в тексте: сколько ждёт разбора и путь от находки к находке. Она только предлагает.',
      },
    },
  },
  args: {
    waiting: ready(findings),
    listed: findings,
    refusedCount: 0,
    current: null,
    open: false,
    onStep: fn(),
    onToggle: fn(),
    onRetry: fn(),
  },
});

export const Waiting = meta.story({
  name: 'Сколько ждёт разбора, шаги и список',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^5.находок ждут разбора$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Следующая находка' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Предыдущая находка' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.click(canvas.getByRole('button', { name: 'Находки списком' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const Shown = meta.story({
  name: 'Показана третья, список открыт',
  args: { current: findings[2], open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Находка 3 из 5: кто решает');
    await expect(canvas.getByRole('button', { name: 'Находки списком' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const One = meta.story({
  name: 'Одна ждёт',
  args: { waiting: ready(findings.slice(0, 1)), listed: findings.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1.находка ждёт разбора$/);
  },
});

export const Working = meta.story({
  name: 'Ищет',
  args: { waiting: LOADING, listed: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ищем находки в словах респондентов…');
    await expect(canvas.getByRole('button', { name: 'Следующая находка' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  name: 'Не вышло: почему, и ещё раз',
  args: { waiting: failed('Поиск находок не запустился.'), listed: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Поиск находок не запустился.');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const NoneFound = meta.story({
  name: 'Ничего не нашлось',
  args: { waiting: ready([]), listed: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Новых находок в тексте нет');
  },
});

export const AllDecided = meta.story({
  name: 'Всё разобрано',
  args: { waiting: ready([]), listed: [], refusedCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Все находки разобраны');
  },
});

export const Phone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
