import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { NumberField } from '#src/ui/field/NumberField.tsx';

const meta = preview.meta({
  id: 'ui-field-numberfield',
  title: 'Элементы/Числовое поле · NumberField',
  component: NumberField,
  args: { label: 'Участники', suffix: 'чел.', min: 0, max: 10, onChange: fn() },
});

export const Steps = meta.story({
  name: 'Стрелки меняют число в пределах',
  args: { defaultValue: '9' },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Участники' });
    await step('Вверх до предела и не дальше', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
      await expect(input).toHaveValue('10');
      await expect(args.onChange).toHaveBeenCalled();
    });
    await step('Вниз из пустого поля не уходит ниже предела', async () => {
      await userEvent.clear(input);
      await userEvent.keyboard('{ArrowDown}');
      await expect(input).toHaveValue('0');
    });
    await step('Единица измерения читается вместе с полем', async () => {
      await expect(input).toHaveAccessibleDescription('чел.');
    });
  },
});

export const Comma = meta.story({
  name: 'Запятая и разряды по-русски',
  args: { label: 'Конверсия', suffix: '%', step: 0.1, max: 5000 },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Конверсия' });
    await step('12,5 становится 12,6', async () => {
      await userEvent.type(input, '12,5{ArrowUp}');
      await expect(input).toHaveValue('12,6');
    });
    await step('1 243 остаётся с разрядами', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '1 243{ArrowDown}');
      await expect(input).toHaveValue('1\u00A0242,9');
    });
    await step('1243 остаётся без них', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '1243{ArrowDown}');
      await expect(input).toHaveValue('1242,9');
    });
    await step('Не число стрелки не трогают', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'много{ArrowUp}');
      await expect(input).toHaveValue('много');
    });
  },
});

const onSubmit = fn();

function Form() {
  const [participants, setParticipants] = useState('5');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ participants });
      }}
    >
      <NumberField label="Участники" value={participants} onChange={({ target }) => setParticipants(target.value)} />
      <Button type="submit">Сохранить</Button>
    </form>
  );
}

export const InForm = meta.story({
  name: 'Шаг стрелкой доходит до формы',
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith({ participants: '6' });
  },
});

export const Invalid = meta.story({ name: 'С ошибкой', args: { defaultValue: '1,2,3', error: 'Это не число' } });
export const Disabled = meta.story({ name: 'Недоступно', args: { defaultValue: '1 243', disabled: true } });
export const Mobile = meta.story({
  name: 'На телефоне',
  args: { defaultValue: '1 243' },
  globals: { viewport: { value: 'mobile' } },
});
