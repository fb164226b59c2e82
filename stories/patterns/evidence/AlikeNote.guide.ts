import type { AlikeNoteProps } from '#src/patterns/evidence/AlikeNote.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<AlikeNoteProps>({
  what: 'Тихая строка под полем, в которое пишут гипотезу или инсайт: то же уже записано.',
  example: 'Taking',
  when: ['Под полем нового или исправляемого текста, рядом с которым есть такие же.'],
  whenNot: ['Записать нельзя вовсе: ошибка у поля.'],
  anatomy: [
    { part: 'Похожее', sense: 'текст записи; открывается в новой вкладке, чтобы набранное осталось.', at: 'a' },
    { part: 'Кнопка', sense: 'отдаёт слова, из которых делают новую, той, что уже есть.', at: 'button' },
  ],
  keys: [['Enter', 'на ссылке открывает запись, на кнопке отдаёт слова']],
  speech: ['«Похоже на: «…»» — когда набор замер и похожее нашлось.'],
  props: {
    records: 'Что говорит то же, ближайшее впереди; пусто — строки нет.',
    onTake: 'Отдать слова одной из них; без него кнопки нет.',
  },
  code: `import { AlikeNote } from '#src/patterns/evidence/AlikeNote.tsx';

<AlikeNote records={alike} onTake={(id) => addWordsTo(id)} />`,
});
