import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url';
import { createGlobalStyle } from 'styled-components';

import { media } from './media.ts';
import { darkVariables, fontSizes, lightVariables, toneRules } from './tokens.ts';

/**
 * The page itself: font faces, theme variables, element defaults. `html[data-theme]` chooses the theme; it is set
 * before the first paint by the script in app/index.html, and by the toolbar in Storybook.
 */
export const GlobalStyle = createGlobalStyle`
  @font-face {
    font-family: 'Golos Text';
    src: url(${cyrillic}) format('woff2');
    font-weight: 400 900;
    font-display: swap;
    unicode-range: U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116;
  }
  @font-face {
    font-family: 'Golos Text';
    src: url(${latin}) format('woff2');
    font-weight: 400 900;
    font-display: swap;
    unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329,
      U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
  }
  /* Measured against Golos Text in Chromium on Russian text: regular and 600 apart, for Arial's bold is much wider.
     Ascent and descent are the font's own, 0.98 and 0.22 (hhea), divided by size-adjust. */
  @font-face {
    font-family: 'Golos Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica Neue');
    font-weight: 400 500;
    size-adjust: 106.5%;
    ascent-override: 92.02%;
    descent-override: 20.66%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Golos Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold'),
      local('Helvetica Neue Bold');
    font-weight: 600 900;
    size-adjust: 99.5%;
    ascent-override: 98.49%;
    descent-override: 22.11%;
    line-gap-override: 0%;
  }

  :root { color-scheme: light; ${lightVariables} }
  :root[data-theme='dark'] { color-scheme: dark; ${darkVariables} }
  ${toneRules}

  *, *::before, *::after { box-sizing: border-box; }
  /* The bar at the top is sticky: what takes the focus must not stop under it. */
  html { -webkit-text-size-adjust: 100%; scrollbar-gutter: stable; scroll-padding-top: 72px; }
  body {
    min-height: 100dvh;
    margin: 0;
    background: var(--color-paper);
    color: var(--color-ink);
    font: 400 ${fontSizes.md}px / 1.55 'Golos Text', 'Golos Fallback', system-ui, sans-serif;
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  h1, h2, h3, h4 { font-weight: 600; line-height: 1.25; text-wrap: balance; }
  button, input, select, textarea { font: inherit; color: inherit; }
  a { color: var(--color-accent); text-underline-offset: 0.15em; }
  :focus-visible { outline: 2px solid var(--color-focus); outline-offset: 2px; }
  ::selection { background: var(--color-mark); color: var(--color-ink); }
  mark { background: var(--color-mark); color: var(--color-ink); border-radius: 2px; }
  /* Under a modal dialog the gutter above stays, so the margin that the scroll lock adds for it would shift the page;
     and the gutter, which no scrim can cover, takes the scrim's colour. */
  html body[data-scroll-locked] { margin-right: 0 !important; }
  html:has(body[data-scroll-locked]) { background: var(--color-scrimmed); }
  ${media.mobile} { body { overflow-x: clip; } }
`;
