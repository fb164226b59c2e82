import { styled } from 'styled-components';

import type { ReportTable } from '../../../domain/research/report/reportShape.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';

export interface ReportTableViewProps {
  /** Its head and rows of equal length. */
  table: ReportTable;
}

const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;

  & th,
  & td {
    padding: ${spaces[2]}px ${spaces[3]}px ${spaces[2]}px 0;
    border-block-end: 1px solid var(--color-hairline);
    text-align: start;
    vertical-align: top;
  }
  & th {
    color: var(--color-ink-soft);
    font-weight: 600;
    /* Our own words, which a column is never narrower than: a short name below does not break either. */
    overflow-wrap: normal;
  }
`;

/** People in a table, as a report has them: read, not edited — they are what their records say. */
export function ReportTableView({ table: { head, rows } }: ReportTableViewProps) {
  return (
    <Root>
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
        {rows.map((row, index) => (
          // Two people may have the same row, and the rows of a table have no state.
          <tr key={`${index}:${row[0]}`}>
            {row.map((cell, column) => (
              <td key={head[column]} dir="auto">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
