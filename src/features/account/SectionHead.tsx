import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, spaces, widths } from '../../theme/tokens.ts';

export interface SectionHeadProps {
  /** Name of the section: a heading of level 2. */
  title: string;
  /** Purpose of the section, one sentence. */
  children?: ReactNode;
  /** The section's main action. */
  action?: ReactNode;
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[3]}px ${spaces[4]}px;
  align-items: flex-end;
  justify-content: space-between;
  margin-block-end: ${spaces[4]}px;

  & h2 {
    font-size: ${fontSizes.lg};
  }
  & p {
    max-width: ${widths.reading};
    margin-block-start: ${spaces[1]}px;
    color: var(--color-ink-soft);
    text-wrap: pretty;
  }
  ${media.mobile} {
    & > :not(:first-child) {
      width: 100%;
    }
  }
`;

/** Head of a section of the account area. */
export function SectionHead({ title, children, action }: SectionHeadProps) {
  return (
    <Root>
      <div>
        <h2>{title}</h2>
        {children ? <p>{children}</p> : null}
      </div>
      {action}
    </Root>
  );
}
