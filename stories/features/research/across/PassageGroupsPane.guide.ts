import type { PassageGroupsPaneProps } from '#src/features/research/across/PassageGroupsPane.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageGroupsPaneProps>({
  what: 'Группа со своими цитатами или те, что ещё не разложены.',
  example: 'Group',
  whenNot: ['Столбец доски экспериментов: `BoardColumn`.'],
  keys: [
    ['↑, ↓, Home, End', 'по флажкам цитат, и тех, которых ещё нет в странице'],
    ['Shift + ↑, ↓', 'выбирает по пути'],
    ['Ctrl + A', 'выбирает все цитаты списка'],
  ],
  props: {
    choice: 'Что выбрано, здесь и в других группах.',
    carried: 'Цитата, которую несут: её строка остаётся в странице.',
    title: 'Имя группы.',
    words: 'Сколько людей, исследований и цитат за ней стоит.',
    passages: 'Цитаты в их порядке.',
    empty: 'Что сказано, когда их нет.',
    menu: 'Что можно сделать с группой.',
    foot: 'Что из неё можно сделать.',
  },
});
