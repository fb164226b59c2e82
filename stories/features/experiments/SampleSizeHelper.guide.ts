import type { SampleSizeHelperProps } from '#src/features/experiments/SampleSizeHelper.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SampleSizeHelperProps>({
  what: 'Сколько респондентов нужно каждой группе A/B — по мере набора.',
  example: 'Counted',
  whenNot: ['Сравнить то, что уже насчитали: `ComparisonHelper`.'],
  speech: ['Ответ читается, когда набор закончен; чего не бывает, названо у поля.'],
  props: { stage: 'Этап эксперимента: его цель заполняет ожидаемую перемену.' },
});
