import type { OutwardPart } from '../outward.ts';
import { escapeHtml } from './html.ts';

type Line = Extract<OutwardPart, { kind: 'text' }>['line'];

/** Name of a table that can be moved. */
const TABLE = 'Таблица';

/** A line's runs, the strong ones strong. */
export const runs = (line: Line): string =>
  line.map(({ text, strong }) => (strong ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text))).join('');

const isNamed = (line: Line): boolean => line.some(({ text }) => text !== '');

const cell = (name: string, line: Line, attributes = ''): string =>
  `<${name}${attributes} dir="auto">${runs(line)}</${name}>`;

/** Renders a table's head and rows: the first column names its row, an empty corner is no heading. */
export function tableOf({ head, rows }: Pick<Extract<OutwardPart, { kind: 'table' }>, 'head' | 'rows'>): string {
  const heads = head.map((line) => (isNamed(line) ? cell('th', line, ' scope="col"') : '<td></td>')).join('');
  const above = head.some(isNamed) ? `<thead><tr>${heads}</tr></thead>` : '';
  const body = rows.map(
    ([first, ...rest]) =>
      `<tr>${first ? cell('th', first, ' scope="row"') : ''}${rest.map((line) => cell('td', line)).join('')}</tr>`,
  );
  // Content wider than a phone can be scrolled with the keyboard, too.
  return `<div class="scroll" tabindex="0" role="group" aria-label="${TABLE}"><table>${above}<tbody>${body.join('\n')}</tbody></table></div>`;
}
