import type { BesideCodesProps } from '#src/features/research/codes/BesideCodes.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BesideCodesProps>({
  what: 'Коды, которые лежат на тех же словах: что ещё говорят, когда говорят об этом.',
  example: 'Beside',
  whenNot: ['Коды одной цитаты: они в её строке.'],
  props: {
    beside: 'Коды со счётом, частые первыми.',
    chosen: 'Чьи цитаты показаны; `null` — все.',
    onChoose: 'Чьи цитаты нужны; `null` — все.',
  },
});
