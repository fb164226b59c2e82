import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Switch } from '#src/ui/field/Switch.tsx';

const meta = preview.meta({
  id: 'ui-field-switch',
  title: 'Элементы/Переключатель · Switch (тумблер)',
  component: Switch,
  args: { label: 'Письма о новых интервью', onChange: fn() },
});

export const Off = meta.story({
  name: 'Пробел включает',
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Письма о новых интервью' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});
export const On = meta.story({ name: 'Включено', args: { defaultChecked: true } });
export const WithHint = meta.story({
  name: 'С пояснением',
  args: { defaultChecked: true, hint: 'Не чаще одного письма в день' },
});
export const Disabled = meta.story({ name: 'Недоступно', args: { disabled: true, defaultChecked: true } });
export const Long = meta.story({
  name: 'Длинный текст на телефоне',
  args: {
    label: 'Присылать сводку по всем запущенным экспериментам и исследованиям команды',
    hint: 'Сводка приходит по понедельникам, если за неделю что-то изменилось',
  },
  globals: { viewport: { value: 'mobile' } },
});
