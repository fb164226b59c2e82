import { Plus, Redo2, Undo2 } from 'lucide-react';

import { readTable, writeTable, type CardTable } from '../../../domain/boards/cardTable.ts';
import {
  TABLE_LIMITS,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from '../../../domain/boards/tableEdits.ts';
import type { CardEditorProps } from '../../../patterns/form/cardForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useFormSteps } from '../useFormSteps.ts';
import { useFormText } from '../useFormText.ts';
import { Help, Root } from './TableEditor.styles.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useTableKeys } from './useTableKeys.ts';

export type TableEditorProps = CardEditorProps;

const EMPTY: CardTable = {
  lead: '',
  head: ['Конкурент', 'Чем решает задачу', 'Чего не хватает', 'Цена'],
  rows: [['', '', '', '']],
  note: '',
};

const read = (text: string): CardTable => readTable(text) ?? EMPTY;

/**
 * A table of fields: rows and columns are named, added, moved and taken out, cells are gone through by keys, a table of a
 * spreadsheet is pasted, and every step can be taken back.
 */
export function TableEditor({ title, value, onChange }: TableEditorProps) {
  const { form, change: write } = useFormText(value, read, writeTable, (text) => onChange(text));
  const { change, undo, redo } = useFormSteps(form, write);
  const { ref, said, goTo, moveRow, moveColumn, onKeyDown, onPaste } = useTableKeys({ form, change, undo, redo });
  const { lead, head, rows, note } = form;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the fields within
    <Root ref={ref} tabIndex={-1} data-wide-editor="" onKeyDown={onKeyDown} onPaste={onPaste}>
      {lead === '' ? null : (
        <TextArea
          label="Над таблицей"
          rows={1}
          value={lead}
          onChange={(event) => change({ ...form, lead: event.target.value }, 'lead')}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section aria-label={`${title}: таблица`} tabIndex={0}>
        <table>
          <TableHead
            names={head}
            onRename={(column, text) => change(withCell(form, { row: -1, column }, text), `head:${column}`)}
            onMove={moveColumn}
            onRemove={(column) => {
              goTo({ row: -1, column: Math.max(0, column - 1) });
              change(withoutColumn(form, column));
            }}
          />
          <tbody>
            {rows
              .map((cells, row) => ({ cells, row, key: `${row}` }))
              .map(({ cells, row, key }) => (
                <TableRow
                  key={key}
                  cells={cells}
                  row={row}
                  columns={head}
                  last={rows.length - 1}
                  onChange={(column, text) => change(withCell(form, { row, column }, text), `${row}:${column}`)}
                  onMove={moveRow}
                  onRemove={() => {
                    goTo({ row: Math.min(row, rows.length - 2), column: 0 });
                    change(withoutRow(form, row));
                  }}
                />
              ))}
          </tbody>
        </table>
      </section>
      <div>
        <Button
          size="sm"
          icon={<Plus />}
          disabled={rows.length >= TABLE_LIMITS.rows}
          onClick={() => {
            goTo({ row: rows.length, column: 0 });
            change(withRow(form));
          }}
        >
          Добавить строку
        </Button>
        <Button
          size="sm"
          icon={<Plus />}
          disabled={head.length >= TABLE_LIMITS.columns}
          onClick={() => {
            goTo({ row: -1, column: head.length });
            change(withColumn(form));
          }}
        >
          Добавить столбец
        </Button>
        <IconButton size="sm" label="Отменить в таблице" icon={<Undo2 />} disabled={!undo} onClick={undo} />
        <IconButton size="sm" label="Повторить в таблице" icon={<Redo2 />} disabled={!redo} onClick={redo} />
      </div>
      <Help>
        Enter — строка ниже, стрелки — по клеткам, Alt+Shift+стрелки — переставить строку или столбец, Ctrl+Z —
        отменить. Таблицу можно вставить из Excel.
      </Help>
      <TextArea
        label="Под таблицей"
        rows={2}
        value={note}
        onChange={(event) => change({ ...form, note: event.target.value }, 'note')}
      />
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </Root>
  );
}
