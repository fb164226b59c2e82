import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { formatNumber } from '../../domain/core/format.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';

export interface ListHeadProps {
  /** Title of the list: «Список исследований». */
  title: string;
  /** How many records it shows, or null while that is not known. */
  count: number | null;
  /** Beside the title: a switch of views, or what is made of the records. */
  children?: ReactNode;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${spaces[3]}px;
  margin-block: ${spaces[5]}px ${spaces[3]}px;

  & > h2 {
    font-size: ${fontSizes.lg};
    font-variant-numeric: tabular-nums;
  }
`;

/** Title of a list with its count; the FilterBar reads out what a filter makes of it. */
export function ListHead({ title, count, children }: ListHeadProps) {
  return (
    <Root>
      <h2>
        {title}
        {count === null ? '' : ` (${formatNumber(count)})`}
      </h2>
      {children}
    </Root>
  );
}
