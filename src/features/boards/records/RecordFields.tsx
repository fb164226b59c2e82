import { ArrowUp, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

export interface RecordFieldsProps {
  /** Name of the record in the form: «Сегмент 2». */
  name: string;
  /** Names of its fields: its name first, its figure second. */
  labels: readonly string[];
  /** Values of its fields. */
  cells: readonly string[];
  /** Something else was typed. */
  onChange: (column: number, text: string) => void;
  /** Called to move it one place up; undefined for the first. */
  onMove: (() => void) | undefined;
  /** It is to go. */
  onRemove: () => void;
}

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  min-width: 0;
  margin: 0;
  padding: ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;

  & > legend {
    padding: 0 ${spaces[1]}px;
    font-size: ${fontSizes.sm};
    font-weight: 600;
  }
  @container (min-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 880px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Signs = styled.div`
  display: flex;
  gap: ${spaces[1]}px;
  grid-column: 1 / -1;
  justify-content: end;
`;

/** Edits one of several things, in fields of its own. */
export function RecordFields({ name, labels, cells, onChange, onMove, onRemove }: RecordFieldsProps) {
  return (
    <Fields data-added="record">
      <legend>{name}</legend>
      {labels
        .map((label, column) => ({ label: label.trim() || `Поле ${column + 1}`, column, key: `${column}` }))
        .map(({ label, column, key }) =>
          column < 2 ? (
            <TextField
              key={key}
              label={label}
              value={cells[column] ?? ''}
              onChange={(event) => onChange(column, event.target.value)}
            />
          ) : (
            <TextArea
              key={key}
              label={label}
              rows={1}
              value={cells[column] ?? ''}
              onChange={(event) => onChange(column, event.target.value)}
            />
          ),
        )}
      <Signs>
        {onMove ? <IconButton size="sm" label={`Выше: ${name}`} icon={<ArrowUp />} onClick={onMove} /> : null}
        <IconButton size="sm" data-remove="record" label={`Удалить: ${name}`} icon={<Trash2 />} onClick={onRemove} />
      </Signs>
    </Fields>
  );
}
