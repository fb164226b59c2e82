import type { TrialRunProps } from '#src/features/fieldwork/conversation/TrialRun.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TrialRunProps>({
  what: 'Играет сценарий, как его увидит респондент, тем же движком. Ничего не записывает.',
  example: 'StopAndBack',
  whenNot: ['Разговор, который записывается: его показывает раунд.'],
  props: { script: 'Что играется; может меняться по ходу, ответы остаются при своих вопросах.' },
});
