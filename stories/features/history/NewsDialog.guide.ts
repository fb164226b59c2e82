import type { NewsDialogProps } from '#src/features/history/NewsDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<NewsDialogProps>({
  what: '«Что изменилось»: какие записи компании меняли с выбранного дня, кто и сколько раз.',
  whenNot: ['Что именно изменили в записи: `HistoryDialog`.'],
  props: {
    since: 'С какого времени.',
    date: 'Дата, когда выбрано «С даты…».',
    today: 'Сегодняшнее число, для календаря.',
    hasVisit: 'Открывали ли компанию в этом браузере раньше: без этого прошлого захода нет.',
    news: 'Записи по разделам, или почему их не показать.',
    isFetching: 'Остальные записи идут с сервера.',
    moreFailed: 'Почему остальное не пришло, когда его просили последний раз; пусто — пришло.',
    onSinceChange: 'Зовётся с новым началом.',
    onMore: 'Просит остальные записи.',
    onRetry: 'Собирает ещё раз.',
    onClose: 'Зовётся, когда окно убирают.',
  },
});
