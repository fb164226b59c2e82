import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { UpdateNotice, type UpdateNoticeProps } from '#src/features/shell/UpdateNotice.tsx';

const meta = preview.meta({
  id: 'features-shell-updatenotice',
  title: 'Разделы/Рамка приложения/Новая версия готова · UpdateNotice',
  component: UpdateNotice,
  parameters: {
    docs: { description: { component: 'Новая версия продукта готова: тихое предложение, которое никого не торопит.' } },
  },
  args: { update: 'ready', onUpdate: fn(), onLater: fn() } as UpdateNoticeProps,
  render: (props) => <UpdateNotice {...props} />,
});

export const Ready = meta.story({
  name: 'Новая версия ждёт: обновить или позже',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Вышла новая версия');
    await userEvent.click(canvas.getByRole('button', { name: 'Позже' }));
    await expect(args.onLater).toHaveBeenCalledTimes(1);
    await expect(args.onUpdate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }));
    await expect(args.onUpdate).toHaveBeenCalledTimes(1);
  },
});

export const Changing = meta.story({
  name: 'Обновляемся: второго нажатия не нужно',
  args: { update: 'changing' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Страница перезагрузится сама.');
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }));
    await expect(args.onUpdate).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Позже' })).toBeNull();
  },
});

export const Elsewhere = meta.story({
  name: 'На телефоне: в другой вкладке уже новая',
  args: { update: 'elsewhere' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/в\sдругой вкладке/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Позже' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
      44,
    );
  },
});

export const Nothing = meta.story({
  name: 'Ничего нового: места не занимает',
  args: { update: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(0);
  },
});
