import type { InsightListProps } from '#src/features/research/InsightList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InsightListProps>({
  what: 'О чём спрашивали и что узнали, строка за строкой, у каждой — слова, на которых она стоит.',
  when: ['Прочитать, что узнали в исследовании, и проверить, на чём это стоит.'],
  whenNot: ['Гипотезы: у `HypothesisRow` есть путь дальше.'],
  keys: [['Enter', 'на цитате открывает текст на этих словах']],
  props: {
    lines: 'Инсайты или вопросы по порядку.',
    onOpenPassage: 'Открывает материал на цитате.',
    onEdit: 'Строку хотят сказать иначе; без него строки не правят.',
    onRemove: 'Убирает строку; без него не убрать.',
  },
});
