import type { BrokenNoteProps } from '#src/patterns/BrokenNote.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<BrokenNoteProps>({
  what: 'Говорит, что часть записей отложена: повреждённая никогда не роняет список и никогда не прячется молча.',
  example: 'Some',
  when: ['Над списком, когда хранилище отложило хотя бы одну запись.'],
  whenNot: ['Не открылся весь список: это `ErrorState` из `ListStates`.'],
  anatomy: [
    { part: 'Строка', sense: 'сколько записей, где они теперь и как их забрать: «3 записи не удалось прочитать…».' },
  ],
  keys: 'Это текст: нажимать в нём нечего.',
  speech: ['Читается перед списком, обычным текстом. Сама не объявляется: срочного в ней нет, записи целы.'],
  props: { count: 'Сколько записей не прочиталось; при 0 ничего не рисуется.' },
  code: `import { BrokenNote } from '#src/patterns/BrokenNote.tsx';

<BrokenNote count={brokenCount} />`,
});
