import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';

export interface CountedSummaryProps {
  /** The count with its noun: «12 участников». */
  count: string;
  /** One line of sense; cut where the row ends. */
  text: string;
}

const Root = styled.span`
  display: flex;
  gap: ${spaces[3]}px;
  min-width: 0;

  /* The count leads, in a column of its own: after the text it would stand elsewhere in every row. */
  & > span:first-child {
    flex: none;
    min-width: 132px;
    font-variant-numeric: tabular-nums;
  }
  & > span:last-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.mobile} {
    & > span:first-child {
      min-width: 0;
    }
  }
  ${media.print} {
    & > span:last-child {
      white-space: normal;
    }
  }
`;

/** Second line of a row: how many people, and what about. */
export function CountedSummary({ count, text }: CountedSummaryProps) {
  return (
    <Root>
      <span>{count}</span>
      <span>{text}</span>
    </Root>
  );
}
