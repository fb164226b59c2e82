import type { ToldLineProps } from '#src/features/history/ToldLine.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ToldLineProps>({
  what: 'Строка «Что изменилось» и «Журнала»: что, под ним — кто и когда.',
  whenNot: ['Правка с прежними словами: `HistoryItem`.'],
  props: { title: 'Что рассказано.', note: 'Кто и когда.' },
});
