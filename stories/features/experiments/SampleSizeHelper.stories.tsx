import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { Stage } from '#src/domain/core/stage.ts';
import { SampleSizeHelper } from '#src/features/experiments/SampleSizeHelper.tsx';
import { retype } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'features-experiments-samplesizehelper',
  title: 'Разделы/Эксперименты/Размер выборки · SampleSizeHelper (калькулятор)',
  component: SampleSizeHelper,
  parameters: {
    docs: { description: { component: 'Сколько респондентов нужно каждой группе A/B — по мере набора.' } },
  },
  args: { stage: 'acquisition' as Stage },
});

export const Counted = meta.story({
  name: '5 % и +15 % — 14 193 на группу, дальше по мере набора',
  play: async ({ canvas, step, userEvent }) => {
    const baseline = canvas.getByLabelText('Конверсия сейчас');
    const result = canvas.getByRole('status');
    await step('Сначала просит текущую конверсию, ошибок нет', async () => {
      await expect(canvas.getByLabelText('Изменение')).toHaveValue('+15');
      await expect(result).toHaveTextContent('Введите текущую конверсию');
      await expect(baseline).not.toHaveAttribute('aria-invalid');
    });
    await step('Считает сразу', async () => {
      await userEvent.type(baseline, '5');
      await expect(result).toHaveTextContent(/^14\s193\sреспондента на группу$/);
    });
    await step('Дробное по-русски', async () => {
      await retype(baseline, '12,5');
      await expect(baseline).not.toHaveAttribute('aria-invalid');
      await expect(result).toHaveTextContent(/^5\s\d{3}\sреспондент\p{L}* на группу$/u);
    });
    await step('Мощность больше — людей больше', async () => {
      await retype(canvas.getByLabelText('Мощность'), '90');
      await expect(result).toHaveTextContent(/^6\s\d{3}\sреспондент\p{L}* на группу$/u);
    });
  },
});

export const Falling = meta.story({
  name: 'Отток: цель этапа со знаком минус',
  args: { stage: 'retention' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Изменение')).toHaveValue('−15');
    await userEvent.type(canvas.getByLabelText('Конверсия сейчас'), '20');
    await expect(canvas.getByRole('status')).toHaveTextContent(/на группу$/);
  },
});

export const Impossible = meta.story({
  name: 'Так не бывает: ошибка у поля, числа нет',
  play: async ({ canvas, step, userEvent }) => {
    const baseline = canvas.getByLabelText('Конверсия сейчас');
    const lift = canvas.getByLabelText('Изменение');
    await step('Конверсия словом и больше 100 %', async () => {
      await userEvent.type(baseline, 'пять');
      await expect(baseline).toHaveAccessibleDescription(/больше 0 и меньше 100/);
      await expect(canvas.getByRole('status')).toHaveTextContent('Исправьте числа');
      await retype(baseline, '95');
      await expect(lift).toHaveAccessibleDescription(/превысит 100/);
    });
    await step('Изменение ноль и почти ноль', async () => {
      await retype(lift, '0');
      await expect(lift).toHaveAccessibleDescription(/не равное нулю/);
      await retype(lift, '0,0000001');
      await expect(canvas.getByRole('status')).toHaveTextContent('Изменение так мало');
    });
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
