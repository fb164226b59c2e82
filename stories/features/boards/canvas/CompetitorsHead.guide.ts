import type { CompetitorsHeadProps } from '#src/features/boards/canvas/CompetitorsHead.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CompetitorsHeadProps>({
  what: 'Шапка таблицы, в которой правят стратегическую канву: столбец — это тот, кого сравнивают. Первый столбец — мы сами, его не удалить.',
  when: ['Правка стратегической канвы: назвать по-другому или убрать того, с кем сравнивают.'],
  whenNot: ['Таблица для чтения: там имена — заголовки столбцов.'],
  props: {
    names: 'Кого сравнивают, по порядку.',
    onRename: 'У стоящего на этом месте новое имя.',
    onRemove: 'Его убирают; первого — никогда.',
  },
});
