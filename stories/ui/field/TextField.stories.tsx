import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { underFinger } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'ui-field-textfield',
  title: 'Элементы/Текстовое поле · TextField (ввод)',
  component: TextField,
  args: { label: 'Название исследования', onChange: fn() },
});

export const Empty = meta.story({
  name: 'Пустое',
  args: { placeholder: 'Например, «Почему уходят после пробного периода»' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Набранное доходит до onChange', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Название исследования' }), 'Отток');
      await expect(args.onChange).toHaveBeenCalledTimes(5);
    });
  },
});
export const Filled = meta.story({ name: 'Заполнено', args: { defaultValue: 'Интервью с ушедшими клиентами' } });
export const Required = meta.story({
  name: 'Обязательное с подсказкой',
  args: { required: true, hint: 'Одна строка, по которой исследование найдут коллеги' },
});
export const Invalid = meta.story({
  name: 'С ошибкой',
  args: { required: true, error: 'Заполните название', defaultValue: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Заполните название');
  },
});
export const Disabled = meta.story({ name: 'Недоступно', args: { disabled: true, defaultValue: 'Только чтение' } });
export const SearchInBar = meta.story({
  name: 'Поиск со значком, подпись скрыта',
  args: {
    type: 'search',
    label: 'Поиск по исследованиям',
    hideLabel: true,
    icon: <Search />,
    placeholder: 'Поиск по названию и описанию',
  },
});
export const Long = meta.story({
  name: 'Длинные подпись и ошибка на телефоне',
  args: {
    label: 'Самое рискованное предположение, от которого зависит весь эксперимент целиком',
    error:
      'Слишком коротко: опишите предположение так, чтобы его можно было опровергнуть, и укажите, по какому показателю это станет видно.',
  },
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvas }) => underFinger(canvas.getByRole('textbox')),
});
