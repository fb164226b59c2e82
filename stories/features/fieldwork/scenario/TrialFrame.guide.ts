import type { TrialFrameProps } from '#src/features/fieldwork/scenario/TrialFrame.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TrialFrameProps>({
  what: 'Место проверки на себе: рядом с формой, а на узком экране поверх неё.',
  whenNot: ['Сам разговор: `TrialRun`.'],
  props: {
    script: 'Что играется.',
    isBeside: 'Рядом с формой; иначе поверх неё.',
    takesFocus: 'Берёт ли фокус, появившись: его попросили.',
    onClose: 'Закрыть.',
  },
});
