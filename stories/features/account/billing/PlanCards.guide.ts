import type { PlanCardsProps } from '#src/features/account/billing/PlanCards.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PlanCardsProps>({
  what: 'Три тарифа со всеми цифрами, выбран один.',
  example: 'Choosing',
  whenNot: ['Варианты без цифр: `Select`.'],
  keys: [
    ['← или →', 'выбирают тариф'],
    ['Tab', 'одна остановка на группу'],
  ],
  speech: ['Группа радиокнопок; без выбора — почему он нужен.'],
  props: {
    value: 'Выбранный тариф или `null`.',
    onChange: 'Зовётся с новым.',
    current: 'Оплаченный тариф или `null`.',
    error: 'Почему пора выбрать; пусто — не пора.',
    ref: 'Группа, для фокуса.',
  },
});
