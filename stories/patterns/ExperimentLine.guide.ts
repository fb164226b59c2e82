import type { ExperimentLineProps } from '#src/patterns/ExperimentLine.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ExperimentLineProps>({
  what: 'Вывод эксперимента, если он есть, иначе его статус, и ссылка на сам эксперимент. Так вывод возвращается к гипотезе, исследованию и точке касания.',
  example: 'Validated',
  when: ['У гипотезы, исследования или точки касания есть эксперимент.'],
  whenNot: ['В списке экспериментов: там строка говорит о большем.'],
  anatomy: [
    { part: 'Метка', sense: 'вывод — VALIDATED, INVALIDATED, INCONCLUSIVE; пока его нет — статус.', at: '[data-tone]' },
    { part: 'Название', sense: 'ссылка на эксперимент; на телефоне высотой 44 px.', at: 'a' },
  ],
  keys: [['Enter', 'открывает эксперимент']],
  speech: ['Метка и ссылка подряд: «VALIDATED, Чек-лист первого интервью, ссылка».'],
  props: { experiment: 'Эксперимент: название, статус и вывод.', href: 'Где он показан.' },
  code: `import { ExperimentLine } from '#src/patterns/ExperimentLine.tsx';

<ExperimentLine experiment={experiment} href={experimentHref(experiment.id)} />`,
});
