import { Pencil, Trash2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { underFinger } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'ui-iconbutton',
  title: 'Элементы/Кнопка-иконка · IconButton (значок)',
  component: IconButton,
  args: { label: 'Закрыть', icon: <X />, onClick: fn() },
});

export const Quiet = meta.story({
  name: 'Тихая',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Имя есть, пробел нажимает', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
  },
});
export const Secondary = meta.story({
  name: 'Обычная',
  args: { variant: 'secondary', label: 'Редактировать карточку', icon: <Pencil /> },
});
export const Danger = meta.story({
  name: 'Необратимая',
  args: { variant: 'danger', label: 'Удалить вопрос 2', icon: <Trash2 /> },
});
export const Small = meta.story({ name: 'В строке', args: { size: 'sm' } });
export const Disabled = meta.story({ name: 'Недоступна', args: { disabled: true } });
export const Mobile = meta.story({
  name: 'На телефоне под большой палец',
  args: { size: 'sm', variant: 'secondary' },
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvas }) => underFinger(canvas.getByRole('button')),
});
