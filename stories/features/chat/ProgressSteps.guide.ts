import type { ProgressStepsProps } from '#src/features/chat/ProgressSteps.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ProgressStepsProps>({
  what: 'Насколько продвинулось интервью: у шага знак, линия и слово, а не один цвет.',
  example: 'Middle',
  whenNot: ['Долгое действие с числом: `ProgressBar`.', 'Шаги, по которым ходят: они не нажимаются.'],
  speech: ['Список «Ход интервью»; у каждого шага слышно, пройден ли он, у нынешнего — что он текущий.'],
  props: { steps: 'Шаги по порядку; первый непройденный — текущий.' },
});
