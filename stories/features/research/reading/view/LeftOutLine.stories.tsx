import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TOLD_KINDS, type Told } from '#src/domain/research/layouts/told.ts';
import { LeftOutLine } from '#src/features/research/reading/view/LeftOutLine.tsx';

const meta = preview.meta({
  id: 'features-research-reading-view-leftoutline',
  title: 'Разделы/Исследования/Что не вошло в текст · LeftOutLine',
  component: LeftOutLine,
  parameters: {
    docs: { description: { component: 'Строка над текстом: что было в файле, а в тексте нет, и сколько.' } },
  },
  args: {
    told: [
      { kind: 'deletion', count: 1 },
      { kind: 'picture', count: 2 },
    ] as readonly Told[] | null,
  },
});

export const Some = meta.story({
  name: 'Не вошли удалённые слова и рисунки',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не вошло в текст: 1 место с удалёнными словами, 2 рисунка.')).toBeVisible();
  },
});

export const All = meta.story({
  name: 'Не вошло всё, что бывает: строка длинная, но одна',
  args: { told: TOLD_KINDS.map((kind, index) => ({ kind, count: index * 7 + 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Не вошло в текст: 1\sслово, 8\sнепрочитанных знаков, /)).toBeVisible();
  },
});

export const Doubtful = meta.story({
  name: 'Кодировка угадана: её можно выбрать',
  args: { told: [{ kind: 'encoding', count: 1 }], onEncoding: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Кодировка файла угадана.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать кодировку…' }));
    await expect(args.onEncoding).toHaveBeenCalledOnce();
  },
});

export const Settled = meta.story({
  name: 'Кодировка выбрана: вопроса нет, фокус у текста',
  args: { told: [{ kind: 'encoding', count: 1 }], onEncoding: fn() },
  render: function Asked(args) {
    const [told, setTold] = useState(args.told);
    return (
      <section aria-label="Чтение" tabIndex={-1}>
        <LeftOutLine told={told} onEncoding={() => setTold([])} />
      </section>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать кодировку…' }));
    await expect(canvas.queryByText('Кодировка файла угадана.')).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'Чтение' })).toHaveFocus();
  },
});

export const Nothing = meta.story({
  name: 'Вошло всё, или это неизвестно: ничего не рисует',
  args: { told: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Не вошло/)).not.toBeInTheDocument();
  },
});
