import type { AccessDialogProps } from '#src/features/team/AccessDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AccessDialogProps>({
  what: '«Доступ и ссылки»: ссылка с ролью и сроком впускает коллегу; здесь же компанию забирают обратно.',
  whenNot: ['Компанию видит один браузер: сначала `ShareDialog`.'],
  props: {
    links: 'Действующие ссылки; null, пока сервер не ответил. Адрес виден один раз, когда ссылку создали.',
    problem: 'Почему ссылок не получить; `null` — причины нет.',
    onRetry: 'Спрашивает сервер ещё раз.',
    onCreate: 'Создаёт ссылку с ролью на столько дней.',
    onCopy: 'Копирует адрес.',
    onRevoke: 'Отключает ссылку; кто по ней вошёл, теряет доступ.',
    onClose: 'Зовётся, когда окно убирают.',
  },
});
