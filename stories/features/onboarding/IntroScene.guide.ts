import type { IntroSceneProps } from '#src/features/onboarding/IntroScene.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<IntroSceneProps>({
  what: 'Шаг вступления с картинкой и словами; сверху — пройденные шаги, снизу — предстоящие, по строке на каждый.',
  example: 'Experiment',
  when: ['Вступление в «Знакомстве», по шагу за раз.'],
  whenNot: ['Настоящая цепочка записи: для неё «Связи».'],
  props: { step: 'Какой шаг рисуется.' },
});
