import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { fontSizes, spaces } from '#src/theme/tokens.ts';

export interface TableProps {
  /** Description of the table; read out, not drawn. */
  label: string;
  /** Names of the columns. */
  head: readonly string[];
  /** Rows, cell by cell; the first cell names its row. */
  rows: readonly (readonly ReactNode[])[];
  /** Its cells are so short that a phone has room for a row. Default false. */
  short?: boolean;
}

/** Room, px, in which a table of three columns or four, or of more, is laid out as a table. */
const ROOM = { few: 600, many: 800 };

/** Each row by itself: its head, and beneath it what was in the cells, each after the name of its column. */
const stacked = css`
  & thead {
    display: none;
  }
  & tbody {
    display: block;
  }
  & tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px ${spaces[5]}px;
    padding-block: ${spaces[3]}px;
    border-bottom: 1px solid var(--color-hairline);
  }
  & tbody :is(th, td) {
    padding: 0;
    border: 0;
  }
  & tbody th {
    flex: 1 0 100%;
    white-space: normal;
  }
  & td[data-none] {
    display: none;
  }
  & td::before {
    content: attr(data-column) ': ';
    color: var(--color-ink-soft);
  }
`;

// The box scrolls, never the page; being a named region with a tab stop, it scrolls by the keyboard, too.
const Box = styled.section`
  container-type: inline-size;
  margin-block: ${spaces[4]}px;
  overflow-x: auto;

  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: ${spaces[2]}px ${spaces[4]}px ${spaces[2]}px 0;
    border-bottom: 1px solid var(--color-hairline);
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }
  &&& code {
    white-space: nowrap;
    overflow-wrap: normal;
  }
  & thead th {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & tbody th {
    font-weight: 500;
    white-space: nowrap;
  }
  @container (max-width: ${ROOM.few}px) {
    & table:not([data-columns='short']) tbody th {
      white-space: normal;
    }
    & [data-columns='few'] {
      ${stacked}
    }
  }
  @container (max-width: ${ROOM.many}px) {
    & [data-columns='many'] {
      ${stacked}
    }
  }
`;

/** A plain table with row heads; where it has too little room, its rows are one below the other, cell by cell. */
export function Table({ label, head, rows, short = false }: TableProps) {
  const columns = short ? 'short' : head.length < 3 ? 'two' : head.length < 5 ? 'few' : 'many';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable
    <Box aria-label={label} tabIndex={0}>
      <table data-columns={columns}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td
                  key={head[column + 1]}
                  data-column={head[column + 1]}
                  data-none={cell === '—' || cell === '' || undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
