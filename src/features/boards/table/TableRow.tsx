import { ArrowDown, ArrowUp, MoreHorizontal, Trash2 } from 'lucide-react';

import { TextArea } from '../../../ui/field/TextArea.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';

export interface TableRowProps {
  /** Texts of its cells, in the columns' order. */
  cells: readonly string[];
  /** Its place, from 0. */
  row: number;
  /** Names of the columns. */
  columns: readonly string[];
  /** Place of the last row. */
  last: number;
  /** Something was typed into a cell. */
  onChange: (column: number, text: string) => void;
  /** Called to move it to another place. */
  onMove: (from: number, to: number) => void;
  /** It is to go. */
  onRemove: () => void;
}

/** A row of a table that is edited, and what can be done with it. */
export function TableRow({ cells, row, columns, last, onChange, onMove, onRemove }: TableRowProps) {
  const name = cells[0]?.trim() || `Строка ${row + 1}`;
  return (
    <tr>
      {columns
        .map((title, column) => ({ title: title.trim() || `Столбец ${column + 1}`, column, key: `${column}` }))
        .map(({ title, column, key }) => (
          <td key={key}>
            <TextArea
              label={column === 0 ? `${title}, строка ${row + 1}` : `${name}: ${title}`}
              hideLabel
              rows={1}
              data-cell={`${row}:${column}`}
              value={cells[column] ?? ''}
              onChange={(event) => onChange(column, event.target.value)}
            />
          </td>
        ))}
      <td>
        <Menu
          label={name}
          trigger={<IconButton label={`${name}: что сделать со строкой`} icon={<MoreHorizontal />} />}
          items={[
            { label: 'Выше', icon: <ArrowUp />, disabled: row === 0, onSelect: () => onMove(row, row - 1) },
            { label: 'Ниже', icon: <ArrowDown />, disabled: row === last, onSelect: () => onMove(row, row + 1) },
            { label: 'Удалить строку', icon: <Trash2 />, danger: true, divided: true, onSelect: onRemove },
          ]}
        />
      </td>
    </tr>
  );
}
