import type { ScenarioDialogProps } from '#src/features/account/settings/ScenarioDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ScenarioDialogProps>({
  what: 'Создаёт или меняет сценарий: о чём, сколько длится, этапы и вопросы.',
  example: 'New',
  whenNot: ['Вопросы одного раунда: `RoundDialog`.'],
  keys: [['Enter или Пробел', 'на стрелке переставляет этап или вопрос, фокус едет с ним']],
  props: {
    scenario: 'Какой меняют; `null` — новый.',
    draft: 'Набранное до того, как диалог закрыли.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onSubmit: 'Записывает; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
