import type { CodePairsListProps } from '#src/features/research/across/CodePairsList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CodePairsListProps>({
  what: 'Коды, которые встречаются вместе: у скольких человек и в скольких местах.',
  example: 'Some',
  whenNot: ['Спутники одного кода — на его странице.'],
  keys: [
    ['↓ и ↑', 'по парам'],
    ['Enter', 'открывает цитаты пары'],
  ],
  props: {
    pairs: 'Пары в нужном порядке.',
    openKey: 'Пара, чьи цитаты открыты.',
    onOpen: 'Нажата пара.',
  },
});
