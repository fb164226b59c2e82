import type { FoundElsewhereProps } from '#src/features/tactics/FoundElsewhere.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FoundElsewhereProps>({
  what: 'На этом этапе таких слов нет: где есть и как вернуть всё.',
  example: 'OnOtherStages',
  whenNot: ['Пуст весь список: `EmptyState`.'],
  props: {
    query: 'Что искали.',
    proof: 'О какой доказанности спросили; `all` — ни о какой.',
    stage: 'На каком этапе не нашлось.',
    found: 'Что прошло фильтр, по этапам.',
    onStageChange: 'Зовётся с этапом, где есть.',
    onReset: 'Снова пропускает всё.',
  },
});
