import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { fontSizes, radii, spaces } from '../theme/tokens.ts';
import { useOver } from './context/rights.ts';

export interface EmptyStateProps {
  /** Says what is not here yet, or was not found. */
  title: ReactNode;
  /** Purpose of the list, or the search. */
  children?: ReactNode;
  /** The first thing to do: a Button or a Link. */
  action?: ReactNode;
  /** A sign above the title, 28 px; decorative. */
  icon?: ReactNode;
  /** Level of the title in the page's outline. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4;
}

const Root = styled.div`
  display: grid;
  gap: ${spaces[2]}px;
  justify-items: center;
  padding: ${spaces[7]}px ${spaces[4]}px;
  border: 1px dashed var(--color-hairline);
  border-radius: ${radii.block}px;
  text-align: center;
`;

const Sign = styled.span`
  display: flex;
  color: var(--color-ink-soft);

  & svg {
    width: 28px;
    height: 28px;
    stroke-width: 1.5;
  }
`;

const Title = styled.h2`
  font-size: ${fontSizes.lg};
`;

// 60 digits wide: in ch a text would be measured anew when the digits’ own font comes, which is late.
const Text = styled.div`
  max-width: 36.5em;
  color: var(--color-ink-soft);
  text-wrap: pretty;
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${spaces[2]}px;
  margin-top: ${spaces[2]}px;

  ${media.mobile} {
    & a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

/**
 * An empty list: says what belongs here and how to begin, or what was searched and how to see everything. If the person's access
 * has ended, it says that instead: the list itself is not empty.
 */
export function EmptyState({ title, children, action, icon, headingLevel = 2 }: EmptyStateProps) {
  const over = useOver();
  const text = over?.text ?? children;
  return (
    <Root>
      {icon && !over ? <Sign aria-hidden>{icon}</Sign> : null}
      <Title as={`h${headingLevel}`}>{over?.title ?? title}</Title>
      {text ? <Text>{text}</Text> : null}
      {action && !over ? <Action>{action}</Action> : null}
    </Root>
  );
}
