import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';

const meta = preview.meta({
  id: 'ui-progressbar',
  title: 'Элементы/Полоса хода · ProgressBar (прогресс)',
  component: ProgressBar,
  args: { label: 'Читаем файлы', value: 2, max: 5 },
});

export const Percent = meta.story({
  name: 'Доля в процентах',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Читаем файлы' });
    await expect(bar).toHaveAttribute('aria-valuetext', '40\u00A0%');
    await expect(bar).toHaveAttribute('value', '0.4');
  },
});
export const Cancellable = meta.story({
  name: 'Можно отменить',
  args: { valueText: '2 из 5 файлов', onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
});
export const Empty = meta.story({ name: 'В начале', args: { value: 0, max: 0 } });
export const Full = meta.story({ name: 'В конце', args: { value: 5 } });
export const Long = meta.story({
  name: 'Длинный текст на телефоне',
  args: {
    label: 'Собираем выводы из завершённых интервью и сверяем их с тем, что уже есть на доске',
    valueText: '1 243 из 10 000 записей',
    onCancel: fn(),
    cancelLabel: 'Остановить и оставить найденное',
  },
  globals: { viewport: { value: 'mobile' } },
});
