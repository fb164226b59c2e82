import { findFolded, foldLines, foldQuery } from '#src/domain/research/textSearch.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

import type { RecordReader } from '../reader.ts';
import type { LiveIndex } from './liveSearch.ts';
import { createUnread, inTurn } from './unread.ts';

/** A material's text that contains the query, with its first place. */
export interface TextHit {
  readonly researchId: string;
  readonly materialId: string;
  /** The words around the place, at most {@link SNIPPET_LENGTH} code units, line breaks as spaces. */
  readonly snippet: string;
  /** First code unit of the match inside the snippet. */
  readonly from: number;
  /** One past its last. */
  readonly to: number;
}

export interface SourceText extends Transcript {
  readonly id: string;
  readonly researchId: string;
}

export interface TextSource {
  /** Ids of all living texts. */
  ids(): Promise<readonly string[]>;
  /** Those of the given texts that live and can be read. */
  read(ids: readonly string[]): Promise<readonly SourceText[]>;
}

/** The texts of materials, through a reader of records. */
export function textsOf(reader: RecordReader): TextSource {
  return { ids: () => reader.ids('materialText'), read: (ids) => reader.read('materialText', ids) };
}

/** Most code units of a snippet. */
export const SNIPPET_LENGTH = 120;
/** Code units of folded text that are kept in memory: 128 MB of Russian. */
const BUDGET = 64_000_000;
/** Texts read at once. */
const CHUNK = 20;

const ELLIPSIS = '…';
const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/**
 * The words around a place in a text.
 * @param at first code unit of the match
 * @param length code units of the match
 */
export function snippetOf(text: string, at: number, length: number): Pick<TextHit, 'snippet' | 'from' | 'to'> {
  const room = SNIPPET_LENGTH - 2 * ELLIPSIS.length;
  const match = Math.min(length, room);
  // A third of the room goes before the match, and what the text's end leaves unused.
  let start = Math.max(0, at - Math.floor((room - match) / 3));
  let end = Math.min(text.length, start + room);
  start = Math.max(0, Math.min(start, end - room));
  if (start > 0) {
    const space = text.slice(start, at).search(/\s/);
    if (space !== -1) start += space + 1;
    else if (isLowSurrogate(text.charCodeAt(start))) start += 1;
  }
  if (end < text.length && isLowSurrogate(text.charCodeAt(end)) && end - 1 >= at + match) end -= 1;
  const before = start > 0 ? ELLIPSIS : '';
  const from = at - start + before.length;
  return {
    snippet: before + text.slice(start, end).replace(/\s/g, ' ') + (end < text.length ? ELLIPSIS : ''),
    from,
    to: from + match,
  };
}

/** The first place of a query in a text, or undefined. */
function hitIn({ id, researchId, text }: SourceText, wanted: string): TextHit | undefined {
  const [place] = findFolded(text, wanted, 1);
  return place && { researchId, materialId: id, ...snippetOf(text, place.start, place.end - place.start) };
}

/** Texts as search reads them, by id. */
export type TextIndex = LiveIndex<string, readonly TextHit[]>;

/**
 * Reads the texts at the first search and keeps them folded in memory, as far as the budget goes; what does not fit is
 * read again by every search.
 * @param budget code units
 */
export function createTextIndex(source: TextSource, budget = BUDGET): TextIndex {
  const held = new Map<string, string>();
  const outside = new Set<string>();
  let used = 0;
  const unread = createUnread<string, SourceText>({
    all: () => source.ids(),
    read: (ids) => source.read(ids),
    keyOf: (id) => id,
    costOf: () => 1 / CHUNK,
  });
  const run = inTurn();

  const forget = (id: string): void => {
    used -= held.get(id)?.length ?? 0;
    held.delete(id);
    outside.delete(id);
  };
  const keep = (text: SourceText): void => {
    forget(text.id);
    if (used + text.text.length > budget) {
      outside.add(text.id);
      return;
    }
    const folded = foldLines(text.text);
    used += folded.length;
    held.set(text.id, folded);
  };

  const search = async (wanted: string, isDropped: () => boolean): Promise<readonly TextHit[] | undefined> => {
    if (!(await unread.catchUp(isDropped, forget, keep))) return undefined;
    const hits: TextHit[] = [];
    const found = [...held].filter(([, folded]) => folded.includes(wanted)).map(([id]) => id);
    // Memory has the folded text only; the snippet shows it as it was written.
    const candidates = [...found, ...outside];
    for (let start = 0; start < candidates.length; start += CHUNK) {
      if (isDropped()) return undefined;
      for (const text of await source.read(candidates.slice(start, start + CHUNK))) {
        const hit = hitIn(text, wanted);
        if (hit) hits.push(hit);
      }
    }
    return hits;
  };

  return {
    search(query, isDropped) {
      const wanted = foldQuery(query);
      if (wanted === '') return Promise.resolve([]);
      return run(() => search(wanted, isDropped));
    },
    changed: unread.changed,
  };
}
