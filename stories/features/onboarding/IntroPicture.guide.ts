import type { IntroPictureProps } from '#src/features/onboarding/IntroPicture.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<IntroPictureProps>({
  what: 'Картинка к шагу вступления: слова респондента, гипотеза, эксперимент, решение, доска.',
  when: ['Вступление в «Знакомстве»: у каждого шага своя картинка.'],
  whenNot: ['Иллюстрация к тексту вне знакомства.'],
  props: { step: 'Какой шаг рисуется.' },
});
