import type { BacklogHypothesisProps } from '#src/features/experiments/backlog/BacklogHypothesis.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BacklogHypothesisProps>({
  what: 'Гипотеза бэклога: цитаты, задача, контекст, выгоды, боли, метрики — и путь к эксперименту.',
  example: 'Open',
  when: ['Выбрать из бэклога гипотезу и начать её проверять.'],
  whenNot: ['Гипотеза внутри исследования: `HypothesisRow`.'],
  props: {
    hypothesis: 'Гипотеза, которая ждёт эксперимента.',
    experiments: 'Эксперименты, которые её уже проверяли.',
    experimentHref: 'Адрес эксперимента.',
    studyHref: 'Адрес исследования цитаты; `null` — удалено.',
    linksHref: 'Адрес её «Связей».',
    onEdit: '«Изменить».',
    onCreate: '«Создать эксперимент».',
  },
});
