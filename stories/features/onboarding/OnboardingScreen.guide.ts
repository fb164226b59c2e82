import type { OnboardingScreenProps } from '#src/features/onboarding/OnboardingScreen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<OnboardingScreenProps>({
  what: 'Знакомство: что делает продукт — его же частями — и вход в своё рабочее пространство.',
  example: 'Welcome',
  whenNot: ['Справка по экранам: каждый экран объясняет себя сам, когда пуст.'],
  keys: [
    ['← или →', 'листают вступление'],
    ['Tab', 'ведёт к форме; «Пропустить» — сразу к ней'],
  ],
  props: {},
});
