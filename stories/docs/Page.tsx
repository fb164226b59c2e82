import { useLayoutEffect, type ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';

import { FontFaces } from '#src/theme/FontFaces.ts';
import { GlobalStyle } from '#src/theme/GlobalStyle.ts';
import { media } from '#src/theme/media.ts';
import { fontSizes, radii, spaces } from '#src/theme/tokens.ts';

import { ThemeContext, useToolbarTheme } from './theme.ts';

/** The frame that Storybook draws around a page has colours of its own; the paper is ours. */
const Paper = createGlobalStyle`
  body .sbdocs.sbdocs-wrapper {
    padding: ${spaces[7]}px ${spaces[4]}px ${spaces[8]}px;
    background: var(--color-paper);
  }
  body .sbdocs.sbdocs-content { max-width: var(--page-width, 960px); }
  body:has([data-wide]) { --page-width: 1120px; }
`;

const Root = styled.main`
  min-width: 0;
  color: var(--color-ink);
  font:
    400 ${fontSizes.md} / 1.55 'Golos Text',
    'Golos Fallback',
    system-ui,
    sans-serif;

  & > :is(p, ul:not([data-tree], [data-plain]), ol) {
    max-width: 68ch;
    margin-block: ${spaces[3]}px;
    text-wrap: pretty;
  }
  & h1 {
    margin-block-end: ${spaces[3]}px;
    font-size: ${fontSizes.xxl};
    letter-spacing: -0.015em;
  }
  & h2 {
    margin-block: ${spaces[7]}px ${spaces[3]}px;
    font-size: ${fontSizes.lg};
  }
  & h3 {
    margin-block: ${spaces[5]}px ${spaces[2]}px;
    font-size: ${fontSizes.md};
  }
  & > ul:not([data-tree], [data-plain]) > li,
  & > ol:not([data-plain]) > li {
    position: relative;
    margin-block: ${spaces[1]}px;
    padding-inline-start: ${spaces[5]}px;
  }
  & > ul:not([data-tree], [data-plain]) > li::before {
    content: '—';
    position: absolute;
    inset-inline-start: 0;
    color: var(--color-ink-soft);
  }
  & > ol:not([data-plain]) {
    counter-reset: step;
  }
  & > ol:not([data-plain]) > li::before {
    content: counter(step) '.';
    counter-increment: step;
    position: absolute;
    inset-inline-start: 0;
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & a {
    color: var(--color-accent);
  }
  && code {
    margin: 0;
    padding: 1px ${spaces[1]}px;
    border: 0;
    border-radius: ${radii.small}px;
    background: var(--color-sunken);
    color: inherit;
    font:
      0.9em / 1.5 ui-monospace,
      'JetBrains Mono',
      'DejaVu Sans Mono',
      monospace;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    & h1 {
      font-size: ${fontSizes.xl};
    }
  }
`;

export interface PageProps {
  /** The page's text and blocks. */
  children: ReactNode;
  /** Room for two pictures side by side. Default false. */
  wide?: boolean;
}

/** A page of the documentation, set as the product itself is: its type, its paper, the toolbar's theme. */
export function Page({ children, wide = false }: PageProps) {
  const theme = useToolbarTheme();
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = 'ru';
  }, [theme]);
  return (
    <ThemeContext value={theme}>
      <FontFaces />
      <GlobalStyle />
      <Paper />
      <Root className="sb-unstyled" data-wide={wide || undefined}>
        {children}
      </Root>
    </ThemeContext>
  );
}
