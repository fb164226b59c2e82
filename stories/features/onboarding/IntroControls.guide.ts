import type { IntroControlsProps } from '#src/features/onboarding/IntroControls.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<IntroControlsProps>({
  what: 'Кнопки вступления: смотреть, пауза, назад, дальше, пропустить.',
  example: 'First',
  whenNot: ['Без движения «Смотреть» нет: предлагать нечего.'],
  props: {
    canPlay: 'Может ли идти само.',
    index: 'Какой шаг показан.',
    playing: 'Идёт ли.',
    onToggle: 'Смотреть или пауза.',
    onGo: 'Нужен другой шаг; до первого и после последнего шагов нет.',
    onSkip: 'Пропустить.',
  },
});
