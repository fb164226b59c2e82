import type { JournalDialogProps } from '#src/features/history/JournalDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<JournalDialogProps>({
  what: '«Журнал» владельца: кто кого пустил, чью роль изменил, что выгрузил и стёр. Слов респондентов в нём нет.',
  whenNot: ['Правки записей: `NewsDialog` и `HistoryDialog`.'],
  props: {
    journal: 'Записи журнала, или почему их не показать.',
    action: 'Выбранное действие; пусто — все.',
    actor: 'Выбранный человек; пусто — все.',
    people: 'Из кого выбирать.',
    isFetching: 'Старшие записи идут с сервера.',
    moreFailed: 'Почему остальное не пришло, когда его просили последний раз; пусто — пришло.',
    isExporting: 'Делается файл.',
    onFilterChange: 'Зовётся с новым выбором.',
    onExport: 'Скачивает всё выбранное.',
    onMore: 'Просит старшие записи.',
    onRetry: 'Читает ещё раз.',
    onClose: 'Зовётся, когда окно убирают.',
  },
});
