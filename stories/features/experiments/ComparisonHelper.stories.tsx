import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ComparisonHelper, type TypedCounts } from '#src/features/experiments/ComparisonHelper.tsx';
import { keeping } from '#stories/keeping.tsx';

import { typeCounts } from './sampleExperiment.ts';

const Demo = keeping(ComparisonHelper, { value: 'onChange' });

const meta = preview.meta({
  id: 'features-experiments-comparisonhelper',
  title: 'Разделы/Эксперименты/Сравнение A и B · ComparisonHelper (калькулятор)',
  component: ComparisonHelper,
  parameters: {
    docs: {
      description: { component: 'Числа групп A и B и расчёт по ним: разница, интервал в 95 % и предложенный вывод.' },
    },
  },
  args: {
    value: { aConverted: '', aTotal: '', bConverted: '', bTotal: '', wanted: 'up' } as TypedCounts,
    onChange: fn(),
    onApply: fn(),
  },
  render: (args) => <Demo {...args} />,
});

export const Counting = meta.story({
  name: 'Четыре числа — разница, интервал и вывод',
  play: async ({ args, canvas, step, userEvent }) => {
    const result = canvas.getByRole('status');
    await step('Пока пусто, ошибок нет', async () => {
      await expect(result).toHaveTextContent('Введите четыре числа');
      await expect(canvas.queryByRole('button', { name: 'Применить вывод' })).not.toBeInTheDocument();
    });
    await step('Посчитано по мере набора', async () => {
      await typeCounts();
      await expect(result).toHaveTextContent(
        /Разница B − A: \+1\sп\. п\., 95\s% интервал от \+0,\d+ до \+1,\d+\sп\. п\./,
      );
      await expect(result).toHaveTextContent('Подтверждена (VALIDATED)');
    });
    await step('Применить; если обещали снижение, вывод другой', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Применить вывод' }));
      await expect(args.onApply).toHaveBeenLastCalledWith('VALIDATED');
      await userEvent.selectOptions(canvas.getByLabelText('Что обещала гипотеза'), 'Доля снизится');
      await expect(result).toHaveTextContent('Опровергнута (INVALIDATED)');
    });
  },
});

export const Unclear = meta.story({
  name: 'Интервал с нулём: не ясно',
  args: { value: { aConverted: '12', aTotal: '200', bConverted: '9', bTotal: '200', wanted: 'up' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/−1,5\sп\. п\./);
    await expect(canvas.getByRole('status')).toHaveTextContent('Не ясно (INCONCLUSIVE)');
  },
});

export const Impossible = meta.story({
  name: 'Сработало больше, чем участников: ошибка у поля',
  args: { value: { aConverted: '30', aTotal: '20', bConverted: '1,5', bTotal: '20', wanted: 'up' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('A: сработало')).toHaveAccessibleDescription('Больше, чем участников');
    await expect(canvas.getByLabelText('B: сработало')).toHaveAccessibleDescription('Целое число, не меньше 0');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  args: { value: { aConverted: '500', aTotal: '10 000', bConverted: '600', bTotal: '10 000', wanted: 'up' } },
  globals: { viewport: { value: 'mobile' } },
});
