import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ModelAsksField } from '#src/features/fieldwork/scenario/ModelAsksField.tsx';

const meta = preview.meta({
  id: 'features-fieldwork-scenario-modelasksfield',
  title: 'Разделы/Респонденты/Уточняет модель · ModelAsksField',
  component: ModelAsksField,
  parameters: {
    docs: {
      description: {
        component:
          'Задаёт ли модель уточняющие вопросы: выключено, пока не включил человек; без модели сказано почему.',
      },
    },
  },
  args: { model: { name: 'qwen3-32b' }, checked: false, onChange: fn() },
  render: function Held(props) {
    const [checked, setChecked] = useState(props.checked);
    const change = (next: boolean) => {
      setChecked(next);
      props.onChange(next);
    };
    return <ModelAsksField {...props} checked={checked} onChange={change} />;
  },
});

export const Off = meta.story({
  name: 'Модель есть, выключено',
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Уточняющие вопросы задаёт модель' });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(/«qwen3-32b»/);
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(box).toBeChecked();
  },
});

export const NoModel = meta.story({
  name: 'Модели нет: сказано почему',
  args: { model: { reason: 'Модель не\u00a0подключена: её подключают в\u00a0«Настройки» → «Модель».' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription(/Модель не\sподключена/);
  },
});

export const ModelGone = meta.story({
  name: 'Включено, а модель отключили',
  args: { ...NoModel.input.args, checked: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription(/готовыми словами/);
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await expect(box).toBeDisabled();
  },
});
