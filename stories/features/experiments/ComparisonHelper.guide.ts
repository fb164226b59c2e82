import type { ComparisonHelperProps } from '#src/features/experiments/ComparisonHelper.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ComparisonHelperProps>({
  what: 'Числа групп A и B и расчёт по ним: разница, интервал в 95 % и предложенный вывод.',
  example: 'Counting',
  when: ['A/B-тест прошёл, и числа двух групп надо сравнить.'],
  whenNot: ['Сколько людей нужно до запуска: `SampleSizeHelper`.', 'Эксперимент не A/B: расчёт свёрнут.'],
  speech: ['Итог читается по мере набора; невозможное число названо у поля.'],
  props: {
    value: 'Что набрано.',
    onChange: 'Зовётся с новыми числами.',
    onApply: 'Берёт предложенный вывод; его можно сменить.',
  },
});
