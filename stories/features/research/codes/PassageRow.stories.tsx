import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PassageRow } from '#src/features/research/codes/PassageRow.tsx';

import { codeBy, codeHref, marks, passageHref } from './sampleCodes.ts';

const [first] = marks;
if (!first) throw new Error('the sample has no marks');

const meta = preview.meta({
  id: 'features-research-codes-passagerow',
  title: 'Разделы/Исследования/Цитата с кодом · PassageRow',
  component: PassageRow,
  parameters: {
    docs: {
      description: { component: 'Цитата с кодом: слова, где и кем сказаны, что ещё на них лежит, и путь в текст.' },
    },
  },
  args: {
    mark: first,
    where: 'Глубинные интервью с продактами EdTech · Интервью 42.docx',
    codes: [codeBy('code-copies'), codeBy('code-search')],
    own: codeBy('code-time'),
    href: passageHref(first),
    codeHref,
    onTakeCode: fn(),
  },
});

export const Whole = meta.story({
  name: 'Слова, где сказаны, заметка, другие коды; в текст и снять код',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(first.text)).toBeVisible();
    await expect(canvas.getByText('Спросить, сколько часов')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^В тексте: «Каждую пятницу/ })).toHaveAttribute('href', args.href);
    await expect(canvas.getByRole('link', { name: 'Копирует руками' })).toHaveAttribute(
      'href',
      codeHref('code-copies'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Снять код «Нехватка времени»: «Каждую/ }));
    await expect(args.onTakeCode).toHaveBeenLastCalledWith(args.mark, args.own);
  },
});

export const Bare = meta.story({
  name: 'Только слова',
  args: { mark: { ...first, note: '' }, where: '', codes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const Long = meta.story({
  name: 'Целая реплика на телефоне: начало, ничего не вылезает',
  globals: { viewport: { value: 'mobile' } },
  args: { mark: { ...first, text: `${'А'.repeat(200)} ${'и ещё раз о том же '.repeat(80)}` } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByText(/и ещё раз/).getBoundingClientRect().height).toBeLessThan(400);
  },
});
