import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

import { fontSizes, radii, spaces, type Tone } from '../theme/tokens.ts';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Meaning of the colour; the text says the same. Default `neutral`. */
  tone?: Tone;
  /** One or two words; never wraps, is cut with an ellipsis when the place is narrower. */
  children: ReactNode;
  /** Icon before the text, 14 px; decorative. */
  icon?: ReactNode;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${spaces[1]}px;
  max-width: 100%;
  padding: 2px calc(${spaces[2]}px + 2px);
  border-radius: ${radii.pill}px;
  background: var(--tone-soft);
  color: var(--tone-ink);
  font-size: ${fontSizes.xs};
  font-weight: 500;
  line-height: 1.25rem;
  white-space: nowrap;

  & svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;

const Text = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** A status, stage, role or count in a pill. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <Root data-tone={tone} {...rest}>
      {icon ? (
        <span aria-hidden style={{ display: 'contents' }}>
          {icon}
        </span>
      ) : null}
      <Text>{children}</Text>
    </Root>
  );
}
