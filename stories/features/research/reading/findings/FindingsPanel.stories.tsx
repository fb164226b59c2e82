import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { MOST_LOOKED } from '#src/domain/evidence/lookedPart.ts';
import { FindingsPanel } from '#src/features/research/reading/findings/FindingsPanel.tsx';
import { announced } from '#stories/checks.ts';
import { inBox } from '#stories/frames.tsx';

import { sampleText } from '../sampleReading.ts';
import { findings, refused } from './sampleFindings.ts';

const meta = preview.meta({
  id: 'features-research-reading-findings-findingspanel',
  title: 'Разделы/Исследования/Находки рядом с текстом · FindingsPanel',
  component: FindingsPanel,
  parameters: {
    docs: {
      description: {
        component: 'Находки рядом с текстом, на телефоне — листом поверх: что ждёт разбора, по видам, и что отклонено.',
      },
    },
  },
  args: {
    text: sampleText,
    waiting: ready(findings),
    listed: findings,
    kind: null,
    allHref: '/?view=findings',
    order: 'likeliest' as const,
    current: null,
    refused,
    onKindChange: fn(),
    onOrderChange: fn(),
    onShow: fn(),
    onRefuse: fn(),
    onReturn: fn(),
    onRetry: fn(),
  },
  decorators: [inBox({ height: 'min(720px, 90dvh)', width: 'min(340px, 100%)' })],
});

export const Waiting = meta.story({
  name: 'Ждут разбора: вид, порядок, показать и отклонить',
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Не то: / }).length).toBeGreaterThan(2));
    await expect(canvas.getByRole('link', { name: 'Находки всего исследования' })).toHaveAttribute(
      'href',
      '/?view=findings',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Какие находки'), 'Трудность (1)');
    await expect(args.onKindChange).toHaveBeenLastCalledWith('pain');
    await userEvent.selectOptions(canvas.getByLabelText('Порядок'), 'По месту');
    await expect(args.onOrderChange).toHaveBeenLastCalledWith('place');
    await userEvent.click(canvas.getByRole('button', { name: /^Трудность/ }));
    await expect(args.onShow).toHaveBeenLastCalledWith(findings[0]);
    await userEvent.click(canvas.getByRole('button', { name: /^Не то: «Найти респондента/ }));
    await expect(args.onRefuse).toHaveBeenLastCalledWith(findings[0]);
  },
});

export const OneKind = meta.story({
  name: 'Один вид, и его больше нет',
  args: { kind: 'trigger', listed: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Находок этого вида больше нет.')).toBeVisible();
    await expect(canvas.getByLabelText('Какие находки')).toHaveDisplayValue('Повод (0)');
  },
});

export const Working = meta.story({
  name: 'Ищет',
  args: { waiting: LOADING, listed: [], refused: [] },
  play: async () => {
    await expect(announced()).toContain('Ищем находки…');
  },
});

export const TooLong = meta.story({
  name: 'Длиннее любого разговора: просмотрено только начало',
  args: { text: sampleText.padEnd(MOST_LOOKED + 1, '\n') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Текст длиннее пятнадцати часов разговора/)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Не вышло: почему, и ещё раз',
  args: { waiting: failed('Поиск находок не запустился.'), listed: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Поиск находок не запустился.');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const NoneFound = meta.story({
  name: 'Ничего не нашлось',
  args: { waiting: ready([]), listed: [], refused: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Новых находок в этом тексте нет.')).toBeVisible();
  },
});

export const AllDecided = meta.story({
  name: 'Всё разобрано, отклонённое можно вернуть',
  args: { waiting: ready([]), listed: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Все находки этого текста разобраны.')).toBeVisible();
    await userEvent.click(canvas.getByText('Отклонённые (2)'));
    await expect(canvas.getByRole('button', { name: 'Вернуть «Мне проще написать.»' })).toBeVisible();
  },
});
