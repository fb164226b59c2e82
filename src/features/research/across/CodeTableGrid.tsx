import type { GridColumns, TableCell } from '../../../domain/research/across/tableView.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useMemo, useRef, type CSSProperties, type FocusEvent, type MouseEvent } from 'react';

import { counted, formatNumber } from '../../../domain/core/format.ts';
import type { GridCell, GridColumn, GridRow } from '../../../domain/research/across/codeGrid.ts';
import { useRowRange } from '../../../patterns/windowed/useRowRange.ts';
import { Link } from '../../../ui/Link.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Cell, Dot, Grid, Line, Region, Words } from './CodeTableGrid.styles.ts';
import { columnName, PASSAGE_FORMS, PEOPLE_FORMS } from './codeTableView.ts';
import { gridPlaceOf, useCodeTableKeys, type GridPlace } from './useCodeTableKeys.ts';
import { useCodeTableSizes } from './useCodeTableSizes.ts';

export interface CodeTableGridProps {
  /** Codes, in the order to show them. The same array while nothing changed. */
  rows: readonly GridRow[];
  /** People, studies or segments, in the order to show them. The same array while nothing changed. */
  columns: readonly GridColumn[];
  /** Kind of the columns. */
  by: GridColumns;
  /** How many people could have said something: the «9» of «7 из 9». */
  people: number;
  /** The most passages that a cell has: the darkest shade. */
  most: number;
  /** The cell whose passages are open, or null. */
  opened: TableCell | null;
  /** Address of a code's page. */
  codeHref: (id: string) => string;
  /** Called with a cell that has passages, when it is pressed. */
  onOpen: (cell: TableCell) => void;
}

/** Columns before those of people: the code, and how many people said something of it. */
const FIXED = 2;

const GRID_NAMES: Readonly<Record<GridColumns, string>> = {
  participants: 'Коды и участники',
  studies: 'Коды и исследования',
  segments: 'Коды и сегменты',
};

/** How dark a cell is, 1 to 4. */
const heatOf = (count: number, most: number): number => Math.ceil((count / Math.max(1, most)) * 4);

/**
 * Codes by people, studies or segments, with counts of passages: any number of both, of which only the cells near the window are
 * in the page. One stop of the Tab key; the arrows, Home, End and the page keys reach every cell, Enter opens its passages.
 */
