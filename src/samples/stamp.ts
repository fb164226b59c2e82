import { type Draft } from '../domain/core/operation.ts';
import type { DateText } from '../domain/core/record.ts';
import { KINDS, type Kind, type Records } from '../domain/records.ts';

/** An ISO moment on a day of the samples, UTC. */
export function moment(date: DateText, time = '09:00'): string {
  return `${date}T${time}:00.000Z`;
}

/** Words that stay as they were said or typed: no space of theirs is replaced. */
const VERBATIM = new Set(['quote', 'quotes', 'phone', 'value']);
const BREAKING = /(?<=\d) (?=(?:₽|%|млн|млрд|тыс\.|\d{3}(?!\d)))/g;

/** Puts a no-break space between a number and its unit, in every text of a value but the verbatim ones. */
export function typeset<T>(value: T): T {
  if (typeof value === 'string') return value.replace(BREAKING, '\u00A0') as T;
  if (Array.isArray(value)) return value.map((item: unknown) => typeset(item)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, VERBATIM.has(key) ? member : typeset(member)]),
  ) as T;
}

/** Makes a stored record of a draft as it was at one moment, its texts typeset. */
export function stamp<K extends Kind>(kind: K, at: string, draft: Draft<K>): Records[K] {
  return stampVerbatim(kind, at, typeset(draft));
}

/** The same without touching a letter: for the text of a material. */
export function stampVerbatim<K extends Kind>(kind: K, at: string, draft: Draft<K>): Records[K] {
  const stored = { ...draft, v: KINDS[kind].version, createdAt: at, updatedAt: at, deletedAt: null };
  return stored as unknown as Records[K];
}
