import { createGlobalStyle } from 'styled-components';

import { media } from './media.ts';
import { printStyle } from './printStyle.ts';
import { darkVariables, fontFamily, fontSizes, lightVariables, toneRules } from './tokens.ts';

/** The chosen one of several: a tab, a view, a stage, the present place in a navigation. */
const CHOSEN =
  ":is([aria-pressed='true'], [aria-selected='true'], [role='radio'][aria-checked='true'], a[aria-current], button[aria-current])";

/**
 * The page itself: theme variables, element defaults. `html[data-theme]` chooses the theme; it is set
 * before the first paint by the script in app/index.html, and by the toolbar in Storybook.
 */
export const GlobalStyle = createGlobalStyle`
  :root { color-scheme: light; ${lightVariables} }
  /* Paper is light. */
  @media screen { :root[data-theme='dark'] { color-scheme: dark; ${darkVariables} } }
  ${toneRules}

  *, *::before, *::after { box-sizing: border-box; }
  /* The bar at the top is sticky: what takes the focus must not stop under it. */
  html { -webkit-text-size-adjust: 100%; scroll-padding-top: 72px; }
  body {
    min-height: 100dvh;
    margin: 0;
    background: var(--color-paper);
    color: var(--color-ink);
    font: 400 ${fontSizes.md} / 1.55 ${fontFamily};
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
  /* Somebody's text keeps its direction marks to itself: an unfinished one must not turn the words beside it around. */
  span, b, strong, i, em, small, a, cite, q, time { unicode-bidi: isolate; }
  mark { background: var(--color-mark); color: var(--color-ink); border-radius: 2px; }
  /* The scrollbar is always there, so that screens of every length are of one width, and the bar at the top ends where it
     begins. Under a modal dialog it goes, and scrim and sheets reach the window's edge; the margin that the scroll lock gives
     the body instead keeps the page where it was. Were the body itself locked, the sticky bar would stick to it. */
  html { overflow-y: scroll; }
  html:has(body[data-scroll-locked]) { overflow: hidden; }
  html body[data-scroll-locked] { overflow: visible !important; }
  ${media.mobile} { body { overflow-x: clip; } }

  /* The system's few colours (Windows contrast themes). It takes backgrounds and shadows away, and with them what says
     «chosen»: its own colours of a choice say it. */
  @media (forced-colors: active) {
    ${CHOSEN}, ${CHOSEN} * {
      forced-color-adjust: none;
      border-color: SelectedItemText !important;
      background: SelectedItem !important;
      color: SelectedItemText !important;
    }
    ${CHOSEN} { outline-color: CanvasText; }
    blockquote button { text-decoration: underline; }
  }
  ${printStyle}
`;
