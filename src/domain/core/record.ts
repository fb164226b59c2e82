/** Makes ids; the app passes random ones, tests fixed ones. */
export type NewId = () => string;

/**
 * Fields of every stored record. Ids are made by the client; removal is soft; `v` is the version of the record's shape, which
 * migrations on read bring forward.
 */
export interface StoredRecord {
  readonly id: string;
  /** Version of this kind's shape. */
  readonly v: number;
  /** ISO 8601 moment, UTC. */
  readonly createdAt: string;
  /** ISO 8601 moment, UTC; set by the store at each commit. */
  readonly updatedAt: string;
  /** ISO 8601 moment of removal, or null while the record lives. */
  readonly deletedAt: string | null;
}

/** An object that is not a list: what a record must be before anything else can be said of it. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A record as a person knows it: a removed one is not there. */
export function living<R extends StoredRecord>(record: R | null | undefined): R | null {
  return record?.deletedAt === null ? record : null;
}

/** Calendar date, `yyyy-mm-dd`, without a time zone. */
export type DateText = string;

/** Members of a keyed map know their place by a sortable text, so that two people can insert at once. */
export type Positioned<T> = T & { readonly position: string };

/** A list that merges: members by id, each with its position. */
export type Keyed<T> = Readonly<Record<string, Positioned<T>>>;

/** One line of text in a keyed list. */
export interface TextItem {
  readonly text: string;
}

/** Records in the order of their positions, of one position by id. */
export function byPosition<T extends { readonly id: string; readonly position: string }>(records: readonly T[]): T[] {
  return records.toSorted((a, b) =>
    a.position < b.position ? -1 : a.position > b.position ? 1 : a.id < b.id ? -1 : 1,
  );
}

/** The members of a keyed map in their order, each with its key. */
export function ordered<T>(map: Keyed<T>): (Positioned<T> & { readonly key: string })[] {
  return Object.entries(map)
    .map(([key, member]) => ({ ...member, key }))
    .sort((a, b) => (a.position < b.position ? -1 : a.position > b.position ? 1 : a.key < b.key ? -1 : 1));
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Position of the nth member (from 0) of a list built in one go; up to 1.6 million members stay in order. */
export function positionAt(index: number): string {
  return `a${index.toString(36).padStart(4, '0')}i`;
}

/**
 * A position strictly between two others (base-36 fractions). Either may be null: before the first, after the last.
 * A position never ends in 0, so there is always room before it.
 * @throws RangeError when `before` does not sort ahead of `after`, or one of them is not a position
 */
export function positionBetween(before: string | null, after: string | null): string {
  const low = before ?? '';
  if (after !== null && low >= after) throw new RangeError(`no place between «${low}» and «${after}»`);
  for (const place of [before, after]) {
    if (place !== null && !/^[0-9a-z]+$/.test(place)) throw new RangeError(`«${place}» is not a position`);
  }
  if (after?.endsWith('0')) throw new RangeError(`there may be no place before «${after}»`);
  let prefix = '';
  for (let index = 0; ; index += 1) {
    const lowDigit = index < low.length ? DIGITS.indexOf(low[index] ?? '0') : 0;
    const highDigit = after === null ? DIGITS.length : index < after.length ? DIGITS.indexOf(after[index] ?? '0') : 0;
    const bounded = after !== null && after.startsWith(prefix);
    const ceiling = bounded ? highDigit : DIGITS.length;
    if (ceiling - lowDigit > 1) return prefix + (DIGITS[Math.floor((lowDigit + ceiling) / 2)] ?? '0');
    prefix += DIGITS[lowDigit] ?? '0';
  }
}

/** Positions for some members in a row between two others. */
export function positionsBetween(count: number, before: string | null, after: string | null): readonly string[] {
  const positions: string[] = [];
  for (let last = before; positions.length < count;) {
    last = positionBetween(last, after);
    positions.push(last);
  }
  return positions;
}

/**
 * Positions that put members into a row, by id in their new order. Where two tabs gave neighbours one position there is no room
 * between them: those behind that share it get new positions too.
 * @param row the others, in their order
 * @param at how many of them come before
 */
export function positionsAt(
  row: readonly { readonly id: string; readonly position: string }[],
  at: number,
  ids: readonly string[],
): readonly (readonly [id: string, position: string])[] {
  const before = row[at - 1]?.position ?? null;
  const behind = row.slice(at);
  const roomy = before === null ? 0 : behind.findIndex(({ position }) => position > before);
  const shared = roomy === -1 ? behind : behind.slice(0, roomy);
  const moved = [...ids, ...shared.map(({ id }) => id)];
  const positions = positionsBetween(moved.length, before, behind[shared.length]?.position ?? null);
  return moved.map((id, index) => [id, positions[index] ?? 'i']);
}

/** A keyed map made of a list, keys `prefix-0`, `prefix-1` …, positions in the list's order. */
export function keyedList<T extends object>(prefix: string, members: readonly T[]): Keyed<T> {
  return Object.fromEntries(
    members.map((member, index) => [`${prefix}-${index}`, { ...member, position: positionAt(index) }]),
  );
}

/** A keyed map of text lines; see {@link keyedList}. */
export function keyedTexts(prefix: string, texts: readonly string[]): Keyed<TextItem> {
  return keyedList(
    prefix,
    texts.map((text) => ({ text })),
  );
}
