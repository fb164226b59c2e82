import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { fontSizes, spaces, widths } from '../theme/tokens.ts';

export interface PageHeaderProps {
  /** The screen's one h1. */
  title: string;
  /** What the screen is for, one sentence. */
  subtitle: string;
  /** The screen's actions, the primary one first. */
  actions?: ReactNode;
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${spaces[4]}px;
  margin-block-end: ${spaces[5]}px;

  & h1 {
    font-size: ${fontSizes.xxl}px;
    letter-spacing: -0.015em;
  }
  & p {
    max-width: ${widths.reading};
    margin-block-start: ${spaces[1]}px;
    color: var(--color-ink-soft);
    text-wrap: pretty;
  }
  & > div:last-child:not(:first-child) {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
  ${media.mobile} {
    & h1 {
      font-size: ${fontSizes.xl}px;
    }
    & > div:last-child:not(:first-child) {
      width: 100%;
    }
    & > div:last-child:not(:first-child) > * {
      flex: 1 1 auto;
    }
  }
`;

/** Head of a screen. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <Root>
      <div>
        <h1>{title}</h1>
        <p>{subtitle}</p>
      </div>
      {actions ? <div>{actions}</div> : null}
    </Root>
  );
}
