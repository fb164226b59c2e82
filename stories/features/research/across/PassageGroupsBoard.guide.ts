import type { PassageGroupsBoardProps } from '#src/features/research/across/PassageGroupsBoard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageGroupsBoardProps>({
  what: 'Цитаты и группы, в которые их раскладывают.',
  example: 'Carrying',
  whenNot: ['Эксперименты по статусам: `ExperimentBoard`.'],
  keys: [
    ['Enter', 'на «В группу…» цитаты: меню делает то же, что перенос; у выбранной — со всеми выбранными'],
    ['Esc', 'снимает выбор'],
  ],
  speech: ['Слышно, сколько выбрано; что цитата взята, над какой она группой и куда положена.'],
  props: {
    sorting: 'Цитаты, как они лежат.',
    passageHref: 'Адрес цитаты в виде чтения.',
    onPut: 'Положить цитаты в группу или убрать из неё; отвечает, вышло ли: тогда выбор снимается.',
    onMove: 'Сдвинуть группу на одно место.',
    onDelete: 'Удалить группу.',
    onAsk: 'Нужен диалог: имя, объединение, гипотеза, инсайт.',
  },
});
