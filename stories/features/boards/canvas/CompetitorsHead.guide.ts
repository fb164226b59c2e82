import type { CompetitorsHeadProps } from '#src/features/boards/canvas/CompetitorsHead.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CompetitorsHeadProps>({
  what: 'Шапка таблицы канвы: кого сравнивают; первые — мы, и себя не удаляют.',
  whenNot: ['Таблица для чтения: там имена — заголовки столбцов.'],
  props: {
    names: 'Кого сравнивают, по порядку.',
    onRename: 'У стоящего на этом месте новое имя.',
    onRemove: 'Его убирают; первого — никогда.',
  },
});
