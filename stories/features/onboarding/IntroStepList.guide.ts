import type { IntroStepListProps } from '#src/features/onboarding/IntroStepList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<IntroStepListProps>({
  what: 'Шаги вступления кнопками; полоса нынешнего — часы.',
  whenNot: ['Ход формы: там шагов не листают.'],
  speech: ['Список «Шаги»; нынешний отмечен. Полоса не читается.'],
  props: {
    index: 'Какой шаг показан.',
    playing: 'Полоса идёт (`on`), ждёт (`held`) или заполнена (`off`).',
    onGo: 'Выбран шаг.',
    onPassed: 'Полоса дошла до конца.',
    ref: 'Список, для фокуса.',
  },
});
