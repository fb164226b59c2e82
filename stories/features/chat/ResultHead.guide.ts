import type { ResultHeadProps } from '#src/features/chat/ResultHead.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ResultHeadProps>({
  what: 'Имя доски и действия с ней; что послать некому, сказано под ними.',
  example: 'Ready',
  whenNot: ['Шапка экрана: `PageHeader`.'],
  speech: ['Ответ «послать некому» — `status`: слышен и без фокуса.'],
  props: {
    editing: 'Доску правят.',
    visionHref: 'Адрес всей доски.',
    onDownload: '«Скачать PDF» или другой формат; кнопка занята, пока файл не готов.',
    onShare: '«Отправить команде». `alone` — в компании никого, ничего не ушло.',
    inviteHref: 'Где приглашают коллег.',
    onEdit: '«Редактировать» и «Закончить правку»: нужное состояние.',
  },
});
