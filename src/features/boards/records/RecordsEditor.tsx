import { Plus, Redo2, Undo2 } from 'lucide-react';
import { styled } from 'styled-components';

import { emptyRecords, readRecords, type RecordCard } from '../../../domain/boards/cardRecords.ts';
import { writeTable, type CardTable } from '../../../domain/boards/cardTable.ts';
import { TABLE_LIMITS, withCell, withoutRow, withRow, withRowMoved } from '../../../domain/boards/tableEdits.ts';
import type { CardEditorProps } from '../../../patterns/form/cardForm.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useFormSteps } from '../useFormSteps.ts';
import { useFormText } from '../useFormText.ts';
import { useRowFocus } from '../useRowFocus.ts';
import { RecordFields } from './RecordFields.tsx';

export interface RecordsEditorProps extends Pick<CardEditorProps, 'value' | 'onChange'> {
  /** Template of the card. */
  card: RecordCard;
}

const Forms = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  outline: none;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
`;

/** Edits several things of a kind as forms: each is edited in fields, added, moved and removed; every step can be undone. */
export function RecordsEditor({ card, value, onChange }: RecordsEditorProps) {
  const read = (text: string): CardTable => readRecords(text, card) ?? emptyRecords(card);
  const { form, change: write } = useFormText(value, read, writeTable, (text) => onChange(text));
  const { change, undo, redo } = useFormSteps(form, write);
  const { ref, added, removed } = useRowFocus();
  const { head, rows, note } = form;
  return (
    <Forms ref={ref} tabIndex={-1} data-wide-editor="">
      {rows
        .map((cells, row) => ({ cells, row, key: `${row}` }))
        .map(({ cells, row, key }) => (
          <RecordFields
            key={key}
            name={`${card.one} ${row + 1}`}
            labels={head}
            cells={cells}
            onChange={(column, text) => change(withCell(form, { row, column }, text), `${row}:${column}`)}
            onMove={
              row === 0
                ? undefined
                : () => {
                    removed('record', row);
                    change(withRowMoved(form, row, row - 1));
                  }
            }
            onRemove={() => {
              removed('record', row);
              change(withoutRow(form, row));
            }}
          />
        ))}
      <div>
        <Button
          size="sm"
          icon={<Plus />}
          data-add="record"
          disabled={rows.length >= TABLE_LIMITS.rows}
          onClick={() => {
            added('record');
            change(withRow(form));
          }}
        >
          {card.add}
        </Button>
        <IconButton size="sm" label="Отменить шаг" icon={<Undo2 />} disabled={!undo} onClick={undo} />
        <IconButton size="sm" label="Повторить шаг" icon={<Redo2 />} disabled={!redo} onClick={redo} />
      </div>
      <TextArea
        label="Примечание"
        rows={2}
        value={note}
        onChange={(event) => change({ ...form, note: event.target.value }, 'note')}
      />
    </Forms>
  );
}
