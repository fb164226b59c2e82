import type { TalkComposerProps } from '#src/features/talk/TalkComposer.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TalkComposerProps>({
  what: 'Поле, в котором пишут комментарий, ответ или правят свой. Имя после @ дописывается из списка.',
  example: 'Calling',
  whenNot: ['Форма записи: у неё поля и сверка, `RecordForm`.'],
  keys: [
    ['Ctrl + Enter', 'отправляет'],
    ['@', 'открывает имена; стрелки ходят, Enter или Tab вставляет'],
    ['Escape', 'убирает имена, текст остаётся'],
  ],
  speech: ['«Имён: 2. Стрелки выбирают, Enter вставляет» — когда открылся список.'],
  props: {
    label: 'Имя поля: «Комментарий», «Ответ».',
    action: 'Слово на главной кнопке.',
    draft: 'Что стоит в поле сначала.',
    onDraftChange: 'Всё набранное, чтобы его сохранить; пустое — отправлено или отменено.',
    members: 'Кого можно позвать.',
    onSend: 'Сохраняет; поле пустеет, только когда это случилось.',
    onCancel: 'Отказ; без него нет и кнопки.',
    field: 'Само поле, для фокуса.',
    rows: 'Строк в пустом поле.',
  },
});
