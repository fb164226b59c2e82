import type { FindInTextProps } from '#src/features/research/reading/FindInText.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FindInTextProps>({
  what: 'Поиск в открытом тексте: слова, которое совпадение из скольких показано, вперёд и назад.',
  example: 'Found',
  whenNot: ['Поиск по списку: `FilterBar`.'],
  keys: [
    ['Enter', 'следующее совпадение'],
    ['Shift + Enter', 'предыдущее'],
  ],
  speech: ['«3 из 12» — `status`: слышно после каждого шага.'],
  props: {
    search: 'Как идёт поиск: даёт `useTextSearch`.',
    onSearch: 'Зовётся на каждую клавишу.',
    onStep: '1 — следующее, −1 — предыдущее.',
  },
});
