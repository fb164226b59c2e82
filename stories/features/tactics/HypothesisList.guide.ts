import type { HypothesisListProps } from '#src/features/tactics/HypothesisList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<HypothesisListProps>({
  what: '«Гипотезы для улучшений»: у каждой её эксперименты или кнопка, которая его создаёт.',
  example: 'Waiting',
  whenNot: ['Бэклог гипотез с поиском: он на экране экспериментов.'],
  props: {
    hypotheses: 'Гипотезы по приоритету; порядок сохраняется.',
    limit: 'Сколько видно сначала.',
    origins: 'Названо ли происхождение каждой.',
  },
});
