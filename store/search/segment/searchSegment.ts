import { differsByShortI, type QueryWord } from '../queryWords.ts';
import { beginningWith, eachNearWord, lengthAt, placeOf, sizeOf, wordAt } from './dictionary.ts';
import { unpackPostings, type Postings } from './postings.ts';
import type { Segment } from './segment.ts';

/** How well a document has a word, best first: titles before bodies, the word itself before its stem or beginning. */
const TIERS = { titleExact: 0, title: 1, exact: 2, other: 3 } as const;

/** Weight factor of a word in a title. */
const TITLE_WEIGHT = 4;
/** Weight of a word that begins with what was typed, and of one that is a slip away; of the word and its forms it is 1. */
const BEGINNING_WEIGHT = 0.4;
const SLIP_WEIGHT = 0.3;

/** How many words a title and a body usually have: by BM25 a word in a shorter one says more. */
const USUAL = { title: 8, body: 16 } as const;

/** Returns the worth of a word that occurs in a field so often (BM25+ with its usual constants). */
function worth(times: number, size: number, usual: number): number {
  return 0.5 + (times * 2.2) / (times + 1.2 * (0.3 + (0.7 * size) / usual));
}

/** Calls back for each word of the dictionary that a query's word means: its weight, and whether it is the word itself. */
function eachMeant(
  { dictionary }: Segment,
  { form, isBeginning, stem, slips }: QueryWord,
  take: (place: number, weight: number, isExact: boolean) => void,
): void {
  if (slips > 0) {
    eachNearWord(dictionary, form, slips, (place, distance) => {
      if (distance === 0) take(place, 1, true);
      else if (!differsByShortI(wordAt(dictionary, place), form))
        take(place, (SLIP_WEIGHT * form.length) / (form.length + distance), false);
    });
    return;
  }
  const own = placeOf(dictionary, form);
  const isThere = own < sizeOf(dictionary) && wordAt(dictionary, own) === form;
  const [from, to] = isBeginning ? beginningWith(dictionary, form) : [own, isThere ? own + 1 : own];
  const [first, end] = stem === '' ? [from, to] : beginningWith(dictionary, stem);
  for (let place = first; place < end; place += 1) {
    const length = lengthAt(dictionary, place);
    const isForm = stem !== '' && (length === stem.length || dictionary.stems[place] === stem.length);
    const isExact = isThere && place === own;
    if (isExact || isForm) take(place, 1, isExact);
    else if (place >= from && place < to) {
      take(place, (BEGINNING_WEIGHT * form.length) / (form.length + 0.3 * (length - form.length)), false);
    }
  }
}

/** Notes on the documents of a segment during a search: allocated once, for the biggest of them. */
export interface Notes {
  /** How many of the query's words a document has so far. */
  readonly met: Uint8Array;
  /** How well it has the word that is looked for, and the worst of those before. */
  readonly tier: Uint8Array;
  readonly worst: Uint8Array;
  readonly score: Float64Array;
  /** The documents that have the word that is looked for. */
  readonly list: Uint32Array;
  /** Documents of a word of the dictionary, and how often each has it. */
  readonly documents: Uint32Array;
  readonly times: Uint32Array;
}

export const createNotes = (documents: number): Notes => ({
  met: new Uint8Array(documents),
  tier: new Uint8Array(documents),
  worst: new Uint8Array(documents),
  score: new Float64Array(documents),
  list: new Uint32Array(documents),
  documents: new Uint32Array(documents),
  times: new Uint32Array(documents),
});

interface Field {
  readonly postings: Postings;
  readonly sizes: Uint8Array;
  /** How many words it usually has. */
  readonly usual: number;
}

/** A word of the dictionary that a word of the query means. */
interface Meant {
  readonly place: number;
  /** Which word of the query, from 0. */
  readonly index: number;
  readonly tier: number;
  readonly weight: number;
}

/**
 * Notes the documents that have a word in a field, of those that have all words of the query before it.
 * @param count how many have this word of the query so far
 * @returns how many have it then
 */
function note(
  { postings, sizes, usual }: Field,
  { place, index, tier, weight }: Meant,
  notes: Notes,
  count: number,
): number {
  const { met, score, list, documents, times } = notes;
  const found = unpackPostings(postings, place, documents, times);
  let listed = count;
  for (let at = 0; at < found; at += 1) {
    const document = documents[at] ?? 0;
    const before = met[document];
    if (before === index) {
      met[document] = index + 1;
      notes.tier[document] = tier;
      list[listed] = document;
      listed += 1;
      if (index === 0) {
        notes.worst[document] = 0;
        score[document] = 0;
      }
    } else if (before !== index + 1) continue;
    else if (tier < (notes.tier[document] ?? 0)) notes.tier[document] = tier;
    score[document] = (score[document] ?? 0) + weight * worth(times[at] ?? 1, sizes[document] ?? 0, usual);
  }
  return listed;
}

/**
 * Calls back for each document of a segment that has all of the words: how well it has the worst of them (0 is best), and how much they
 * are worth there together. What else the index holds changes neither.
 */
export function searchSegment(
  segment: Segment,
  words: readonly QueryWord[],
  notes: Notes,
  take: (document: number, tier: number, score: number) => void,
): void {
  const titles = { postings: segment.titles, sizes: segment.titleSizes, usual: USUAL.title };
  const bodies = { postings: segment.bodies, sizes: segment.bodySizes, usual: USUAL.body };
  const { met, tier, worst, score, list } = notes;
  met.fill(0, 0, segment.records.length);
  let count = 0;
  words.forEach((word, index) => {
    count = 0;
    eachMeant(segment, word, (place, weight, isExact) => {
      const meant = { place, index, tier: isExact ? TIERS.titleExact : TIERS.title, weight: weight * TITLE_WEIGHT };
      count = note(titles, meant, notes, count);
      if (word.isOfTitles) return;
      count = note(bodies, { ...meant, tier: isExact ? TIERS.exact : TIERS.other, weight }, notes, count);
    });
    for (let at = 0; at < count; at += 1) {
      const document = list[at] ?? 0;
      worst[document] = Math.max(worst[document] ?? 0, tier[document] ?? 0);
    }
  });
  for (let at = 0; at < count; at += 1) {
    const document = list[at] ?? 0;
    take(document, worst[document] ?? 0, score[document] ?? 0);
  }
}
