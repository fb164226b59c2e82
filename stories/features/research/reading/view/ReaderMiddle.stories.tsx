import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { NO_PASSAGES } from '#src/domain/research/markedPassages.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';
import type { MaterialReading } from '#src/features/research/reading/useMaterialReading.ts';
import { ReaderMiddle } from '#src/features/research/reading/view/ReaderMiddle.tsx';
import { announced } from '#stories/checks.ts';
import { inBox } from '#stories/frames.tsx';

import { codesById, passages, sampleText } from '../sampleReading.ts';

const reading: MaterialReading = {
  search: { query: '', searched: '', matches: [], current: 0, search: fn(), step: fn() },
  onSearch: fn(),
  follow: fn(),
  quote: null,
  quoteAt: (place) => ({ text: '', respondent: '', passage: { materialId: 'material-42', ...place } }),
  unselect: fn(),
  passages,
  visit: fn(),
  findAt: fn(),
  pane: { turns: turnsOf(sampleText), marks: [], shown: null, chosen: undefined, onSelect: fn() },
};

const meta = preview.meta({
  id: 'features-research-reading-view-readermiddle',
  title: 'Разделы/Исследования/Середина чтения · ReaderMiddle',
  component: ReaderMiddle,
  parameters: {
    docs: {
      description: {
        component:
          'Середина чтения: поиск в тексте, шаги по отметкам, полоса находок и сам текст — открывается, не открылся или есть.',
      },
    },
  },
  decorators: [inBox({ height: 'min(640px, 90dvh)', display: 'grid' })],
  args: {
    text: ready(sampleText),
    reading,
    codes: codesById,
    renderLost: ({ id, words }) => <p key={id}>{words}</p>,
    onStep: fn(),
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  name: 'Текст с отметками: шаги к следующей и предыдущей',
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/^\d+ отмет/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Следующая отметка' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Предыдущая отметка' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.click(canvas.getByText('Слова не найдены в нынешнем тексте (1)'));
    await expect(canvas.getByText('слова, которых нет')).toBeVisible();
  },
});

export const Unmarked = meta.story({
  name: 'Ничего не отмечено: идти некуда',
  args: { reading: { ...reading, passages: NO_PASSAGES } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Отметок нет')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Следующая отметка' })).toBeDisabled();
  },
});

export const Loading = meta.story({
  name: 'Открывается',
  args: { text: LOADING },
  play: async () => {
    await expect(announced()).toContain('Открываем текст…');
  },
});

export const Failed = meta.story({
  name: 'Не открылся: почему, и ещё раз',
  args: { text: failed('Текста этого файла в хранилище нет.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Текста этого файла в хранилище нет.');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
