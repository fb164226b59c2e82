import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** Internal notes that the library writes beside its rules. */
const NOTES = /\/\*!sc\*\/|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g;

/** An element as static markup, and the rules it needs. */
export function staticMarkup(element: ReactElement): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(element));
    return {
      html,
      css: sheet
        .getStyleTags()
        .replaceAll(/<\/?style[^>]*>/g, '')
        .replaceAll(NOTES, ''),
    };
  } finally {
    sheet.seal();
  }
}
