import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { codeEvidenceOf } from '#src/domain/research/across/codeEvidence.ts';
import { EVERYBODY } from '#src/domain/research/across/tableView.ts';
import { CodeTablePanel } from '#src/features/research/across/CodeTablePanel.tsx';
import { shownPassages } from '#src/features/research/across/codeTablePassages.ts';
import { inBox } from '#stories/frames.tsx';

import { codes, large, passageHref, sources } from './sampleAcross.ts';

const factsOf = { studies: new Map(sources.studies.map(({ id, title }) => [id, title])), codes };

const meta = preview.meta({
  id: 'features-research-across-codetablepanel',
  title: 'Разделы/Исследования/Цитаты ячейки · CodeTablePanel',
  component: CodeTablePanel,
  parameters: {
    docs: {
      description: {
        component: 'Цитаты ячейки таблицы: рядом с ней, на узком экране снизу; каждая ведёт в свой текст.',
      },
    },
  },
  args: {
    title: 'Цена',
    of: '',
    note: '3 человека',
    passages: shownPassages(codeEvidenceOf(sources, EVERYBODY), factsOf).filter(({ mark }) => 'price' in mark.codeIds),
    passageHref,
    onClose: fn(),
  },
  decorators: [inBox({ maxWidth: 340, minHeight: 480 })],
});

export const Some = meta.story({
  name: 'Кто сказал, в каком исследовании, с какими кодами; каждая ведёт в текст',
  play: async ({ args, canvas, userEvent }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      '«Дорого, и непонятно за что»Олег · Интервью о планированииЦенаОткрыть в тексте',
      '«За такие деньги отчёт должен собираться сам»Марина · Разговоры об оплатеОтчёты руками, ЦенаОткрыть в тексте',
      '«Мне всё равно, лишь бы бесплатно»Р3 · Разговоры об оплатеЦенаОткрыть в тексте',
    ]);
    await expect(canvas.getByText(/^3\sцитаты, 3 человека$/)).toBeVisible();
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '?material=talk-1-1&at=400-426');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть цитаты' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const Many = meta.story({
  name: 'Много: по пятьдесят',
  args: {
    note: '',
    passages: shownPassages(codeEvidenceOf(large, EVERYBODY), factsOf).slice(0, 70),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 20' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(70);
    await expect(canvas.queryByRole('button', { name: /^Показать ещё/ })).not.toBeInTheDocument();
  },
});

export const Gone = meta.story({
  name: 'Код удалили в другой вкладке',
  args: { title: 'Код удалён', of: 'Марина', note: '', passages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Здесь больше нет цитат');
    await expect(canvas.getByRole('heading', { name: 'Код удалён — Марина' })).toBeVisible();
  },
});
