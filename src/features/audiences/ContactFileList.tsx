import { FileText, RotateCcw, X } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';

import { shortName } from '../../domain/attachment.ts';
import type { ContactType } from '../../domain/contact.ts';
import { findContactPlace } from '../../domain/contact.ts';
import { counted, formatMegabytes } from '../../domain/format.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Select } from '../../ui/Select.tsx';
import { columnCount, columnLetters, type ContactFile, type ContactReading } from './contactDraft.ts';

export interface ContactFileListProps {
  /** Name of the list for screen readers. */
  label: string;
  /** What is looked for in the files. */
  type: ContactType;
  /** Chosen files. */
  files: readonly ContactFile[];
  /** How far those that are being read have come, by id. */
  progress: Readonly<Record<number, { readonly done: number; readonly total: number }>>;
  /** Nothing can be changed now. Default false. */
  disabled?: boolean;
  /** Stops the reading of a file. */
  onCancel: (id: number) => void;
  /** Reads a file once more. */
  onRetry: (id: number) => void;
  /** Takes a file out. */
  onRemove: (id: number) => void;
  /** Called when the person chooses another sheet or column. */
  onReadingChange: (id: number, reading: ContactReading) => void;
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
    padding: ${spaces[2]}px ${spaces[2]}px ${spaces[2]}px ${spaces[3]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
    font-size: ${fontSizes.sm}px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${spaces[2]}px;

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: var(--color-ink-soft);
  }
  & > span:first-of-type {
    min-width: 0;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span:nth-of-type(2) {
    flex: 1 0 auto;
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  justify-items: start;
  padding-right: ${spaces[2]}px;
  padding-bottom: ${spaces[1]}px;

  &:empty {
    display: none;
  }
  & > p {
    overflow-wrap: anywhere;
  }
  &[data-state='failed'] > p {
    color: var(--color-danger);
  }
  &[data-state='reading'] {
    justify-items: stretch;
  }
`;

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

interface TableChoiceProps {
  type: ContactType;
  name: string;
  reading: Extract<ContactReading, { state: 'read' }>;
  disabled: boolean;
  onChange: (reading: ContactReading) => void;
}

/** Which sheet and which column the contacts are in. */
function TableChoice({ type, name, reading, disabled, onChange }: TableChoiceProps) {
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
            onChange({ ...reading, place: { sheet, ...findContactPlace(sheets[sheet]?.rows ?? [], type) } });
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

/** Chosen files of contacts: how far each has been read, why it was not, and where in it the contacts are. */
export function ContactFileList(props: ContactFileListProps) {
  const { label, type, files, progress, disabled = false, onCancel, onRetry, onRemove, onReadingChange } = props;
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ row: number; act: 'remove' | 'go' } | null>(null);

  // The pressed button leaves the page; the focus goes to what took its place.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { row, act } = wanted.current;
    wanted.current = null;
    const rows = list.current?.querySelectorAll<HTMLElement>(':scope > li');
    const target = rows?.[Math.min(row, rows.length - 1)];
    const button = target?.querySelector<HTMLElement>(
      act === 'remove' ? '[data-act=remove]' : '[data-part=body] button',
    );
    button?.focus();
  });

  if (files.length === 0) return null;
  const body = ({ id, file, reading }: ContactFile, row: number) => {
    const again = (text: string) => (
      <Button
        size="sm"
        icon={<RotateCcw />}
        disabled={disabled}
        onClick={() => {
          wanted.current = { row, act: 'go' };
          onRetry(id);
        }}
      >
        {text}
      </Button>
    );
    if (reading.state === 'reading') {
      const { done, total } = progress[id] ?? { done: 0, total: 1 };
      return (
        <ProgressBar
          label={`Читаем ${shortName(file.name)}`}
          value={done}
          max={total}
          onCancel={() => {
            wanted.current = { row, act: 'go' };
            onCancel(id);
          }}
        />
      );
    }
    if (reading.state === 'stopped') {
      return (
        <>
          <p>Чтение остановлено: из файла ничего не взято.</p>
          {again('Прочитать снова')}
        </>
      );
    }
    if (reading.state === 'failed') {
      return (
        <>
          <p role="alert">{reading.message}</p>
          {again('Повторить')}
        </>
      );
    }
    return (
      <TableChoice
        type={type}
        name={file.name}
        reading={reading}
        disabled={disabled}
        onChange={(next) => onReadingChange(id, next)}
      />
    );
  };
  return (
    <Root ref={list} aria-label={label}>
      {files.map((one, row) => {
        const content = body(one, row);
        const { file, reading, id } = one;
        return (
          <li key={id}>
            <Head>
              <FileText aria-hidden />
              <span title={file.name}>{file.name}</span>
              <span>
                {reading.state === 'read'
                  ? counted(reading.sheets[reading.place.sheet]?.rows.length ?? 0, ['строка', 'строки', 'строк'])
                  : formatMegabytes(file.size)}
              </span>
              <IconButton
                size="sm"
                label={`Убрать файл ${file.name}`}
                icon={<X />}
                data-act="remove"
                disabled={disabled}
                onClick={() => {
                  wanted.current = { row, act: 'remove' };
                  onRemove(id);
                }}
              />
            </Head>
            <Body data-part="body" data-state={reading.state}>
              {content}
            </Body>
          </li>
        );
      })}
    </Root>
  );
}
