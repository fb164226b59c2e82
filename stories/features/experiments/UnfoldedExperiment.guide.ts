import type { UnfoldedExperimentProps } from '#src/features/experiments/UnfoldedExperiment.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<UnfoldedExperimentProps>({
  what: 'Во что раскрывается строка эксперимента: он сам и что с ним можно сделать.',
  example: 'Running',
  whenNot: ['Раскрытое исследование: `ResearchDetails`.'],
  props: {
    opened: 'Открытый эксперимент: читается, не открылся или есть.',
    linksHref: 'Адрес «Связей» записи.',
    onShow: '«Показать снаружи»; не дано, пока компания в одном браузере.',
    onAsk: 'Просят диалог эксперимента.',
    onRetry: 'Прочитать ещё раз.',
  },
});
