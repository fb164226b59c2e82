import type { ComparisonHelperProps } from '#src/features/experiments/ComparisonHelper.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ComparisonHelperProps>({
  what: 'Сколько насчитали в A и B — и разница с интервалом в 95 % и предложенным выводом.',
  example: 'Counting',
  whenNot: ['Сколько людей нужно до запуска: `SampleSizeHelper`.', 'Эксперимент не A/B: расчёт свёрнут.'],
  speech: ['Итог читается по мере набора; невозможное число названо у поля.'],
  props: {
    value: 'Что набрано.',
    onChange: 'Зовётся с новыми числами.',
    onApply: 'Берёт предложенный вывод; его можно сменить.',
  },
});
