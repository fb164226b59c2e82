import type { OutwardBlock, OutwardPart } from '../outward.ts';
import { element, escapeHtml } from './html.ts';
import { pictureOf, type InkOf } from './picture.ts';
import { runs, tableOf } from './table.ts';

type TextPart = Extract<OutwardPart, { kind: 'text' }>;

const DONE = 'Сделано';

/** How the colours of drawings are written; see {@link InkOf}. */
interface Look {
  readonly inkOf: InkOf;
}

function lineOf({ line, mark, note, quiet }: TextPart): string {
  const before = mark === undefined ? '' : `<span>${escapeHtml(mark)}</span>`;
  const after = note === undefined ? '' : `<small>${escapeHtml(note)}</small>`;
  return `<p class="line${quiet ? ' quiet' : ''}">${before}<span dir="auto">${runs(line)}</span>${after}</p>`;
}

/** Items of a list: its marks are the list's own, so that it is heard as one. */
function listOf(items: readonly TextPart[]): string {
  const start = /^(\d{1,9})\.$/.exec(items[0]?.mark ?? '')?.[1];
  const said = items.map(({ line }) => `<li dir="auto">${runs(line)}</li>`).join('\n');
  return start === undefined ? `<ul>\n${said}\n</ul>` : `<ol start="${start}">\n${said}\n</ol>`;
}

function partOf(part: OutwardPart, { inkOf }: Look): string {
  switch (part.kind) {
    case 'text':
      return lineOf(part);
    case 'space':
      return '<div class="space"></div>';
    case 'table':
      return tableOf(part);
    case 'bar': {
      const percent = Math.round(part.share * 100);
      return `<progress max="100" value="${percent}" aria-label="${DONE}">${percent} %</progress>`;
    }
    case 'picture':
      return pictureOf(part, inkOf);
  }
}

const isItem = (part: OutwardPart | undefined): part is TextPart =>
  part?.kind === 'text' && part.mark !== undefined && part.note === undefined;

/** Parts one under another; texts with marks that follow one another are a list. */
function partsOf(parts: readonly OutwardPart[], look: Look): string {
  const said: string[] = [];
  let at = 0;
  for (let part = parts[at]; part !== undefined; part = parts[at]) {
    if (isItem(part)) {
      const isBullet = part.mark === '•';
      const end = parts.findIndex((next, index) => index > at && !(isItem(next) && (next.mark === '•') === isBullet));
      const items = parts.slice(at, end === -1 ? parts.length : end).filter(isItem);
      said.push(listOf(items));
      at += items.length;
    } else {
      said.push(partOf(part, look));
      at += 1;
    }
  }
  return said.join('\n');
}

const tone = (name: string | undefined): string => (name === undefined ? '' : ` data-tone="${name}"`);

function blockOf(block: OutwardBlock, look: Look): string {
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
          `<li${tone(one.tone)} style="--span:${one.span ?? 1}">${element('h2', one.title)}\n${partsOf(one.parts, look)}</li>`,
      );
      return `<ul class="cells" style="--columns:${block.columns}">\n${cells.join('\n')}\n</ul>`;
    }
    case 'parts':
      return block.bar === undefined
        ? partsOf(block.parts, look)
        : `<blockquote data-bar="${block.bar}">\n${partsOf(block.parts, look)}\n</blockquote>`;
    case 'rule':
      return '<hr>';
    case 'pageBreak':
      return '';
  }
}

/**
 * The blocks of a document as elements that need no script: for the page that is shown outside and for the file that anybody opens
 * (R311). Every text stays text, whatever it holds.
 * @param inkOf how a drawing's colour is written
 */
export const blocksHtml = (blocks: readonly OutwardBlock[], inkOf: InkOf): string =>
  blocks.map((block) => blockOf(block, { inkOf })).join('\n');
