import { useMemo } from 'react';
import { styled } from 'styled-components';

import type { ContactType } from '../../../domain/audiences/contact.ts';
import { columnCount, columnLetters, findContactPlace } from '../../../domain/audiences/contactTable.ts';
import type { ForeignNumber } from '../../../domain/core/phone.ts';
import { media } from '../../../theme/media.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Select } from '../../../ui/field/Select.tsx';
import type { ContactReading } from './contactDraft.ts';

export interface ContactTableChoiceProps {
  /** What is looked for. */
  type: ContactType;
  /** Tells phones outside +7, when another sheet is chosen. Default: those are not recognised. */
  foreign: ForeignNumber | undefined;
  /** Name of the file. */
  name: string;
  /** What was read of it, and where the contacts are taken from. */
  reading: Extract<ContactReading, { state: 'read' }>;
  /** Nothing can be changed now. */
  disabled: boolean;
  /** Called when the person chooses another sheet or column. */
  onChange: (reading: ContactReading) => void;
}

const Choices = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[3]}px;
  align-items: start;
  justify-self: stretch;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const COLUMN_LABELS: Readonly<Record<ContactType, string>> = {
  phone: 'Колонка с телефонами',
  telegram: 'Колонка с именами Telegram',
};

/** Most signs of a heading or a sample in the list of columns. */
const SHOWN = 40;
const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);

/** Names of a sheet's columns: «Телефон (B)», or by their first cell where there are no headings. */
function columnNames(rows: readonly (readonly string[])[], header: number): string[] {
  return Array.from({ length: columnCount(rows) }, (_, column) => {
    const letters = columnLetters(column);
    const heading = header === -1 ? '' : (rows[header]?.[column] ?? '').trim();
    if (heading !== '') return `${shorten(heading)} (${letters})`;
    const sample = rows.slice(header + 1, header + 100).find((row) => (row[column] ?? '').trim() !== '')?.[column];
    return sample === undefined ? `Пустая (${letters})` : `${letters}: ${shorten(sample.trim())}`;
  });
}

/** Which sheet and which column of a file the contacts are in; nothing, where there is nothing to choose. */
export function ContactTableChoice({ type, foreign, name, reading, disabled, onChange }: ContactTableChoiceProps) {
  const { sheets, place } = reading;
  const rows = sheets[place.sheet]?.rows;
  const names = useMemo(() => columnNames(rows ?? [], place.header), [rows, place.header]);
  const filled = sheets.flatMap((sheet, index) =>
    sheet.rows.length > 0 ? [{ value: String(index), label: sheet.name }] : [],
  );
  if (filled.length < 2 && names.length < 2) return null;
  return (
    <Choices aria-label={`Что взять из файла ${name}`}>
      {filled.length > 1 ? (
        <Select
          label="Лист"
          options={filled}
          value={String(place.sheet)}
          disabled={disabled}
          onValueChange={(value) => {
            const sheet = Number(value);
            onChange({
              ...reading,
              place: { sheet, ...findContactPlace(sheets[sheet]?.rows ?? [], { type, foreign }) },
            });
          }}
        />
      ) : null}
      {names.length > 1 || place.column === -1 ? (
        <Select
          label={COLUMN_LABELS[type]}
          options={names.map((label, column) => ({ value: String(column), label }))}
          value={place.column === -1 ? '' : String(place.column)}
          placeholder={place.column === -1 ? 'Выберите колонку' : undefined}
          hint={place.column === -1 ? 'Сами не нашли: покажите, где контакты' : undefined}
          disabled={disabled}
          onValueChange={(value) => {
            if (value !== '') onChange({ ...reading, place: { ...place, column: Number(value) } });
          }}
        />
      ) : null}
    </Choices>
  );
}
