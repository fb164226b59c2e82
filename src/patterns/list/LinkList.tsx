import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { spaces } from '../../theme/tokens.ts';

export interface LinkListProps {
  /** Name of the list, for screen reader users. */
  label: string;
  /** LinkListItem, one for each. */
  children: ReactNode;
}

const Root = styled.ul`
  display: grid;
  gap: ${spaces[2]}px;
`;

/** Links that are given to people: into the company, to an invited colleague, to those outside. */
export function LinkList({ label, children }: LinkListProps) {
  return <Root aria-label={label}>{children}</Root>;
}
