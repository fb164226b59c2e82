import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Select } from '#src/ui/field/Select.tsx';

const meta = preview.meta({
  id: 'ui-field-select',
  title: 'Элементы/Выбор из списка · Select (селект)',
  component: Select,
  args: {
    label: 'Формат эксперимента',
    options: [
      { value: 'ab', label: 'A/B тестирование' },
      { value: 'prototype', label: 'Прототипирование' },
      { value: 'interview', label: 'Интервью' },
      { value: 'survey', label: 'Опрос' },
      { value: 'mvp', label: 'MVP' },
    ],
    onValueChange: fn(),
  },
});

export const Chosen = meta.story({
  name: 'Выбор сообщает значение',
  args: { defaultValue: 'ab' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Формат эксперимента' }), 'Опрос');
    await expect(args.onValueChange).toHaveBeenCalledWith('survey');
    await expect(canvas.getByRole('combobox')).toHaveValue('survey');
  },
});
export const Placeholder = meta.story({
  name: 'Ничего не выбрано',
  args: { placeholder: 'Выберите формат', required: true, hint: 'Формат можно поменять до запуска' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
});
export const Invalid = meta.story({
  name: 'С ошибкой',
  args: { placeholder: 'Выберите формат', error: 'Выберите формат' },
});
export const Disabled = meta.story({ name: 'Недоступно', args: { disabled: true } });
export const Long = meta.story({
  name: 'Длинный выбор на телефоне',
  args: {
    label: 'Точка касания',
    options: [
      { value: 'a', label: 'Пользователь впервые узнаёт о реферальной программе и решает, стоит ли звать коллег' },
    ],
  },
  globals: { viewport: { value: 'mobile' } },
});
