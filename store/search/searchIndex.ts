import { KINDS, type SearchKind } from '#src/domain/records.ts';
import type { SearchDoc } from '#src/domain/core/searchDoc.ts';
import { isSearchKind, SEARCH_KINDS } from '#src/domain/search/searchDocs.ts';
import { commentsPlace, type CommentedKind } from '#src/domain/comments/place.ts';
import { markWords, passageAround, type Marked } from '#src/domain/search/searchText.ts';

import type { SearchAnswer, SearchGroup, SearchHit } from './answer.ts';
import type { FoundKind } from './foundDocuments.ts';
import { createHeldRecords, type HeldRecords } from './heldRecords.ts';
import { createKeeping } from './keeping.ts';
import type { LiveIndex } from './liveSearch.ts';
import { accepts, formsOf, FUZZY_FROM, queryWord } from './queryWords.ts';
import { createShownRecords, type ShownRecords } from './shownRecords.ts';
import type { SearchName, SearchRecord, SearchSource } from './source.ts';
import { createUnread, inTurn } from './unread.ts';

/** Most hits of a kind in an answer. */
const MOST_HITS = 6;
/** Most records in the answer to an empty query. */
const MOST_RECENT = 6;
/** Most code units of a passage, and of a sentence. */
const PASSAGE = 140;
/** Records read at once; texts, which are long, fewer. */
const CHUNK = 250;
const TEXT_CHUNK = 4;
/** Code units of texts that are held: twice those of five million words. */
const BUDGET = 80_000_000;
/** Most words of a query that are looked for. */
const MOST_WORDS = 12;

/** Records as search reads them; an empty query is answered with what was changed last. */
export type SearchIndex = LiveIndex<SearchName, SearchAnswer>;

/** Returns the name of the part with the first match, which the passage shows. */
function partOf({ parts = [] }: SearchDoc, { marks: [first] }: Marked): string {
  return parts.find(({ start, end }) => first !== undefined && first.start >= start && first.end <= end)?.label ?? '';
}

/** A document as it is shown, with the words that matched marked. */
function hitOf(
  { held, shown }: Reading,
  { kind, id }: SearchName,
  doc: SearchDoc,
  matches: (form: string) => boolean,
): SearchHit {
  const { about } = doc;
  const parentName = parentOf(kind, doc);
  const marked = (text: string): Marked => ({ text, marks: markWords(text, matches) });
  const body = marked(doc.body);
  const title = doc.place ? passageAround(body, PASSAGE) : passageAround(marked(doc.title), PASSAGE);
  return {
    kind,
    id,
    key: doc.key,
    title,
    passage: doc.place || body.marks.length === 0 ? null : passageAround(body, PASSAGE),
    part: partOf(doc, body),
    speaker: doc.speaker,
    // A reply is settled with the comment that began its thread.
    state: kind === 'comment' && doc.key !== '' ? (shown.docOfWhole(kind, doc.key)?.state ?? '') : doc.state,
    place: doc.place,
    parentId: doc.parentId,
    parentTitle: parentName ? (shown.docOfWhole(parentName.kind, parentName.id)?.title ?? '') : '',
    productId: doc.productId ?? null,
    fileName: kind === 'materialText' ? (shown.docOfWhole('material', id)?.title ?? '') : '',
    about: about ? commentsPlace(about.kind as CommentedKind, about.id, about.part) : null,
    experimentId: kind === 'hypothesis' ? held.experimentOf(id) : null,
  };
}

/** The record that a document is looked at with; undefined for none that search reads. */
function parentOf(kind: SearchKind, { about, parentId }: SearchDoc): SearchName | undefined {
  const parentKind = about?.kind ?? KINDS[kind].search.parent;
  return parentId !== null && parentKind && isSearchKind(parentKind) ? { kind: parentKind, id: parentId } : undefined;
}

/** Sources of an answer: the words of all records, and the content of the shown ones. */
interface Reading {
  readonly held: HeldRecords;
  readonly shown: ShownRecords;
}

/** A record's document as it was found. */
type Place = Parameters<ShownRecords['docOf']>[0];

/** Documents as they are shown, once what they say is read, and what is said beside them. What went meanwhile is left out. */
async function hitsOf(
  reading: Reading,
  places: readonly Place[],
  matches: (form: string) => boolean,
): Promise<ReadonlyMap<Place, SearchHit>> {
  const { shown } = reading;
  const files = places
    .filter(({ kind }) => kind === 'materialText')
    .map(({ id }) => ({ kind: 'material', id }) as const);
  await shown.read([...places, ...files]);
  const docs = places.flatMap((place) => {
    const doc = shown.docOf(place);
    return doc ? [{ place, doc }] : [];
  });
  const beside = docs.flatMap(({ place: { kind }, doc }) => [
    ...[parentOf(kind, doc) ?? []].flat(),
    ...(kind === 'comment' && doc.key !== '' ? [{ kind, id: doc.key }] : []),
  ]);
  await shown.read(beside);
  return new Map(docs.map(({ place, doc }) => [place, hitOf(reading, place, doc, matches)]));
}

