import type { CountedSummaryProps } from '#src/patterns/list/CountedSummary.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<CountedSummaryProps>({
  what: 'Вторая строка записи: сколько людей и о чём. Число стоит в своём столбце, поэтому в списке его можно вести глазом.',
  example: 'Line',
  when: ['Под названием в строке списка.'],
  whenNot: ['Больше одной строки смысла: остальное — в раскрытой записи.'],
  anatomy: [
    {
      part: 'Счёт',
      sense: 'со своим словом: «12 участников»; ширина столбца одна на весь список.',
      at: '#storybook-root span > span, #storybook-root div > span',
    },
    {
      part: 'Смысл',
      sense: 'одна строка; обрывается там, где кончается место.',
      at: '#storybook-root span > span + span',
    },
  ],
  keys: 'Это текст внутри строки списка; клавиши слышит строка.',
  speech: ['«12 участников» и смысл подряд; обрезанное на экране читается целиком.'],
  props: { count: 'Сколько, со словом: «12 участников».', text: 'Одна строка смысла.' },
  code: `import { CountedSummary } from '#src/patterns/list/CountedSummary.tsx';

<CountedSummary count={counted(study.participants, PEOPLE)} text={study.goal} />`,
});
