import { monthNumber } from '#src/domain/core/typedDate.ts';
import { decodeEntities } from '#src/domain/research/layouts/pieces.ts';
import type { Utterance } from '#src/domain/research/layouts/writeTalk.ts';

/** What begins a message of VK's archive. */
const MESSAGE = '<div class="message"';
/** Code units of a page in which it says what it is. */
const HEAD = 20_000;
/** «2 мар 2026 в 12:01:30» behind the name. */
const MOMENT = /,\s*(\d{1,2})\s+(\p{L}{3,10})\.?\s+(\d{4})\s+(?:в|at)\s+(\d{1,2}):(\d{2})(?::(\d{2}))?/u;

/** Words of a stretch of HTML: line breaks as such, each attachment on a line of its own. */
const wordsOf = (html: string): string =>
  decodeEntities(
    html
      .replaceAll(/<br\s?\/?>/gi, '\n')
      .replaceAll(/<(?:div|p|a)[\s>]/gi, (tag) => `\n${tag}`)
      .replaceAll(/<[^<>]{0,2000}>/g, '')
      .replaceAll(/[^\S\n]+/g, ' '),
  )
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

const two = (number: number): string => String(number).padStart(2, '0');

function utteranceOf(html: string): Utterance | null {
  const opened = html.indexOf('message__header');
  const from = html.indexOf('>', opened) + 1;
  const until = html.indexOf('</div>', from);
  if (opened < 0 || from === 0 || until < 0) return null;
  const head = wordsOf(html.slice(from, until)).replaceAll('\n', ' ');
  const [moment, day, month = '', year, hours, minutes, seconds = 0] = MOMENT.exec(head) ?? [];
  const name = (moment === undefined ? head : head.slice(0, head.indexOf(moment))).trim();
  const number = monthNumber(month);
  const isDated = moment !== undefined && number > 0;
  const words = wordsOf(html.slice(until));
  return {
    speaker: name === '' ? null : name,
    at: isDated ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null,
    day: isDated ? `${two(Number(day))}.${two(number)}.${year}` : undefined,
    pieces: words === '' ? [] : [{ text: words, from: 0, to: words.length }],
  };
}

/** Whether a page is of VK's archive of messages. */
export const isVkPage = (text: string): boolean =>
  text.slice(0, HEAD).includes(MESSAGE) && text.slice(0, HEAD).includes('message__header');

/** What messages are put in order by. */
const orderOf = ({ day = '', at }: Utterance): string =>
  `${day.split('.').toReversed().join('')} ${String(at ?? 0).padStart(6, '0')}`;

/** Messages of a page of VK's archive, the oldest first: the page has the newest at its top. */
export function vkUtterances(text: string): Utterance[] {
  const parts = text.split(MESSAGE).slice(1);
  const last = parts.length - 1;
  // The last one ends where the page goes on with its foot.
  const found = parts.flatMap((html, place) => {
    const foot = place === last ? html.search(/<div class="(?:pagination|footer)|<script/) : -1;
    return utteranceOf(foot < 0 ? html : html.slice(0, foot)) ?? [];
  });
  const [first, ...rest] = found;
  const isNewestFirst = first !== undefined && rest.length > 0 && orderOf(first) > orderOf(rest.at(-1) ?? first);
  return isNewestFirst ? found.toReversed() : found;
}
