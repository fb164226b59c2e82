import type { RecordsViewProps } from '#src/features/boards/records/RecordsView.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RecordsViewProps>({
  what: 'Несколько однородных вещей одна под другой: имя, число и что о каждой сказано.',
  whenNot: ['Сравнение по многим столбцам: таблица в `MarkdownText`.'],
  props: { table: 'Имена того, что сказано (первое — имя, второе — число), и сказанное о каждой.' },
});
