import type { FindingMeterProps } from '#src/features/research/reading/findings/FindingMeter.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FindingMeterProps>({
  what: 'Насколько программа уверена в находке: три полоски, а вслух — слово.',
  example: 'High',
  whenNot: ['Ход долгого дела: `ProgressBar`.'],
  speech: ['«Уверенность высокая», «средняя» или «низкая»: проценты обещали бы точность, которой нет.'],
  props: { score: 'Уверенность, от 0 до 1.' },
});
