import type { IntroSceneProps } from '#src/features/onboarding/IntroScene.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<IntroSceneProps>({
  what: 'Один шаг на нити от первых слов: что было — сверху, что будет — снизу, по строке.',
  example: 'Experiment',
  whenNot: ['Настоящая цепочка записи: для неё «Связи».'],
  props: { step: 'Какой шаг рисуется.' },
});
