import type { PassageNoteProps } from '#src/features/research/reading/PassageNote.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageNoteProps>({
  what: 'Отмеченные слова: строка на полях, которая раскрывается в то, что из них выросло.',
  example: 'Open',
  whenNot: ['Слова, взятые в гипотезу, на её строке: `QuoteLink`.'],
  keys: [['Enter', 'раскрывает и сворачивает']],
  speech: ['Имя строки: коды, инсайты, гипотезы и сами слова.'],
  props: {
    passage: 'Отмеченные слова и что из них выросло.',
    codes: 'Кодовая книга по идентификаторам.',
    open: 'Раскрыта ли.',
    withWords: 'Показать ли слова: нужны вдали от текста.',
    onOpenChange: 'Раскрыть или свернуть.',
    onShow: '«Показать в тексте»; без него не предложено.',
    acts: 'Что можно сделать: снять код, записать заметку, удалить отметку, открыть гипотезу.',
  },
});
