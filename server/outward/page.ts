import { createHash } from 'node:crypto';

import type { OutwardDocument } from '../../src/domain/outward/outward.ts';
import { blocksHtml } from '../../src/domain/outward/html/blocks.ts';
import { element, escapeHtml } from '../../src/domain/outward/html/html.ts';
import { lazily } from '../../src/domain/core/lazily.ts';
import { DOCUMENT_STYLE, inkOf } from '../../src/theme/documentStyle.ts';

const styleHash = lazily(() => createHash('sha256').update(DOCUMENT_STYLE).digest('base64'));

/**
 * The policy of a page for those outside: nothing is fetched, run, framed or sent; only its own style is taken. The attributes
 * that place cells and drawings are numbers and colours of the schema's.
 */
export const outwardPolicy = lazily(
  () =>
    `default-src 'none'; style-src-elem 'sha256-${styleHash()}'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox`,
);

const days = lazily(
  () => new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Moscow' }),
);

const page = (title: string, body: string, isProse: boolean): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title.replaceAll('\n', ' '))}</title>
<style>${DOCUMENT_STYLE}</style>
</head>
<body${isProse ? ' class="prose"' : ''}>
<main>
${body}
</main>
</body>
</html>
`;

/** Texts beside a document that is shown outside. */
export interface ShownDocument {
  readonly document: OutwardDocument;
  /** Whether respondents' data are hidden in it. */
  readonly hides: boolean;
  readonly shownAt: Date;
  readonly until: Date;
}

/** A document as a page that needs no script. Every text stays text, whatever it holds. */
export function outwardPage({ document, hides, shownAt, until }: ShownDocument): string {
  const { title, blocks } = document;
  const isBoard = blocks.some(({ kind }) => kind === 'cells');
  const told = [
    `Показано из\u00A0Ориентира по состоянию на ${days().format(shownAt)}`,
    hides ? 'Личные данные респондентов скрыты' : '',
    `Ссылка действует до ${days().format(until)}`,
  ].filter(Boolean);
  return page(title, `${blocksHtml(blocks, inkOf)}\n<footer>${element('p', told.join(' · '))}</footer>`, !isBoard);
}

/**
 * Returns the page where nothing is shown (any more).
 * @param isHeld it will be shown again when it has been made anew
 */
export function nothingShown(isHeld: boolean): string {
  const title = isHeld ? 'Страница обновляется' : 'Ссылка не действует';
  const sense = isHeld
    ? 'Данные изменились, и прежний вид больше не показывается. Попросите того, кто прислал ссылку, обновить её.'
    : 'Срок истёк, ссылку отключили или адрес скопирован не целиком. Попросите новую у того, кто её прислал.';
  return page(title, `${element('h1', title)}\n${element('p', sense)}`, true);
}