export const CodeTableGrid = memo(function CodeTableGrid(props: CodeTableGridProps) {
  const { rows, columns, by, people, most, opened, codeHref, onOpen } = props;
  const region = useRef<HTMLDivElement>(null);
  const sizes = useCodeTableSizes(by);
  const fixed = sizes.name + sizes.people;

  const openAt = ({ row, column }: GridPlace) => {
    const code = rows[row];
    const key = columns[column - FIXED]?.key;
    if (!code || column === 0) return;
    if (column === 1 && code.passages > 0) onOpen({ row: code.code.id, column: null });
    else if (key !== undefined && code.cells.has(key)) onOpen({ row: code.code.id, column: key });
  };
  const keys = useCodeTableKeys({
    region,
    rows: rows.length,
    columns: columns.length + FIXED,
    page: Math.max(1, Math.floor(((region.current?.clientHeight ?? 0) - sizes.head) / sizes.row) - 1),
    onReach: (to) => {
      down.scrollToIndex(to.row, { align: 'auto' });
      if (to.column >= FIXED) across.scrollToIndex(to.column - FIXED, { align: 'auto' });
    },
    onOpen: openAt,
  });
  const { place } = keys;

  const keptRows = useMemo(() => [place.row], [place.row]);
  const keptColumns = useMemo(() => [place.column - FIXED], [place.column]);
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    initialRect: { width: 1200, height: 720 },
    estimateSize: () => sizes.row,
    paddingStart: sizes.head,
    scrollPaddingStart: sizes.head,
    overscan: 4,
    rangeExtractor: useRowRange(keptRows),
  });
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => region.current,
    initialRect: { width: 1200, height: 720 },
    estimateSize: () => sizes.column,
    paddingStart: fixed,
    scrollPaddingStart: fixed,
    overscan: 2,
    rangeExtractor: useRowRange(keptColumns),
  });
  const shown = across.getVirtualItems().flatMap(({ index, start }) => {
    const column = columns[index];
    return column ? [{ column, index, start }] : [];
  });

  const style = {
    '--head': `${sizes.head}px`,
    '--row': `${sizes.row}px`,
    '--name': `${sizes.name}px`,
    '--people': `${sizes.people}px`,
    '--column': `${sizes.column}px`,
    width: across.getTotalSize(),
    height: down.getTotalSize(),
  } as CSSProperties;
  return (
    <Region ref={region}>
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's own boxes cannot be left out of the page and keep their places */}
      <Grid
        role="grid"
        aria-label={GRID_NAMES[by]}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + FIXED}
        style={style}
        onKeyDown={keys.onKeyDown}
        onClick={({ target }: MouseEvent) => {
          const at = gridPlaceOf(target);
          if (at) openAt(at);
        }}
        onFocus={({ target }: FocusEvent) => {
          const at = gridPlaceOf(target);
          if (at && (at.row !== place.row || at.column !== place.column)) keys.setPlace(at);
        }}
      >
        <Line role="row" aria-rowindex={1} data-head="">
          <div role="columnheader" aria-colindex={1} data-name="">
            Код
          </div>
          <div role="columnheader" aria-colindex={2} data-people="">
            Людей
          </div>
          {shown.map(({ column, index, start }) => (
            <div
              key={column.key}
              role="columnheader"
              aria-colindex={index + FIXED + 1}
              data-at=""
              title={[columnName(column, by), column.note].filter(Boolean).join(' · ')}
              style={{ insetInlineStart: start }}
            >
              <Words>
                <bdi>{columnName(column, by)}</bdi>
                {column.note ? <small>{column.note}</small> : null}
              </Words>
            </div>
          ))}
        </Line>
        {down.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const { code } = row;
          return (
            <Line key={code.id} role="row" aria-rowindex={index + 2} style={{ insetBlockStart: start }}>
              <div
                role="rowheader"
                aria-colindex={1}
                data-name=""
                style={{ '--depth': Math.min(row.depth, 4), '--hue': `var(--code-${code.colour})` } as CSSProperties}
              >
                <Dot aria-hidden />
                <Words>
                  <Link
                    variant="plain"
                    href={codeHref(code.id)}
                    title={code.name}
                    data-cell={`${index}:0`}
                    tabIndex={place.row === index && place.column === 0 ? 0 : -1}
                  >
                    {code.name}
                  </Link>
                </Words>
              </div>
              <Cell
                role="gridcell"
                aria-colindex={2}
                aria-selected={opened?.row === code.id && opened.column === null ? true : undefined}
                data-people=""
                data-full={row.passages > 0 ? '' : undefined}
                data-cell={`${index}:1`}
                tabIndex={place.row === index && place.column === 1 ? 0 : -1}
              >
                <span>
                  {formatNumber(row.people)} <small style={{ display: 'inline' }}>из {formatNumber(people)}</small>
                  {row.passages > 0 ? <small>{counted(row.passages, PASSAGE_FORMS)}</small> : null}
                </span>
              </Cell>
              {shown.map(({ column, index: at, start: left }) => {
                const cell = row.cells.get(column.key);
                return (
                  <Cell
                    key={column.key}
                    role="gridcell"
                    aria-colindex={at + FIXED + 1}
                    aria-selected={opened?.row === code.id && opened.column === column.key ? true : undefined}
                    data-at=""
                    data-full={cell ? '' : undefined}
                    data-heat={cell ? heatOf(cell.marks.length, most) : undefined}
                    data-cell={`${index}:${at + FIXED}`}
                    tabIndex={place.row === index && place.column === at + FIXED ? 0 : -1}
                    style={{ insetInlineStart: left }}
                  >
                    {cell ? (
                      <Count cell={cell} withPeople={by !== 'participants'} />
                    ) : (
                      <VisuallyHidden>0</VisuallyHidden>
                    )}
                  </Cell>
                );
              })}
            </Line>
          );
        })}
      </Grid>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role */}
    </Region>
  );
});

function Count({ cell, withPeople }: { readonly cell: GridCell; readonly withPeople: boolean }) {
  if (!withPeople) return formatNumber(cell.marks.length);
  return (
    <span>
      {formatNumber(cell.marks.length)}
      <small>{counted(cell.people, PEOPLE_FORMS)}</small>
    </span>
  );
}
