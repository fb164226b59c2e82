import type { ScenarioListProps } from '#src/features/account/settings/ScenarioList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ScenarioListProps>({
  what: 'Сценарии диалогов: о чём каждый и что с ним можно сделать.',
  example: 'Filled',
  whenNot: ['Править сценарий: `ScenarioScreen`.'],
  props: {
    scenarios: 'Сценарии в том порядке, в каком показаны.',
    lengths: 'Сколько заняли законченные интервью, по сценариям; нет ни одного — не дано.',
    onCreate: 'Нужна форма нового.',
  },
});
