import { createHash } from 'node:crypto';

import type { OutwardBlock, OutwardDocument, OutwardPart } from '../../src/domain/outward/outward.ts';
import { lazily } from '../../src/domain/core/lazily.ts';
import { element, escapeHtml } from './html.ts';
import { pictureOf } from './picture.ts';
import { STYLE } from './style.ts';

type Line = Extract<OutwardPart, { kind: 'text' }>['line'];

const runs = (line: Line): string =>
  line.map(({ text, strong }) => (strong ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text))).join('');

const isNamed = (head: readonly Line[]): boolean => head.some((line) => line.some(({ text }) => text !== ''));

const cell = (name: string, line: Line, attributes = ''): string =>
  `<${name}${attributes} dir="auto">${runs(line)}</${name}>`;

function tableOf({ head, rows }: Extract<OutwardPart, { kind: 'table' }>): string {
  const above = isNamed(head)
    ? `<thead><tr>${head.map((line) => cell('th', line, ' scope="col"')).join('')}</tr></thead>`
    : '';
  const body = rows.map(
    ([first, ...rest]) =>
      `<tr>${first ? cell('th', first, ' scope="row"') : ''}${rest.map((line) => cell('td', line)).join('')}</tr>`,
  );
  // What is wider than a phone is moved by the keyboard, too.
  return `<div class="scroll" tabindex="0" role="group" aria-label="Таблица"><table>${above}<tbody>${body.join('\n')}</tbody></table></div>`;
}

function partOf(part: OutwardPart): string {
  switch (part.kind) {
    case 'text': {
      const { line, mark, note, quiet } = part;
      const before = mark === undefined ? '' : `<span>${escapeHtml(mark)}</span>`;
      const after = note === undefined ? '' : `<small>${escapeHtml(note)}</small>`;
      const of = quiet ? 'line quiet' : 'line';
      return `<p class="${of}">${before}<span dir="auto">${runs(line)}</span>${after}</p>`;
    }
    case 'space':
      return '<div class="space"></div>';
    case 'table':
      return tableOf(part);
    case 'bar': {
      const percent = Math.round(part.share * 100);
      return `<progress max="100" value="${percent}" aria-label="Сделано">${percent} %</progress>`;
    }
    case 'picture':
      return pictureOf(part);
  }
}

const parts = (of: readonly OutwardPart[]): string => of.map(partOf).join('\n');
const tone = (name: string | undefined): string => (name === undefined ? '' : ` data-tone="${name}"`);

function blockOf(block: OutwardBlock): string {
  switch (block.kind) {
    case 'heading': {
      const note = block.note === undefined ? '' : ` <small>${escapeHtml(block.note)}</small>`;
      const name = `h${block.level}`;
      return `<${name}${tone(block.tone)} dir="auto">${escapeHtml(block.text)}${note}</${name}>`;
    }
    case 'paragraph':
      return element('p', block.text, block.quiet ? ' class="quiet"' : '');
    case 'badges':
      return `<ul class="badges">${block.badges.map((one) => element('li', one.text, tone(one.tone))).join('')}</ul>`;
    case 'fields':
      return `<dl>${block.rows.map(({ label, value }) => element('dt', label) + element('dd', value)).join('\n')}</dl>`;
    case 'cells': {
      const cells = block.cells.map(
        (one) =>
          `<li${tone(one.tone)} style="--span:${one.span ?? 1}">${element('h2', one.title)}\n${parts(one.parts)}</li>`,
      );
      return `<ul class="cells" style="--columns:${block.columns}">\n${cells.join('\n')}\n</ul>`;
    }
    case 'parts':
      return block.bar === undefined
        ? parts(block.parts)
        : `<blockquote data-bar="${block.bar}">\n${parts(block.parts)}\n</blockquote>`;
    case 'rule':
      return '<hr>';
    case 'pageBreak':
      return '';
  }
}

const styleHash = lazily(() => createHash('sha256').update(STYLE).digest('base64'));

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
<style>${STYLE}</style>
</head>
<body${isProse ? ' class="prose"' : ''}>
<main>
${body}
</main>
</body>
</html>
`;

/** What stands beside a document that is shown outside. */
export interface Shown {
  readonly document: OutwardDocument;
  /** Whether respondents' data are hidden in it. */
  readonly hides: boolean;
  readonly shownAt: Date;
  readonly until: Date;
}

/** A document as a page that needs no script. Every text stays text, whatever it holds. */
export function outwardPage({ document, hides, shownAt, until }: Shown): string {
  const { title, blocks } = document;
  const isBoard = blocks.some(({ kind }) => kind === 'cells');
  const told = [
    `Показано из\u00A0Ориентира по состоянию на ${days().format(shownAt)}`,
    hides ? 'Личные данные респондентов скрыты' : '',
    `Ссылка действует до ${days().format(until)}`,
  ].filter(Boolean);
  return page(title, `${blocks.map(blockOf).join('\n')}\n<footer>${element('p', told.join(' · '))}</footer>`, !isBoard);
}

/** What stands where nothing is shown (any more). @param isHeld it will be shown again when it has been made anew */
export function nothingShown(isHeld: boolean): string {
  const title = isHeld ? 'Страница обновляется' : 'Ссылка не действует';
  const sense = isHeld
    ? 'Данные изменились, и прежний вид больше не показывается. Попросите того, кто прислал ссылку, обновить её.'
    : 'Срок истёк, ссылку отключили или адрес скопирован не целиком. Попросите новую у того, кто её прислал.';
  return page(title, `${element('h1', title)}\n${element('p', sense)}`, true);
}
