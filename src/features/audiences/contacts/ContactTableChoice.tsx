import { useMemo, useState } from 'react';
import { styled } from 'styled-components';

import {
  COLUMN_USE_LABELS,
  COLUMN_USES,
  hasAddress,
  withUse,
  type ColumnUse,
  type SheetPlan,
} from '../../../domain/audiences/contactPlan.ts';
import { counted, NBSP, quoted } from '../../../domain/core/format.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import type { ContactReading, ContactSheet, ReadTable } from './contactDraft.ts';

export interface ContactTableChoiceProps {
  /** Name of the file. */
  name: string;
  /** Read table, and the meaning of its columns. */
  reading: ReadTable;
  /** Nothing can be changed now. */
  disabled: boolean;
  /** Called when the person chooses another sheet, or what a column is. */
  onChange: (reading: ContactReading) => void;
}

const Choices = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  justify-self: stretch;

  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > p[data-tone='warning'] {
    color: var(--color-ink);
  }
  & > button {
    justify-self: start;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: ${spaces[3]}px;
  align-items: start;
`;

/** Sheet and whether it is taken: the box is beside the field, not beside its label. */
const Sheet = styled(Grid)`
  align-items: end;
`;

/** Most signs of a heading or a sample. */
const SHOWN = 40;
const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);

/** Columns shown at first: a table may have two hundred. */
const COLUMNS_SHOWN = 12;

const OPTIONS = COLUMN_USES.map((value) => ({ value, label: COLUMN_USE_LABELS[value] }));

/** Column whose meaning is chosen, with its content. */
interface Column {
  readonly at: number;
  readonly label: string;
  readonly samples: string;
}

/** The columns that hold anything, each with its first cells. */
function columnsOf({ rows }: ContactSheet, { header, labels }: SheetPlan): readonly Column[] {
  const sample = rows.slice(header + 1, header + 201);
  return labels.flatMap((label, at): readonly Column[] => {
    const cells = [...new Set(sample.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== ''))];
    if (cells.length === 0) return [];
    return [{ at, label: shorten(label), samples: shorten(cells.slice(0, 3).join(' · ')) }];
  });
}

/** Which sheets of a file are taken, and what each of their columns is; nothing, where there is nothing to choose. */
export function ContactTableChoice({ name, reading, disabled, onChange }: ContactTableChoiceProps) {
  const { sheets, plans, shown } = reading;
  const sheet = sheets[shown];
  const plan = plans[shown];
  const header = plan?.header;
  const labels = plan?.labels;
  const columns = useMemo(
    () =>
      sheet && labels && header !== undefined ? columnsOf(sheet, { header, labels, uses: [], isTaken: true }) : [],
    [sheet, labels, header],
  );
  const [all, setAll] = useState(false);
  const filled = sheets.flatMap((one, index) =>
    one.rows.length > 0
      ? [
          {
            value: String(index),
            label: plans[index]?.isTaken ? one.name : `${one.name}${one.isHidden ? ', скрытый' : ''}: не берём`,
          },
        ]
      : [],
  );
  if (!plan || (filled.length < 2 && plan.labels.length < 2)) return null;
  const change = (next: SheetPlan) => onChange({ ...reading, plans: plans.with(shown, next) });
  const listed = all ? columns : columns.slice(0, COLUMNS_SHOWN);
  const rest = columns.length - listed.length;
  return (
    <Choices aria-label={`Что взять из файла ${name}`}>
      {filled.length > 1 ? (
        <Sheet>
          <Select
            label="Лист"
            options={filled}
            value={String(shown)}
            disabled={disabled}
            onValueChange={(value) => onChange({ ...reading, shown: Number(value) })}
          />
          <Checkbox
            label={`Взять лист ${quoted(shorten(sheet?.name ?? ''))}`}
            checked={plan.isTaken}
            disabled={disabled}
            onChange={(event) => change({ ...plan, isTaken: event.target.checked })}
          />
        </Sheet>
      ) : null}
      {hasAddress(plan) ? (
        <p>
          Проверьте, что в{NBSP}колонках. «Оставить как есть» сохранит колонку рядом с{NBSP}контактом.
        </p>
      ) : (
        <p data-tone="warning">
          Сами не{NBSP}нашли, где люди: укажите колонку с{NBSP}телефоном, почтой или Telegram.
        </p>
      )}
      {plan.isTaken || !hasAddress(plan) ? (
        <Grid>
          {listed.map(({ at, label, samples }) => (
            <Select
              key={at}
              label={label}
              hint={samples}
              options={OPTIONS}
              value={plan.uses[at] ?? 'keep'}
              disabled={disabled}
              onValueChange={(value) => change(withUse(plan, at, value as ColumnUse))}
            />
          ))}
        </Grid>
      ) : null}
      {rest > 0 && plan.isTaken ? (
        <Button size="sm" onClick={() => setAll(true)}>
          Показать ещё {counted(rest, ['колонку', 'колонки', 'колонок'])}
        </Button>
      ) : null}
    </Choices>
  );
}
