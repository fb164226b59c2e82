import type { TableRowProps } from '#src/features/boards/table/TableRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TableRowProps>({
  what: 'Строка таблицы, которую правят, и что с ней сделать.',
  whenNot: ['Вне `TableEditor`: это его строка.'],
  props: {
    cells: 'Что стоит в клетках.',
    row: 'Место строки, с нуля.',
    columns: 'Имена столбцов.',
    last: 'Место последней строки.',
    onChange: 'Набрано другое.',
    onMove: 'Строку переставляют.',
    onRemove: 'Строку убирают.',
  },
});
