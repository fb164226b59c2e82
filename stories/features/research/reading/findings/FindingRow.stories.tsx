import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FindingRow } from '#src/features/research/reading/findings/FindingRow.tsx';
import { inBox } from '#stories/frames.tsx';

import { findings, wordsOf } from './sampleFindings.ts';

const [pain, money, , , need] = findings;

const meta = preview.meta({
  id: 'features-research-reading-findings-findingrow',
  title: 'Разделы/Исследования/Строка находки · FindingRow',
  component: FindingRow,
  parameters: {
    docs: {
      description: { component: 'Одна находка программы: чем эти слова могут быть, почему и насколько она уверена.' },
    },
  },
  args: { finding: pain, words: wordsOf(pain), onChoose: fn(), onRefuse: fn() },
  decorators: [inBox({ width: 'min(340px, 100%)' })],
});

export const Proposed = meta.story({
  name: 'Вид, слова, почему и насколько',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Почему: /)).toHaveTextContent(
      'Почему: что-то идёт не так, названо число, названо время',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Трудность/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `Не то: «${args.words}»` }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
});

export const Current = meta.story({
  name: 'Та, что показана в тексте',
  args: { finding: money, words: wordsOf(money), current: true, saidBy: 'Марина' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Деньги и время/ })).toHaveAttribute('aria-current', 'true');
  },
});

export const NoReason = meta.story({
  name: 'Словами причину не назвать: её и не выдумывают',
  args: { finding: need, words: wordsOf(need) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Почему/)).toBeNull();
  },
});

export const LongWords = meta.story({
  name: 'Длинное и слово без конца',
  args: { words: `${wordsOf(money).repeat(6)} ${'оченьдлинноеслово'.repeat(12)}` },
});
