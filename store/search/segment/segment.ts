import * as v from 'valibot';

import type { SearchKind } from '#src/domain/records.ts';
import { isSearchKind } from '#src/domain/search/searchDocs.ts';

import type { Dictionary } from './dictionary.ts';
import type { Postings } from './postings.ts';

/**
 * A part of the index: some records with all their words, made once and never changed. Plain data in few and long arrays, so that a
 * million words take a few megabytes, and are stored and read again at once.
 */
export interface Segment {
  /** Different for every segment that was ever made. */
  readonly id: string;
  /** For each record its kind and its id. */
  readonly kinds: readonly SearchKind[];
  readonly ids: readonly string[];
  /** When it was changed last, ISO 8601. */
  readonly moments: readonly string[];
  /** The record that some hang on, `kind/id`: an experiment's hypothesis, what a comment is about. */
  readonly hangsOn: ReadonlyMap<number, string>;
  /** Code units of the long texts among the records; of one that was left out, below zero. */
  readonly lengths: ReadonlyMap<number, number>;
  /** For each record its first document, and one past the last of all. */
  readonly firsts: Uint32Array<ArrayBuffer>;
  /** For each document its record. */
  readonly records: Uint32Array<ArrayBuffer>;
  /** For each document how many words its title and its body have, at most 255. */
  readonly titleSizes: Uint8Array<ArrayBuffer>;
  readonly bodySizes: Uint8Array<ArrayBuffer>;
  /** Place of each document in its record's text, two numbers; both 0 where it is not part of a text. */
  readonly places: Uint32Array<ArrayBuffer>;
  /** For each document who says it, in `speakers`. */
  readonly spokenBy: Uint32Array<ArrayBuffer>;
  readonly speakers: readonly string[];
  readonly dictionary: Dictionary;
  readonly titles: Postings;
  readonly bodies: Postings;
}

const numbers = v.instance(Uint32Array<ArrayBuffer>);
const bytes = v.instance(Uint8Array<ArrayBuffer>);
// Checked where they are: a copy of a hundred thousand takes longer than to read them.
const texts = v.custom<readonly string[]>(
  (list) => Array.isArray(list) && list.every((one) => typeof one === 'string'),
);
const kinds = v.custom<readonly SearchKind[]>(
  (list) => Array.isArray(list) && list.every((one) => typeof one === 'string' && isSearchKind(one)),
);
const byNumber = <T>(isValue: (value: unknown) => boolean) =>
  v.custom<ReadonlyMap<number, T>>(
    (map) => map instanceof Map && [...map].every(([key, value]) => typeof key === 'number' && isValue(value)),
  );

const postings = v.pipe(
  v.object({ at: numbers, bytes }),
  v.check(({ at, bytes: all }) => at.at(-1) === all.length),
);

/** A segment as it is stored: what is not of one piece is none. */
export const segmentSchema = v.pipe(
  v.object({
    id: v.string(),
    kinds,
    ids: texts,
    moments: texts,
    hangsOn: byNumber<string>((value) => typeof value === 'string'),
    lengths: byNumber<number>((value) => typeof value === 'number'),
    firsts: numbers,
    records: numbers,
    titleSizes: bytes,
    bodySizes: bytes,
    places: numbers,
    spokenBy: numbers,
    speakers: texts,
    dictionary: v.pipe(
      v.object({ text: v.string(), at: numbers, stems: bytes }),
      v.check(({ text, at, stems }) => at.length === stems.length + 1 && at.at(-1) === text.length),
    ),
    titles: postings,
    bodies: postings,
  }),
  v.check(({ ids, kinds, moments, firsts }) =>
    [kinds.length, moments.length, firsts.length - 1].every((length) => length === ids.length),
  ),
  v.check(({ records, titleSizes, bodySizes, places, spokenBy, firsts }) =>
    [titleSizes.length, bodySizes.length, places.length / 2, spokenBy.length, firsts.at(-1)].every(
      (length) => length === records.length,
    ),
  ),
  v.check(({ dictionary, titles, bodies }) => [titles, bodies].every(({ at }) => at.length === dictionary.at.length)),
);
