import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { HistoryHead } from '#src/features/account/billing/HistoryHead.tsx';
import { AS_OUT, FOR_MEMBERS, finds } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-account-billing-historyhead',
  title: 'Разделы/Личный кабинет/Шапка истории платежей · HistoryHead',
  component: HistoryHead,
  parameters: {
    docs: {
      description: { component: 'Заголовок истории платежей с фильтром и «Экспортом»; на бумаге — один заголовок.' },
    },
  },
  args: { headingId: 'history', count: 12, filter: 'all' as const, busy: false, onFilterChange: fn(), onExport: fn() },
});

export const Some = meta.story({
  name: 'Отбор и выгрузка',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'История платежей (12)' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox'), canvas.getAllByRole('option')[1] as HTMLElement);
    await expect(args.onFilterChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Экспорт' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

export const None = meta.story({
  name: 'Выгружать нечего',
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Экспорт' })).toBeDisabled();
  },
});

export const Out = meta.story({
  name: 'Доступ закончился: выгружать нельзя, и сказано почему',
  globals: AS_OUT,
  play: finds(['Экспорт'], [], FOR_MEMBERS),
});
