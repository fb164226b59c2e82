import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { CodeColour } from '#src/domain/research/code.ts';
import { ColourField, type ColourFieldProps } from '#src/features/research/codes/ColourField.tsx';

function Demo(props: ColourFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ColourField
      value={value}
      onValueChange={(colour) => {
        props.onValueChange(colour);
        setValue(colour);
      }}
    />
  );
}

const meta = preview.meta({
  id: 'features-research-codes-colourfield',
  title: 'Разделы/Исследования/Цвет кода · ColourField',
  component: ColourField,
  parameters: {
    docs: { description: { component: 'Цвет кода: восемь, у каждого название, чтобы различать не только глазами.' } },
  },
  args: { value: 'sky' as CodeColour, onValueChange: fn() },
  render: (args: ColourFieldProps) => <Demo {...args} />,
});

export const Choosing = meta.story({
  name: 'Восемь цветов с названиями, выбирают мышью и стрелками',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('radio', { name: 'Розовый' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('rose');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Фиолетовый' })).toBeChecked();
  },
});
