import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ReportQuotes } from '#src/features/research/report/ReportQuotes.tsx';

import { acts, finding, report, sectionOf } from './sampleReport.ts';

const meta = preview.meta({
  id: 'features-research-report-reportquotes',
  title: 'Разделы/Исследования/Цитаты отчёта · ReportQuotes',
  component: ReportQuotes,
  parameters: {
    docs: {
      description: {
        component:
          'Цитаты одной находки или гипотезы: взятые в отчёт — с порядком, остальные — под сгибом, все до одной.',
      },
    },
  },
  args: { quotes: finding.quotes, of: 'Всё делают руками', acts },
});

const [first, second] = finding.quotes.filter(({ isIn }) => isIn);

export const Some = meta.story({
  name: 'Взятые и остальные: порядок, убрать, включить, открыть в тексте',
  play: async ({ canvas, args, userEvent, step }) => {
    const all = canvas.getByRole('list', { name: 'Цитаты' });
    await expect(all.querySelectorAll('li')).toHaveLength(finding.quotes.filter(({ isIn }) => isIn).length);
    await step('Ниже и убрать', async () => {
      const [down] = canvas.getAllByRole('button', { name: /^Цитату ниже/ });
      if (down) await userEvent.click(down);
      await expect(args.acts.onMove).toHaveBeenLastCalledWith(
        finding.quotes.filter(({ isIn }) => isIn).map(({ key }) => key),
        first?.key,
        1,
        expect.any(String),
      );
      await expect(canvas.getAllByRole('button', { name: /^Цитату выше/ })[0]).toBeDisabled();
      const [, out] = canvas.getAllByRole('button', { name: /^Не включать цитату/ });
      if (out) await userEvent.click(out);
      await expect(args.acts.onTake).toHaveBeenLastCalledWith(second?.key, false, expect.any(String));
    });
    await step('Слова открываются в тексте', async () => {
      const [open] = canvas.getAllByRole('button', { name: /^Открыть в тексте: .+ — Всё делают руками$/ });
      if (open) await userEvent.click(open);
      await expect(args.acts.onOpenPassage).toHaveBeenLastCalledWith(first?.passage);
    });
    await step('Остальные — одним нажатием', async () => {
      await userEvent.click(canvas.getByText(/^Ещё \d+\sцитат/));
      const [take] = await canvas.findAllByRole('button', { name: /^Включить цитату/ });
      if (take) await userEvent.click(take);
      await expect(args.acts.onTake).toHaveBeenLastCalledWith(expect.any(String), true, expect.any(String));
    });
  },
});

const sides = sectionOf(report, 'hypotheses').parts[0]?.quotes ?? [];

export const Sides = meta.story({
  name: 'За и против: чертой и словом',
  args: {
    quotes: sides.slice(0, 1).flatMap((quote) => [
      { ...quote, isIn: true },
      { ...quote, key: 'against', stance: 'against' as const, isIn: true, passage: null, signature: '' },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Против')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Открыть в тексте/ })).toHaveLength(1);
  },
});

export const Taken = meta.story({
  name: 'Вид и острота: последними в подписи',
  args: {
    quotes: sides.slice(0, 1).flatMap((quote) => [
      { ...quote, isIn: true, signature: 'Марина, продакт', taken: 'трудность (останавливает)' },
      { ...quote, key: 'nobody', isIn: true, passage: null, signature: '', taken: 'потребность' },
    ]),
  },
  play: async ({ canvas }) => {
    const [named, unnamed] = canvas.getAllByRole('listitem').map((item) => item.querySelector('cite'));
    await expect(named).toHaveTextContent(/— Марина, продакт · трудность \(останавливает\)/);
    await expect(unnamed).toHaveTextContent(/— потребность/);
  },
});

export const AllOut = meta.story({
  name: 'Все убраны: видны только под сгибом',
  args: { quotes: finding.quotes.map((quote) => ({ ...quote, isIn: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Цитаты' })).toBeNull();
    await expect(canvas.getByText(/^Ещё \d+\sцитат.*не в отчёте$/)).toBeVisible();
  },
});
