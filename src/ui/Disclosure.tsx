import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { fontSizes, radii, spaces } from '../theme/tokens.ts';

export interface DisclosureProps {
  /** Summary of the folded content, in the line that unfolds it. */
  summary: string;
  /** Folded content; drawn when it is unfolded for the first time, and kept from then on. */
  children: ReactNode;
  /** Whether it is unfolded at first. Default false. */
  open?: boolean;
}

const Root = styled.details`
  padding-inline: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-paper);

  & > summary {
    padding-block: ${spaces[3]}px;
    border-radius: ${radii.small}px;
    color: var(--color-accent);
    font-size: ${fontSizes.sm};
    font-weight: 500;
    cursor: pointer;
  }
  & > div {
    padding-block: ${spaces[1]}px ${spaces[4]}px;
  }
  ${media.mobile} {
    & > summary {
      min-height: 44px;
    }
  }
`;

/** Something that helps some and would be in the way of others: folded until it is asked for. */
export function Disclosure({ summary, children, open = false }: DisclosureProps) {
  const [drawn, setDrawn] = useState(open);
  return (
    <Root
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open) setDrawn(true);
      }}
    >
      <summary>{summary}</summary>
      <div>{drawn ? children : null}</div>
    </Root>
  );
}
