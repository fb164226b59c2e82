import type { FactorRowProps } from '#src/features/boards/canvas/FactorRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FactorRowProps>({
  what: 'Фактор и оценка каждого, кого сравнивают.',
  whenNot: ['Вне таблицы канвы: это её строка.'],
  props: {
    factor: 'Фактор и оценки; недостающей ещё нет.',
    at: 'Место среди факторов, с нуля.',
    competitors: 'Кого сравнивают.',
    onChange: 'Изменились имя или оценки.',
    onRemove: 'Фактор убирают.',
  },
});
