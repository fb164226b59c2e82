import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { formatNumber } from '../domain/format.ts';
import { fontSizes, spaces } from '../theme/tokens.ts';

export interface ListHeadProps {
  /** What the list holds: «Список исследований». */
  title: string;
  /** How many records it shows, or null while that is not known. */
  count: number | null;
  /** Beside the title: a switch of views. */
  children?: ReactNode;
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${spaces[3]}px;
  margin-block: ${spaces[5]}px ${spaces[3]}px;

  & > h2 {
    font-size: ${fontSizes.lg}px;
    font-variant-numeric: tabular-nums;
  }
`;

/** Title of a list with its count, which is read out when a filter changes it. */
export function ListHead({ title, count, children }: ListHeadProps) {
  return (
    <Root>
      <h2 aria-live="polite">
        {title}
        {count === null ? '' : ` (${formatNumber(count)})`}
      </h2>
      {children}
    </Root>
  );
}
