import type { HypothesisLineProps } from '#src/features/tactics/journey/HypothesisLine.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<HypothesisLineProps>({
  what: 'Гипотеза точки касания: слова за и против — по просьбе, её эксперименты или путь к первому.',
  example: 'Waiting',
  whenNot: ['Гипотеза исследования: `HypothesisRow`, её слова видны сразу.'],
  props: {
    line: 'Гипотеза.',
    of: 'Для какой точки — для имени кнопки, когда списков рядом несколько.',
    experimentHref: 'Адрес эксперимента.',
    onCreate: '«Создать эксперимент».',
  },
});
