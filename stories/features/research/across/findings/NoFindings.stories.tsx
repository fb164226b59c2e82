import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ALL_FINDINGS } from '#src/domain/evidence/study/shownFindings.ts';
import { NoFindings } from '#src/features/research/across/findings/NoFindings.tsx';

import { found, talks } from './sampleFound.ts';

const meta = preview.meta({
  id: 'features-research-across-findings-nofindings',
  title: 'Разделы/Исследования/Когда находок нет · NoFindings',
  component: NoFindings,
  parameters: {
    docs: { description: { component: 'Почему ни одной находки не видно, и что с этим сделать.' } },
  },
  args: { found, isNarrowed: false, onFilterChange: fn(), studiesHref: '/' },
});

export const AllDecided = meta.story({
  name: 'Каждая находка разобрана',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Все находки разобраны' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'К исследованиям' })).toHaveAttribute('href', args.studiesHref);
  },
});

export const NoneFound = meta.story({
  name: 'В текстах ничего не нашлось',
  args: { found: { ...found, talks: talks.map((talk) => ({ ...talk, findings: [] })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Новых находок в этих текстах нет' })).toBeVisible();
  },
});

export const NoTexts = meta.story({
  name: 'Текстов нет',
  args: { found: { ...found, total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Расшифровок пока нет' })).toBeVisible();
  },
});

export const Narrowed = meta.story({
  name: 'Всё скрыл фильтр: показать все',
  args: { isNarrowed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все находки' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(ALL_FINDINGS);
  },
});
