import type { SampleSizeHelperProps } from '#src/features/experiments/SampleSizeHelper.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SampleSizeHelperProps>({
  what: 'Сколько респондентов нужно каждой группе A/B — по мере набора.',
  example: 'Counted',
  when: ['До запуска A/B-теста: скольких людей позвать, чтобы результату можно было верить.'],
  whenNot: ['Тест прошёл, и пора сравнить группы: `ComparisonHelper`.'],
  speech: ['Ответ читается, когда набор закончен; чего не бывает, названо у поля.'],
  props: { stage: 'Этап эксперимента: его цель заполняет ожидаемую перемену.' },
});
