import type { PlanCardProps } from '#src/features/account/billing/PlanCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PlanCardProps>({
  what: 'Тариф со всеми цифрами, который выбирают.',
  when: ['Сравнить тарифы и выбрать один.'],
  whenNot: ['Показать действующий: `CurrentPlan`.'],
  props: {
    plan: 'Тариф.',
    name: 'Имя группы радиокнопок.',
    checked: 'Выбран ли.',
    current: 'Оплачен ли сейчас.',
    onChoose: 'Выбран нажатием или стрелкой.',
  },
});
