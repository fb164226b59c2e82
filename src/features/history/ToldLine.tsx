import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { fontSizes, spaces } from '../../theme/tokens.ts';

export interface ToldLineProps {
  /** Subject of the line. */
  title: ReactNode;
  /** Whose doing it was, and when. */
  note: ReactNode;
}

const Root = styled.li`
  display: grid;
  gap: ${spaces[1]}px;
  padding-block: ${spaces[3]}px;
  border-block-start: 1px solid var(--color-hairline);
  overflow-wrap: anywhere;

  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
  }
`;

/** A line of «Что изменилось» and of «Журнал»: what, and under it who and when. */
export function ToldLine({ title, note }: ToldLineProps) {
  return (
    <Root>
      <div>{title}</div>
      <p>{note}</p>
    </Root>
  );
}
