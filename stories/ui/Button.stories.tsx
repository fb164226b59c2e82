import { Upload } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { inForm, onSubmit } from '#stories/frames.tsx';

const meta = preview.meta({
  id: 'ui-button',
  title: 'Элементы/Кнопка · Button',
  component: Button,
  args: { children: 'Загрузить исследование', onClick: fn() },
});

export const Primary = meta.story({
  name: 'Главное действие',
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Нажатие клавишей Enter срабатывает один раз', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(1);
      await expect(canvas.getByRole('button')).toHaveFocus();
    });
  },
});

export const WithIcon = meta.story({ name: 'Со значком', args: { variant: 'primary', icon: <Upload /> } });
export const Secondary = meta.story({ name: 'Обычное', args: { children: 'Экспорт' } });
export const Quiet = meta.story({ name: 'Тихое', args: { variant: 'quiet', size: 'sm', children: 'Добавить инсайт' } });
export const Danger = meta.story({
  name: 'Необратимое',
  args: { variant: 'danger', children: 'Удалить исследование' },
});
export const Disabled = meta.story({ name: 'Недоступно', args: { disabled: true, children: 'Добавлено' } });

export const Busy = meta.story({
  name: 'Занято',
  args: { variant: 'primary', busy: true, children: 'Загружаем…' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const BusySubmit = meta.story({
  name: 'Занятая кнопка не отправляет форму второй раз',
  args: { variant: 'primary', busy: true, type: 'submit', children: 'Сохраняем…' },
  decorators: [inForm],
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});
