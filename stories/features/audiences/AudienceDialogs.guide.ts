import type { AudienceDialogsProps } from '#src/features/audiences/AudienceDialogs.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AudienceDialogsProps>({
  what: 'Формы и диалоги экрана аудиторий; набранное переживает закрытие по ошибке.',
  example: 'Creating',
  whenNot: ['Диалоги одной персоны отдельно: `PersonaDialogs`.'],
  props: {
    readTable: 'Читает таблицу из файла.',
    columns: 'Помнит, чем считались столбцы таблиц с такими заголовками.',
    findElsewhere: 'В каких ещё аудиториях есть эти люди.',
    explain: 'Почему файл не прочитался, словами.',
    open: 'Открытая аудитория или `null`.',
    dialog: 'Какой диалог поверх экрана или `null`.',
    onDialogChange: 'Попросили другой диалог или никакого.',
    candidates: 'Кого подсказывают цитаты, без отклонённых; `null`, пока цитаты читаются.',
    studyHref: 'Адрес исследования; `null` — удалено.',
    onCreateAudience: 'Записывает новую аудиторию.',
    onDeleteAudience: 'Удаляет аудиторию с персонами и контактами.',
    onAddContacts: 'Добавляет контакты одного вида.',
    onRequestRecruiting: 'Записывает, кого найти.',
    onRejectCandidate: 'Запоминает, что это не персона.',
    onRestoreCandidate: 'Снова предлагает отклонённого.',
  },
});
