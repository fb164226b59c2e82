import type { IntroPictureProps } from '#src/features/onboarding/IntroPicture.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<IntroPictureProps>({
  what: 'Что показывает шаг вступления: слова, гипотеза, эксперимент, решение, доска.',
  whenNot: ['Иллюстрация к тексту вне знакомства.'],
  props: { step: 'Какой шаг рисуется.' },
});
