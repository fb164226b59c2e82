import type { TeamPanelProps } from '#src/features/team/TeamPanel.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TeamPanelProps>({
  what: 'За облаком в шапке: дошло ли сделанное до коллег, что ждёт, что не совпало, кто сейчас здесь.',
  whenNot: ['Выбрать между двумя версиями: `DifferencesDialog`.', 'Позвать коллегу: `AccessDialog`.'],
  props: {
    standing: 'Как обстоят дела на этом устройстве.',
    people: 'Остальные, кто открыл компанию; `null` — неизвестно, и тогда, как и без связи, их не показывают.',
    isAlone: 'Из коллег ещё никто не вошёл: сказано, как позвать.',
    onDifferences: 'Открывает «Несовпадения».',
    onAccess: 'Открывает «Доступ и ссылки»; null, если роль не позволяет.',
    refusedFiles: 'Файлы, которых сервер не взял, по именам.',
    onLeave: 'Открывает вопрос «Забрать копию»; `null`, пока компания уходит на сервер.',
    onReload: 'Загружает страницу заново.',
    onClose: 'Зовётся, когда панель убирают.',
  },
});
