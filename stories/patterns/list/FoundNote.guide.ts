import type { FoundNoteProps } from '#src/patterns/list/FoundNote.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<FoundNoteProps>({
  what: 'Слышно в программе чтения с экрана, на странице её нет: «Найдено: 3 исследования» или «Ничего не найдено», когда набор закончен.',
  example: 'ReadOut',
  when: ['Поиск по списку, у которого нет `FilterBar`: контакты, участники, палитра. В `FilterBar` она уже есть.'],
  whenNot: ['Ход долгого действия: это `ProgressBar`.', 'То, что случилось: это сообщение.'],
  anatomy: [{ part: 'Ответ', sense: 'через 0,7 секунды после последней клавиши; по буквам не мешает.' }],
  keys: 'Невидима и фокуса не берёт.',
  speech: ['Роль `status`: договорив прежнее. Тот же ответ на другой вопрос слышен снова; то, с чем открыли, — нет.'],
  props: {
    asked: 'О чём спросили: слова и фильтры, в любом виде. На смену отвечают.',
    count: 'Сколько нашлось; `null`, пока неизвестно.',
    noun: 'Что нашлось, для 1, 2–4 и 5.',
  },
  code: `import { FoundNote } from '#src/patterns/list/FoundNote.tsx';

<FoundNote asked={query} count={found.length} noun={['контакт', 'контакта', 'контактов']} />`,
});