/** Returns the most recently changed records that a user works on. */
async function recentOf(reading: Reading): Promise<SearchAnswer> {
  const latest = reading.held
    .latest((kind) => KINDS[kind].search.isRecent === true, MOST_RECENT)
    .map((name) => ({ ...name, number: 0, place: null, speaker: '' }));
  const hits = await hitsOf(reading, latest, () => false);
  return { recent: [...hits.values()], groups: [], partial: false };
}

/** How well the best of a kind meets the query. */
const tierOf = ({ best }: FoundKind): number => best[0]?.tier ?? 0;

/** Returns records that contain all of the words, by kind, the kind with the best hit first. */
async function groupsOf(reading: Reading, forms: readonly string[], typo: boolean): Promise<SearchGroup[]> {
  const words = forms.map((form, at) => queryWord(form, forms.length === 1, at === forms.length - 1, typo));
  const found = reading.held.find(words, MOST_HITS);
  const hits = await hitsOf(
    reading,
    found.flatMap(({ best }) => best),
    (form) => words.some((word) => accepts(word, form)),
  );
  return found
    .toSorted((a, b) => tierOf(a) - tierOf(b) || SEARCH_KINDS.indexOf(a.kind) - SEARCH_KINDS.indexOf(b.kind))
    .map(({ kind, total, best }) => ({ kind, total, hits: best.flatMap((one) => hits.get(one) ?? []) }));
}

async function answerOf(reading: Reading, query: string): Promise<SearchAnswer> {
  const forms = [...new Set(formsOf(query))].slice(0, MOST_WORDS);
  if (forms.length === 0) return recentOf(reading);
  // The first letter of a word that is being typed: what the words before it find stays until there is more of it.
  if (forms.length > 1 && forms.at(-1)?.length === 1) forms.pop();
  const groups = await groupsOf(reading, forms, false);
  const isWhole = groups.length > 0 || forms.every((form) => form.length < FUZZY_FROM);
  return {
    recent: [],
    groups: isWhole ? groups : await groupsOf(reading, forms, true),
    partial: reading.held.isPartial(),
  };
}

export interface SearchIndexOptions {
  /** Code units of materials' texts that are held; texts beyond it are left out, and the answers say so. */
  readonly budget?: number;
  /** Names the code that reads the records: an index that other code kept is not used. */
  readonly form?: string;
  /** Words with which a part of the index is closed, and another begun. */
  readonly full?: number;
  /** Makes ids of what is kept; default random ones. */
  readonly newId?: () => string;
}

/**
 * Reads all records at the first search and keeps their words in an inverted index; afterwards reads just what changed. Where the
 * source has a keeper, the index is kept between visits, and the first search of the next one reads what changed since.
 */
export function createSearchIndex(
  source: SearchSource,
  { budget = BUDGET, form = '', full, newId = () => crypto.randomUUID() }: SearchIndexOptions = {},
): SearchIndex {
  const held = createHeldRecords(budget, newId, full);
  const shown = createShownRecords(source);
  const forget = (name: SearchName): void => {
    held.forget(name);
    shown.forget(name);
  };
  const take = (found: SearchRecord): void => {
    try {
      held.keep(found);
    } catch {
      // A record that search cannot read is left out; the screens report it.
      held.forget({ kind: found.kind, id: found.record.id });
    }
  };
  const unread = createUnread<SearchName, SearchRecord>({
    all: () => source.names(),
    read: (names) => source.read(names),
    keyOf: ({ kind, id }) => `${kind}/${id}`,
    costOf: ({ kind }) => (KINDS[kind].search.isLong ? 1 / TEXT_CHUNK : 1 / CHUNK),
  });
  const keeping = createKeeping(source.keeper, form, {
    held,
    changed: unread.changed,
    restart(isAllRead) {
      shown.clear();
      unread.restart(isAllRead);
    },
  });
  const run = inTurn();

  /** Reads what there is to be read, and puts together what has become scattered. */
  const catchUp = async (isDropped: () => boolean): Promise<boolean> => {
    await keeping.look();
    for (;;) {
      if (!(await unread.catchUp(isDropped, forget, take))) return false;
      held.settle();
      const again = held.scattered();
      if (again.length === 0) return true;
      unread.changed(again);
    }
  };
  return {
    search: (query, isDropped) =>
      run(async () => {
        if (!(await catchUp(isDropped)) || isDropped()) return undefined;
        const answer = await answerOf({ held, shown }, query);
        keeping.keep();
        return answer;
      }),
    changed: unread.changed,
  };
}
