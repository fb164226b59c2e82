import { readPlainText } from '../text/plainText.ts';
import { ReadFailure } from '../ReadFailure.ts';
import type { TableWriter } from './tableParts.ts';

/* Cards of a phone book, vCard 2.1, 3.0 and 4.0 (RFC 6350), as a table with a row for each. */

/** A line of a card: «item1.TEL;TYPE=CELL:+7 900 000-00-00». */
interface CardLine {
  readonly property: string;
  readonly parameters: string;
  /** As written, quoted-printable decoded. */
  readonly value: string;
}

const LINE = /^(?:[\w-]+\.)?([a-z-]+)((?:;(?:[^":]|"[^"]*")*)?):(.*)$/is;
const QUOTED_PRINTABLE = /(?:^|[;=])quoted-printable(?:;|$)/i;

/** The words of a value in quoted-printable. */
function unquoted(value: string, parameters: string): string {
  const charset = /charset=([\w-]+)/i.exec(parameters)?.[1] ?? 'utf-8';
  const bytes = [...value.matchAll(/=([\da-f]{2})|([^])/gi)].map(([, hex, sign = '']) =>
    hex === undefined ? sign.charCodeAt(0) : Number.parseInt(hex, 16),
  );
  try {
    return new TextDecoder(charset).decode(Uint8Array.from(bytes));
  } catch {
    return value;
  }
}

function lineOf(text: string): CardLine | null {
  const [, property = '', parameters = '', value = ''] = LINE.exec(text) ?? [];
  if (property === '') return null;
  const isQuoted = QUOTED_PRINTABLE.test(parameters);
  return { property: property.toUpperCase(), parameters, value: isQuoted ? unquoted(value, parameters) : value };
}

/** The lines of each card, continued ones whole. */
function cardsIn(text: string): CardLine[][] {
  const cards: CardLine[][] = [];
  let whole = '';
  for (const line of text.replaceAll(/\n[ \t]/g, '').split('\n')) {
    const isFirst = whole === '';
    whole += line;
    // A value in quoted-printable goes on behind «=» at a line's end.
    if (line.endsWith('=') && (!isFirst || QUOTED_PRINTABLE.test(line.split(':', 1)[0] ?? ''))) {
      whole = whole.slice(0, -1);
      continue;
    }
    const read = lineOf(whole);
    whole = '';
    if (read?.property === 'BEGIN' && /^vcard$/i.test(read.value.trim())) cards.push([]);
    else if (read) cards.at(-1)?.push(read);
  }
  return cards;
}

/** The parts of a value between semicolons, without the signs that protect others. */
const partsOf = (value: string): string[] =>
  value.split(/(?<!\\);/).map((part) =>
    part
      .replaceAll(/\\n/gi, '\n')
      .replaceAll(/\\([\\,;:])/g, '$1')
      .trim(),
  );

const whole = (value: string): string => partsOf(value).filter(Boolean).join(', ');

/** A number without its scheme; the extension as people write it. */
const phoneOf = (value: string): string => whole(value.replace(/^tel:/i, '').replace(/;ext=(\d+)/i, ' доб. $1')).trim();

/** The nickname in a link, an address of a messenger, or a value of its own property. */
function telegramOf({ property, parameters, value }: CardLine): string[] {
  if (property.startsWith('X-TELEGRAM')) return [whole(value)];
  const [, name] = /^(?:(?:tg|telegram):(?:\/\/resolve\?domain=)?|(?:https?:\/\/)?t\.me\/)@?(\w+)/i.exec(value) ?? [];
  return name !== undefined && /^(?:URL|IMPP|X-)/.test(property)
    ? [`@${name}`]
    : /telegram/i.test(parameters) && /^(?:IMPP|X-)/.test(property)
      ? [whole(value)]
      : [];
}

/** «Имя Отчество Фамилия» of the parts of a name. */
function nameOf(value: string): string {
  const [family = '', given = '', middle = ''] = partsOf(value);
  return [given, middle, family].filter(Boolean).join(' ');
}

/** Columns, by heading: what a card has for each. */
const COLUMNS: Readonly<Record<string, (card: readonly CardLine[]) => readonly string[]>> = {
  Имя: (card) => {
    const shown = of(card, 'FN').map(({ value }) => whole(value));
    const names = shown.some(Boolean) ? shown : of(card, 'N').map(({ value }) => nameOf(value));
    return names.filter(Boolean).slice(0, 1);
  },
  Телефон: (card) => of(card, 'TEL').map(({ value }) => phoneOf(value)),
  Почта: (card) => of(card, 'EMAIL').map(({ value }) => whole(value).replace(/^mailto:/i, '')),
  Telegram: (card) => [...new Set(card.flatMap(telegramOf))],
  Компания: (card) => of(card, 'ORG').map(({ value }) => whole(value)),
  Должность: (card) => of(card, 'TITLE').map(({ value }) => whole(value)),
  Город: (card) => of(card, 'ADR').flatMap(({ value }) => partsOf(value)[3] || []),
  Теги: (card) => of(card, 'CATEGORIES').map(({ value }) => whole(value)),
  Ссылка: (card) =>
    card.filter((line) => line.property === 'URL' && telegramOf(line).length === 0).map(({ value }) => whole(value)),
  'День рождения': (card) => of(card, 'BDAY').map(({ value }) => whole(value)),
  Заметки: (card) => [
    of(card, 'NOTE')
      .map(({ value }) => partsOf(value).join(';'))
      .join('\n'),
  ],
};

const of = (card: readonly CardLine[], property: string): readonly CardLine[] =>
  card.filter((line) => line.property === property);

/** The cards of a text as rows under their headings: «Телефон», «Телефон 2»; none where there are no cards. */
export function cardRows(text: string): string[][] {
  const cards = cardsIn(text).map((card) =>
    Object.entries(COLUMNS).map(([heading, read]) => ({ heading, values: read(card).filter(Boolean) })),
  );
  if (cards.length === 0) return [];
  const widths = Object.keys(COLUMNS).map((_, at) =>
    cards.reduce((most, card) => Math.max(most, card[at]?.values.length ?? 0), 0),
  );
  const cells = (of: (heading: string, index: number, at: number) => string): string[] =>
    Object.keys(COLUMNS).flatMap((heading, at) =>
      Array.from({ length: widths[at] ?? 0 }, (_, index) => of(heading, index, at)),
    );
  return [
    cells((heading, index) => (index === 0 ? heading : `${heading} ${index + 1}`)),
    ...cards.map((card) => cells((_, index, at) => card[at]?.values[index] ?? '')),
  ];
}

/**
 * Reads a phone book as a sheet of its name.
 * @throws ReadFailure `binary`, `too_large`, `no_rows`
 */
export async function readVcards(
  file: Blob,
  name: string,
  writer: TableWriter,
  progress: (done: number, total: number) => void,
): Promise<void> {
  const rows = cardRows((await readPlainText(file, progress)).join(''));
  if (rows.length === 0) throw new ReadFailure('no_rows');
  writer.sheet(name);
  for (const row of rows) writer.row(row);
  writer.end();
}
