import type { ScenarioStagesProps } from '#src/features/fieldwork/scenario/ScenarioStages.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ScenarioStagesProps>({
  what: 'Этапы сценария с вопросами; правку возвращают и повторяют.',
  whenNot: ['Один этап: `StageCard`.'],
  example: 'Sample',
  props: {
    stages: 'Этапы по порядку.',
    errors: 'Что не так, по имени поля.',
    editing: 'Чем их меняют.',
    newId: 'Делает ключи.',
    judge: 'Судит о вопросах.',
  },
});
