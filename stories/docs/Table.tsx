import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { fontSizes, spaces } from '#src/theme/tokens.ts';

export interface TableProps {
  /** What the table shows; read out, not drawn. */
  label: string;
  /** Names of the columns. */
  head: readonly string[];
  /** Rows, cell by cell; the first cell names its row. */
  rows: readonly (readonly ReactNode[])[];
}

// The box scrolls, never the page; being a named region with a tab stop, it scrolls by the keyboard, too.
const Box = styled.section`
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
`;

/** A plain table with row heads. */
export function Table({ label, head, rows }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable
    <Box aria-label={label} tabIndex={0}>
      <table>
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
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
