import type { ScenarioRowProps } from '#src/features/account/settings/ScenarioRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ScenarioRowProps>({
  what: 'Сценарий в списке: править, скопировать, включить, удалить.',
  whenNot: ['Этапы сценария: они в его форме.'],
  speech: ['Кнопки названы сценарием: «Активировать: …».'],
  props: {
    scenario: 'Сценарий.',
    measured: 'Сколько заняли законченные по нему интервью; не дано — длина оценена по вопросам.',
    onEdit: 'Нужна его форма.',
    onDuplicate: 'Нужна копия.',
    onStatusChange: 'Становится действующим или снова черновиком.',
    onDelete: 'Его убирают.',
  },
});
