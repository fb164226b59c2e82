import type { PassageGroupsBoardProps } from '#src/features/research/across/PassageGroupsBoard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageGroupsBoardProps>({
  what: 'Цитаты и группы, в которые их раскладывают.',
  example: 'Carrying',
  whenNot: ['Эксперименты по статусам: `ExperimentBoard`.'],
  keys: 'Переносить с клавиатуры не нужно: то же делает меню «В группу…» у цитаты и меню группы.',
  speech: ['Слышно, что цитата взята, над какой она группой и куда положена.'],
  props: {
    sorting: 'Цитаты, как они лежат.',
    passageHref: 'Адрес цитаты в виде чтения.',
    onPut: 'Положить цитату в группу или убрать из неё.',
    onMove: 'Сдвинуть группу на одно место.',
    onDelete: 'Удалить группу.',
    onAsk: 'Нужен диалог: имя, объединение, гипотеза, инсайт.',
  },
});
