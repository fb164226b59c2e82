import type { TableHeadProps } from '#src/features/boards/table/TableHead.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TableHeadProps>({
  what: 'Шапка таблицы, которую правят: имя каждого столбца и что с ним сделать.',
  whenNot: ['Вне `TableEditor`: это его шапка.'],
  props: {
    names: 'Имена столбцов по порядку.',
    onRename: 'Набрано другое имя.',
    onMove: 'Столбец переставляют.',
    onRemove: 'Столбец убирают; последний не убрать.',
  },
});
