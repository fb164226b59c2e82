import type { ScenarioHeadProps } from '#src/features/fieldwork/scenario/ScenarioHead.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ScenarioHeadProps>({
  what: 'Как сценарий называется и что с ним, дорога назад и проба на себе.',
  whenNot: ['Заголовок исследования: у него свой.'],
  example: 'Sample',
  props: {
    scenario: 'Сценарий; `null` — новый.',
    measured: 'Сколько заняли законченные по нему интервью; не дано — длина оценена по вопросам.',
    back: 'Куда вернуться: как это называется и адрес.',
    trialButton: 'Кнопка пробы: ей вернётся фокус.',
    isTrial: 'Показана ли проба.',
    onTrial: 'Показать её или убрать.',
  },
});
