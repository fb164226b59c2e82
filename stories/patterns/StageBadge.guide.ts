import type { StageBadgeProps } from '#src/patterns/StageBadge.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<StageBadgeProps>({
  what: 'Имя этапа и его цвет, одни и те же во всём продукте.',
  example: 'All',
  when: ['Везде, где у записи есть этап AAARRR.'],
  whenNot: [
    'Этап аудитории: у него свои русские названия и обычный `Badge`.',
    'Выбрать этап: метка не нажимается, выбирают в `StageTouchpointFields` или на экране тактики.',
  ],
  anatomy: [{ part: 'Метка', sense: 'английское имя этапа; в узком месте обрезается многоточием.', at: '[data-tone]' }],
  keys: 'Метка: не нажимается и в порядке Tab не стоит.',
  speech: ['«Awareness» — английским голосом: у метки `lang="en"`. Цвет не называется.'],
  props: { stage: 'Этап. Цвет у него везде один.' },
  code: `import { StageBadge } from '#src/patterns/StageBadge.tsx';

<StageBadge stage={hypothesis.stage} />`,
});
