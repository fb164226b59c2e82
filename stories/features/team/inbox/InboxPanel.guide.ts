import type { InboxPanelProps } from '#src/features/team/inbox/InboxPanel.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InboxPanelProps>({
  what: '«Входящие» за колокольчиком: что касается человека в открытой компании, по дням, новое сверху.',
  whenNot: ['Выбрать, что сюда приходит: `InboxChoicesDialog`.', 'Разобрать то, что не совпало: `DifferencesDialog`.'],
  props: {
    inbox: 'Что загружено.',
    stale: 'Почему показанное могло устареть, фразой; `null`, если не могло.',
    refused: 'Сколько правок этого устройства сервер не принял: о них сказано первым.',
    now: 'Этот миг: по нему названы дни.',
    isLoadingMore: 'Продолжение загружается.',
    companiesHref: 'Где компании человека.',
    choicesHref: 'Где выбирают, что сюда приходит.',
    onDifferences: 'Открывает «Несовпадения».',
    onOpen: 'Человек идёт туда, куда ведёт строка.',
    onRead: 'Строка прочитана без этого.',
    onReadAll: 'Прочитано всё.',
    onMute: 'Об этом больше не сообщать, или снова сообщать.',
    onMore: 'Загружает продолжение.',
    onRetry: 'Загружает заново.',
    onClose: 'Зовётся, когда панель убирают.',
  },
});
