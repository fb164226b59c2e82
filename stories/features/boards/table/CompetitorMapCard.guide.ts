import type { CompetitorMapCardProps } from '#src/features/boards/table/CompetitorMapCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CompetitorMapCardProps>({
  what: 'Карточка «Карта конкурентов»: таблица, которую правят таблицей; хранится текстом Markdown, как и раньше.',
  example: 'Sample',
  whenNot: [
    'Несколько однородных вещей с подробностями: `RecordsCard`.',
    'Текст без таблицы: он показан и правится как текст.',
  ],
  props: {},
});
