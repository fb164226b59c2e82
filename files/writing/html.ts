import { blocksHtml } from '#src/domain/outward/html/blocks.ts';
import { element, escapeHtml } from '#src/domain/outward/html/html.ts';
import type { DocumentBlock, ReportDocument } from '#src/domain/research/report/reportDocument.ts';
import { DOCUMENT_STYLE, inkOf } from '#src/theme/documentStyle.ts';
import { colors } from '#src/theme/tokens.ts';

import type { PdfDocument } from './pdf.ts';

/** Nothing is fetched, run or sent; only the file's own style is taken. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Maker's name written into the file. */
const MAKER = 'Ориентир';

/** The colours of a report by their names in its style, in the light theme or in the dark one. */
const inksOf = (theme: 0 | 1): string =>
  `--ink:${colors.ink[theme]};--soft:${colors.inkSoft[theme]};--hairline:${colors.hairline[theme]};--accent:${colors.accent[theme]};--paper:${colors.paper[theme]}`;

/* Sizes of screens come from the reader's own; on paper they are points. A word without end breaks anywhere. */
const STYLE = `
:root{color-scheme:light dark;${inksOf(0)}}
@media (prefers-color-scheme:dark){:root{${inksOf(1)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 "Golos Text",system-ui,-apple-system,"Segoe UI","Noto Sans",Roboto,Arial,sans-serif;overflow-wrap:anywhere;font-variant-numeric:lining-nums}
main{max-width:43rem;margin:0 auto;padding:clamp(2rem,6vw,5rem) 1.25rem 5rem}
header{margin-bottom:1.5rem;padding-bottom:1.25rem;border-bottom:2px solid var(--accent)}
h1{margin:0 0 .75rem;font-size:clamp(1.75rem,5vw,2.25rem);line-height:1.2;font-weight:600;text-wrap:balance}
h2{margin:3rem 0 1rem;font-size:1.5rem;line-height:1.25;font-weight:600}
h3{margin:2rem 0 .375rem;font-size:1.125rem;line-height:1.35;font-weight:600;text-wrap:pretty}
p,li,blockquote,td,th{white-space:pre-line}
p,ul,table{margin:0 0 1rem}
p{text-wrap:pretty}
header p,.facts p,.note,figcaption{margin:0;color:var(--soft);font-size:.9375rem}
.facts{margin:0 0 .75rem}
.note{margin:0 0 1rem}
ul{padding-left:1.25rem}
li{margin:.25rem 0}
figure{margin:1rem 0 1.25rem;padding:.125rem 0 .125rem 1.125rem;border-left:3px solid var(--hairline)}
figure[data-stance=for]{border-left-color:var(--accent)}
figure[data-stance=against]{border-left-style:dashed;border-left-color:var(--ink)}
blockquote{margin:0}
figcaption{margin-top:.25rem}
table{width:100%;border-collapse:collapse;font-size:.9375rem;line-height:1.4}
th,td{min-width:6rem;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--hairline);text-align:start;vertical-align:top}
th{color:var(--soft);font-weight:600}
@page{margin:20mm 22mm 22mm}
@media print{
:root{${inksOf(0)}}
body{background:none;font-size:10.5pt;line-height:1.5}
main{max-width:none;padding:0}
h1{font-size:22pt}h2{margin-top:22pt;font-size:15pt}h3{font-size:11.5pt}
h1,h2,h3,.facts{break-after:avoid}
figure,tr,li{break-inside:avoid}
thead{display:table-header-group}
p{orphans:2;widows:2}
}
`;

function figureOf({ text, caption, stance }: Extract<DocumentBlock, { kind: 'quote' }>): string {
  const attribute = stance === null ? '' : ` data-stance="${stance}"`;
  const said = caption === '' ? '' : `\n${element('figcaption', caption)}`;
  return `<figure${attribute}>\n${element('blockquote', text)}${said}\n</figure>`;
}

const row = (cells: readonly string[], name: string, attributes = ''): string =>
  `<tr>${cells.map((cell) => element(name, cell, attributes)).join('')}</tr>`;

function blockOf(block: DocumentBlock): string {
  switch (block.kind) {
    case 'heading':
      return element(`h${block.level}`, block.text);
    case 'paragraph':
      return element('p', block.text);
    case 'note':
      return element('p', block.text, ' class="note"');
    case 'facts':
      return `<div class="facts">\n${block.lines.map((line) => element('p', line)).join('\n')}\n</div>`;
    case 'list':
      return `<ul>\n${block.items.map((item) => element('li', item)).join('\n')}\n</ul>`;
    case 'quote':
      return figureOf(block);
    case 'table': {
      return `<table>\n<thead>${row(block.head, 'th', ' scope="col"')}</thead>\n<tbody>\n${block.rows.map((cells) => row(cells, 'td')).join('\n')}\n</tbody>\n</table>`;
    }
  }
}

/** One file that anybody opens: no network, no script, its style within. */
const fileOf = (title: string, style: string, body: string): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="${MAKER}">
<title>${escapeHtml(title.replaceAll('\n', ' '))}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** A report as one HTML file, for the screen and for paper. Every text stays text, whatever it holds. */
export function writeHtml({ title, facts, blocks }: ReportDocument): string {
  const head = [element('h1', title), ...facts.map((line) => element('p', line))].join('\n');
  return fileOf(title, STYLE, `<header>\n${head}\n</header>\n${blocks.map(blockOf).join('\n')}`);
}

/**
 * A document of blocks, such as a board, as one HTML file (R311): what its page outside shows, in both themes, readable without a
 * network for as long as there are browsers.
 */
export function writeDocumentHtml({ title, blocks }: Pick<PdfDocument, 'title' | 'blocks'>): string {
  return fileOf(title, DOCUMENT_STYLE, blocksHtml(blocks, inkOf));
}
