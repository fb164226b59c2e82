import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ReportTableView } from '#src/features/research/report/ReportTableView.tsx';
import { fits } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'features-research-report-reporttableview',
  title: 'Разделы/Исследования/Таблица участников · ReportTableView',
  component: ReportTableView,
  parameters: {
    docs: { description: { component: 'Участники таблицей: читается, не правится — это записи участников.' } },
  },
  args: {
    table: {
      head: ['Участник', 'Роль', 'Сегмент'],
      rows: [
        ['Р1', 'продакт EdTech-стартапа', 'Онлайн-школы'],
        ['Р2', 'исследователь', ''],
      ],
    },
  },
});

export const People = meta.story({
  name: 'Участники строками',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
});

export const LongWord = meta.story({
  name: 'Слово без конца ломается, а не раздвигает таблицу',
  args: { table: { head: ['Участник', 'Роль'], rows: [['Р1', 'ы'.repeat(200)]] } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await fits(canvas.getByRole('table'));
  },
});
