import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { VerdictField } from '#src/features/experiments/VerdictField.tsx';
import { keeping } from '#stories/keeping.tsx';

const Demo = keeping(VerdictField, { value: 'onChange' });

const meta = preview.meta({
  id: 'features-experiments-verdictfield',
  title: 'Разделы/Эксперименты/Выбор вердикта · VerdictField',
  component: VerdictField,
  parameters: { docs: { description: { component: 'Вердикт гипотезе: три варианта по-русски, код рядом.' } } },
  args: { value: null, onChange: fn() },
  render: (args) => <Demo {...args} />,
});

export const Choosing = meta.story({
  name: 'Выбор мышью и стрелками',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: /^Вывод по гипотезе/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Подтверждена/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('VALIDATED');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('INVALIDATED');
  },
});

export const Chosen = meta.story({ name: 'Выбран', args: { value: 'INCONCLUSIVE' } });

export const Wrong = meta.story({
  name: 'Не выбран при отправке',
  args: { error: 'Выберите вывод по гипотезе' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Выберите вывод по гипотезе');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  args: { value: 'VALIDATED' },
  globals: { viewport: { value: 'mobile' } },
});
