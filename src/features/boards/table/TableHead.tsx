import { ArrowLeft, ArrowRight, MoreHorizontal, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

import { TextArea } from '../../../ui/field/TextArea.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';

export interface TableHeadProps {
  /** Names of the columns, in order. */
  names: readonly string[];
  /** Another name was typed for a column. */
  onRename: (column: number, name: string) => void;
  /** Called to move a column to another place. */
  onMove: (from: number, to: number) => void;
  /** A column is to go; never the last one. */
  onRemove: (column: number) => void;
}

const Corner = styled.td``;

/** The head of a table that is edited: each column's name, and what can be done with the column. */
export function TableHead({ names, onRename, onMove, onRemove }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {names
          .map((name, column) => ({ name, column, key: `${column}` }))
          .map(({ name, column, key }) => (
            <th key={key} scope="col">
              <div>
                <TextArea
                  label={`Название столбца ${column + 1}`}
                  hideLabel
                  rows={1}
                  data-cell={`-1:${column}`}
                  value={name}
                  onChange={(event) => onRename(column, event.target.value)}
                />
                <Menu
                  label={`Столбец ${name || column + 1}`}
                  trigger={
                    <IconButton label={`Столбец ${name || column + 1}: что сделать`} icon={<MoreHorizontal />} />
                  }
                  items={[
                    {
                      label: 'Левее',
                      icon: <ArrowLeft />,
                      disabled: column === 0,
                      onSelect: () => onMove(column, column - 1),
                    },
                    {
                      label: 'Правее',
                      icon: <ArrowRight />,
                      disabled: column === names.length - 1,
                      onSelect: () => onMove(column, column + 1),
                    },
                    {
                      label: 'Удалить столбец',
                      icon: <Trash2 />,
                      danger: true,
                      divided: true,
                      disabled: names.length === 1,
                      onSelect: () => onRemove(column),
                    },
                  ]}
                />
              </div>
            </th>
          ))}
        <Corner />
      </tr>
    </thead>
  );
}
