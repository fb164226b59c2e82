import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ExportButton } from '#src/patterns/list/ExportButton.tsx';
import { AS_OUT, FOR_MEMBERS, finds } from '#stories/rights.ts';

const NOTES: readonly string[] = ['Интервью с методистом', 'Опрос преподавателей'];

const meta = preview.meta({
  id: 'patterns-list-exportbutton',
  title: 'Приёмы/Кнопка выгрузки · ExportButton',
  component: ExportButton<string>,
  args: { items: NOTES, onExport: fn<(items: readonly string[]) => Promise<unknown>>(() => Promise.resolve()) },
});

export const Ready = meta.story({
  name: 'Выгружает то, что найдено; второй раз — только после первого',
  play: async ({ args, canvas, userEvent }) => {
    const making = Promise.withResolvers<void>();
    args.onExport.mockImplementationOnce(() => making.promise);
    const button = canvas.getByRole('button', { name: 'Экспорт' });
    await userEvent.click(button);
    await expect(args.onExport).toHaveBeenCalledWith(NOTES);
    await userEvent.click(button);
    await expect(args.onExport).toHaveBeenCalledTimes(1);
    making.resolve();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await expect(args.onExport).toHaveBeenCalledTimes(2);
  },
});

export const Nothing = meta.story({
  name: 'Выгружать нечего',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Экспорт' })).toBeDisabled();
  },
});

export const Out = meta.story({
  name: 'Доступ закончился: выгружать нельзя, и сказано почему',
  globals: AS_OUT,
  play: finds(['Экспорт'], [], FOR_MEMBERS),
});
