import type { ReadingBarProps } from '#src/patterns/evidence/ReadingBar.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ReadingBarProps>({
  what: 'Строка над предложениями: попросить модель прочитать разговоры, остановить, узнать, что вышло. Сами предложения стоят под ней.',
  example: 'Done',
  when: ['Модель читает разговоры и предлагает целиком: строки доски, персоны аудитории.'],
  whenNot: ['Модель предлагает поля формы: `ModelBar`.', 'У компании нет модели: строки нет вовсе.'],
  anatomy: [
    { part: 'Кнопка', sense: 'спрашивает, а пока модель читает, останавливает: фокус остаётся на ней.', at: 'button' },
    { part: 'Что вышло', sense: 'сколько прочитано, сколько предложено; или почему не ответила.', at: 'output' },
  ],
  keys: [['Enter', 'на кнопке спрашивает или останавливает']],
  speech: ['«Модель … читает разговоры: 1 из 4 частей…», затем что вышло.'],
  props: {
    name: 'Название модели.',
    why: 'Почему спросить нельзя, предложением; пусто — можно.',
    work: 'Что она успела.',
    sends: 'Что ей уйдёт и что нет; сказано до нажатия.',
    weighing: 'Что она делает, когда прочитала.',
    told: 'Что вышло.',
    onAsk: 'Спросить модель.',
    onStop: 'Остановить.',
  },
  code: `import { ReadingBar } from '#src/patterns/evidence/ReadingBar.tsx';

<ReadingBar
  name="qwen2.5-14b-instruct"
  why=""
  work={work}
  sends="Модель прочитает слова респондентов, без имён и контактов."
  weighing="складывает предложения"
  told="Модель предлагает: 2 строки."
  onAsk={onAsk}
  onStop={onStop}
/>`,
});
