import type { HistoryHeadProps } from '#src/features/account/billing/HistoryHead.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<HistoryHeadProps>({
  what: 'Заголовок истории платежей с фильтром и «Экспортом»; на бумаге — один заголовок.',
  whenNot: ['Список записей раздела: `ListHead`.'],
  props: {
    headingId: 'Идентификатор заголовка: по нему назван список.',
    headingRef: 'Заголовок, для фокуса.',
    count: 'Сколько платежей прошло фильтр.',
    filter: 'До чего сужен список.',
    busy: 'Файл готовится.',
    onFilterChange: 'Зовётся с нужным фильтром.',
    onExport: '«Экспорт».',
  },
});
