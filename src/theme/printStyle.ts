import { paperVariables } from './tokens.ts';

/**
 * Style of any screen on paper: light, whole and still. Nothing is cut or scrolled, a heading stays with its content, blocks that
 * fit on a sheet are not split, and an open dialog is printed instead of the page. Components add their own rules in
 * `media.print`: parts that are only for pressing disappear, scrolled parts are printed whole. Wide content (`data-print-wide`)
 * takes sheets on their side.
 *
 * The head of every sheet but the first, which PrintHead is on, is in a margin box where the browser knows those.
 */
export const printStyle = `
  @page {
    size: A4;
    margin: 14mm 14mm 16mm;
    @top-left { content: var(--print-head, ''); color: var(--color-ink-soft); font: 8pt sans-serif; }
    @bottom-right { content: counter(page) ' / ' counter(pages); color: var(--color-ink-soft); font: 8pt sans-serif; }
  }
  @page wide { size: A4 landscape; }
  @page :first { @top-left { content: none; } }

  @media print {
    :root { ${paperVariables} print-color-adjust: exact; }
    html { overflow: visible !important; font-size: 87.5%; }
    body { position: static !important; min-height: 0; margin: 0 !important; overflow: visible !important; }
    body:has([data-print-wide]) { page: wide; }
    html:has([data-print-wide]) { font-size: 80%; }
    body:has(> :is([role='dialog'], [role='alertdialog'])) main { display: none; }
    body > :is([role='dialog'], [role='alertdialog']):has(~ :is([role='dialog'], [role='alertdialog'])) { display: none; }
    :is(main, [role='dialog'], [role='alertdialog']) *:not(:has(> img)) { max-height: none !important; overflow: visible !important; -webkit-line-clamp: none !important; }
    [class*='lucide-chevron'] { display: none; }
    ::placeholder { color: transparent !important; }
    h1, h2, h3, h4, legend, summary { break-after: avoid; }
    p, li, dd, blockquote { orphans: 3; widows: 3; }
    tr, figure, blockquote, svg, img { break-inside: avoid; }
    a[href^='http']::after { content: ' (' attr(href) ')'; overflow-wrap: anywhere; }
  }
`;
