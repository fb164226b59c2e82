import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';

import { type CardTable } from '../../../domain/boards/cardTable.ts';
import {
  pastedCells,
  TABLE_LIMITS,
  withCells,
  withColumnMoved,
  withRow,
  withRowMoved,
  type CellPlace,
} from '../../../domain/boards/tableEdits.ts';
import { counted } from '../../../domain/core/format.ts';
import type { FormSteps } from '../useFormSteps.ts';
import { stepOf } from './tableSteps.ts';

/** A table that is edited by keys. */
export interface TableKeys {
  /** Around the table's fields; each has `data-cell="row:column"`, −1 for the row of names. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Last change, for screen readers; empty at first. */
  readonly said: string;
  /** A cell takes the focus once it is drawn. */
  readonly goTo: (place: CellPlace) => void;
  /** Puts a row, or a column, elsewhere; the focus goes with it. */
  readonly moveRow: (from: number, to: number) => void;
  readonly moveColumn: (from: number, to: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** Returns the place of a field in the table; null for a field that is no cell. */
function placeOf(target: EventTarget): CellPlace | null {
  if (!(target instanceof HTMLTextAreaElement)) return null;
  const [row, column] = (target.dataset.cell ?? '').split(':').map(Number);
  return row === undefined || column === undefined || Number.isNaN(row) ? null : { row, column };
}

/** The keys of a table that is edited, and what is pasted into it. */
export function useTableKeys({
  form,
  change,
  undo,
  redo,
}: { readonly form: CardTable } & FormSteps<CardTable>): TableKeys {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useRef<CellPlace | null>(null);
  const [said, setSaid] = useState('');
  const fieldAt = ({ row, column }: CellPlace) =>
    ref.current?.querySelector<HTMLTextAreaElement>(`[data-cell="${row}:${column}"]`);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    (fieldAt(wanted.current) ?? ref.current)?.focus();
    wanted.current = null;
  });
  const goTo = (place: CellPlace) => {
    wanted.current = place;
  };
  const { head, rows } = form;

  const moveRow = (from: number, to: number, column = 0) => {
    if (to < 0 || to >= rows.length) return;
    goTo({ row: to, column });
    setSaid(`Строка теперь ${to + 1} из ${rows.length}`);
    change(withRowMoved(form, from, to));
  };
  const moveColumn = (from: number, to: number, row = -1) => {
    if (to < 0 || to >= head.length) return;
    goTo({ row, column: to });
    setSaid(`Столбец теперь ${to + 1} из ${head.length}`);
    change(withColumnMoved(form, from, to));
  };

  /** Returns the action of a key; null when the field handles it. */
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    if (event.nativeEvent.isComposing) return null;
    if (event.ctrlKey || event.metaKey) {
      const isUndo = event.code === 'KeyZ' && !event.shiftKey;
      const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
      return isUndo ? (undo ?? (() => {})) : isRedo ? (redo ?? (() => {})) : null;
    }
    const place = placeOf(event.target);
    const step = place && stepOf(event, event.target as HTMLTextAreaElement);
    if (!place || !step) return null;
    const { row, column } = place;
    if (step.moves) {
      if (step.right !== 0) return () => moveColumn(column, column + step.right, row);
      return row < 0 ? null : () => moveRow(row, row + step.down, column);
    }
    const to = { row: row + step.down, column: column + step.right };
    if (to.row === rows.length && step.adds && rows.length < TABLE_LIMITS.rows) {
      return () => {
        goTo(to);
        change(withRow(form));
      };
    }
    const field = fieldAt(to);
    if (!field) return step.adds ? () => {} : null;
    return () => {
      field.focus();
      const caret = step.right > 0 ? 0 : field.value.length;
      field.setSelectionRange(caret, caret);
    };
  };

  return {
    ref,
    said,
    goTo,
    moveRow,
    moveColumn,
    onKeyDown: (event) => {
      const act = actionOf(event);
      if (!act) return;
      event.preventDefault();
      act();
    },
    onPaste: (event) => {
      const place = placeOf(event.target);
      const pasted = place && pastedCells(event.clipboardData.getData('text/plain'));
      if (!place || !pasted) return;
      event.preventDefault();
      const room = { rows: TABLE_LIMITS.rows - place.row, columns: TABLE_LIMITS.columns - place.column };
      const cells = pasted.slice(0, room.rows).map((line) => line.slice(0, room.columns));
      const size = `Вставлено: ${counted(cells.length, ['строка', 'строки', 'строк'])}`;
      setSaid(cells.length < pasted.length ? `${size} из ${pasted.length}, больше таблица не вмещает` : size);
      change(withCells(form, place, cells));
    },
  };
}
