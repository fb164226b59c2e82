import { KEPT_FIELD_VERSIONS } from '../../core/fieldHistory.ts';
import { isObject } from '../../core/record.ts';
import { isSame } from '../../core/same.ts';
import type { Kind, Records } from '../../records.ts';
import { studyDraftOf } from '../../research/studyDraft.ts';
import { asFields, standingMembers, type Fields, type Ground, type RecordTurn } from './ground.ts';

/*
 * Maps in which a record remembers its earlier values and the acts on it: acts add lines, and no other change writes them. No
 * line is removed except with what it remembers: an act that its author takes back at once, the oldest of many, and data erased
 * for good.
 */

const BOOKS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  research: ['history'],
  hypothesis: ['history'],
  experiment: ['history', 'timeline'],
  board: ['history'],
};

/** Whether a map is one in which a record remembers. */
export const isBook = (kind: Kind, map: string): boolean => BOOKS[kind]?.includes(map) ?? false;

/** Lists of a study, which it remembers as its form holds them. */
const LISTS = ['experimentIds', 'hypothesisIds', 'questions'] as const;

/** Returns the record's value at the place named by a line of its history; empty for nothing. */
function saidIn(kind: Kind, record: Fields | undefined, field: unknown): unknown {
  if (record === undefined || typeof field !== 'string') return '';
  if (kind === 'board') return asFields(asFields(record.cards)[field]).content ?? '';
  const list = LISTS.find((one) => one === field);
  if (kind === 'research' && list) {
    const text = studyDraftOf(record as unknown as Records['research'])[list];
    return text === '[]' ? '' : text;
  }
  const value = field.split('/').reduce<unknown>((part, step) => {
    const fields = asFields(part);
    return Object.hasOwn(fields, step) ? fields[step] : undefined;
  }, record);
  return value === undefined || value === null || isObject(value) ? '' : value;
}

/** Returns the name of the field with a history line's remembered value. */
const wordsField = (kind: Kind): 'was' | 'content' => (kind === 'board' ? 'content' : 'was');

/** Returns the key by which lines of a book are ordered. */
const placeOf = (kind: Kind, line: Fields): string => String(kind === 'board' ? line.until : line.position);

/** Returns a new line of a book, besides who and when; undefined for none: only earlier values are remembered. */
export function trueLine(map: string, line: Fields, turn: RecordTurn, ground: Ground): Fields | undefined {
  if (map === 'timeline') return line;
  const { kind, id, start, end } = turn;
  const field = wordsField(kind);
  // The content of another board comes along among the earlier texts.
  const others = kind === 'board' ? (ground.stood.get(kind) ?? []).filter((one) => one.id !== id) : [];
  const isCarried = others.some((one) => {
    const text = saidIn(kind, one as unknown as Fields, line.field);
    return text !== '' && text === line[field];
  });
  if (isCarried) return line;
  const was = saidIn(kind, start, line.field);
  return was === '' || was === saidIn(kind, end, line.field) ? undefined : { ...line, [field]: was };
}

/**
 * Whether a line may be removed from a book.
 * @param lines all lines in the book now, this one among them
 */
export function mayDropLine(
  map: string,
  line: Fields,
  lines: readonly Fields[],
  { kind, end }: RecordTurn,
  { doer, erases }: Ground,
): boolean {
  if (erases) return true;
  const later = lines.filter((one) => one.field === line.field && placeOf(kind, one) > placeOf(kind, line)).length;
  if (map === 'timeline') return line.author === doer && later === 0;
  if (later >= KEPT_FIELD_VERSIONS) return true;
  const isOwn = kind === 'board' || line.by === doer;
  return isOwn && later === 0 && isSame(saidIn(kind, end, line.field), line[wordsField(kind)]);
}

/**
 * Whether the same member exists on another board that the commit touches: a board that goes to another product brings its ages
 * along.
 */
export function isBrought(map: string, member: Fields, { kind, id }: RecordTurn, ground: Ground): boolean {
  if (kind !== 'board') return false;
  const { position: _place, ...is } = member;
  return standingMembers(ground, kind, map, id).some(({ position: _other, ...one }) => isSame(one, is));
}
