import type { HypothesisRowProps } from '#src/features/research/HypothesisRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<HypothesisRowProps>({
  what: 'Гипотеза исследования: слова, из которых она выросла, и путь в бэклог.',
  example: 'New',
  whenNot: ['Гипотеза в бэклоге экспериментов: `BacklogHypothesis`.', 'Гипотеза на тактике: `HypothesisLine`.'],
  keys: [['Enter', 'на «Добавить в гипотезы» открывает диалог; потом фокус остаётся у этой гипотезы']],
  speech: ['Кнопка называет и гипотезу: «Добавить в гипотезы: …». Эксперименты — список со своим именем.'],
  props: {
    hypothesis: 'Гипотеза.',
    experiments: 'Эксперименты из неё, новые первыми: их выводы и есть её итог.',
    onAdd: '«Добавить в гипотезы»; только для новых.',
    onEdit: '«Изменить гипотезу»; в любом статусе.',
    linksHref: 'Адрес её «Связей».',
    onOpenPassage: 'Открывает материал на цитате.',
  },
});
