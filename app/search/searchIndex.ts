import { KINDS, type SearchKind } from '#src/domain/records.ts';
import type { SearchDoc } from '#src/domain/core/searchDoc.ts';
import { isSearchKind, SEARCH_KINDS } from '#src/domain/search/searchDocs.ts';
import { talkPlace, type TalkKind } from '#src/domain/talk/place.ts';
import { markWords, passageAround, type Marked } from '#src/domain/search/searchText.ts';

import type { SearchAnswer, SearchGroup, SearchHit } from './answer.ts';
import { createHeldRecords, type Entry, type Found, type HeldRecords } from './heldRecords.ts';
import type { LiveIndex } from './liveSearch.ts';
import { formsOf, FUZZY_FROM, matched } from './queryWords.ts';
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
/** Code units of texts that are held: about 40,000 sentences. */
const BUDGET = 4_000_000;
/** Most words of a query that are looked for. */
const MOST_WORDS = 12;

/** Records as search reads them; an empty query is answered with what was changed last. */
export type SearchIndex = LiveIndex<SearchName, SearchAnswer>;

/** What the part is called where the first match stands, which is what the passage shows. */
function partOf({ parts = [] }: SearchDoc, { marks: [first] }: Marked): string {
  return parts.find(({ start, end }) => first !== undefined && first.start >= start && first.end <= end)?.label ?? '';
}

/** A document as it is shown, with the words that matched marked. */
function hitOf(held: HeldRecords, { kind, id, doc }: Entry, matches: (form: string) => boolean): SearchHit {
  const { about } = doc;
  const parentKind = about?.kind ?? KINDS[kind].search.parent;
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
    state: kind === 'comment' && doc.key !== '' ? held.stateOf(kind, doc.key) : doc.state,
    place: doc.place,
    parentId: doc.parentId,
    parentTitle: parentKind ? held.titleOf(parentKind, doc.parentId) : '',
    fileName: kind === 'materialText' ? held.titleOf('material', id) : '',
    about: about ? talkPlace(about.kind as TalkKind, about.id, about.part) : null,
    experimentId: kind === 'hypothesis' ? held.experimentOf(id) : null,
  };
}

/** What was changed last of what a person works on. */
function recentOf(held: HeldRecords): SearchAnswer {
  const latest: Entry[] = [];
  for (const entry of held.entries()) {
    if (!KINDS[entry.kind].search.isRecent) continue;
    const last = latest.at(-1);
    if (latest.length === MOST_RECENT && last && entry.updatedAt <= last.updatedAt) continue;
    latest.push(entry);
    latest.sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : b.n - a.n));
    latest.length = Math.min(latest.length, MOST_RECENT);
  }
  return { recent: latest.map((entry) => hitOf(held, entry, () => false)), groups: [], partial: false };
}

/** The best of a kind, best first. */
interface Best {
  total: number;
  readonly found: Found[];
}

/** What was said of a record that is there no more is not found; a board is talked about before it is written, and of passages search knows nothing. */
const isOrphan = (held: HeldRecords, { doc: { about } }: Entry): boolean =>
  about !== undefined && about.kind !== 'board' && isSearchKind(about.kind) && !held.has(about.kind, about.id);

/** Counts a document, and keeps it when it is among the best of its kind; they come by score, so equals stay in its order. */
function rank(best: Best, one: Found): void {
  best.total += 1;
  const { found } = best;
  const worst = found.at(-1);
  if (found.length === MOST_HITS && worst && one.tier >= worst.tier) return;
  const at = found.findIndex(({ tier }) => tier > one.tier);
  found.splice(at === -1 ? found.length : at, 0, one);
  found.length = Math.min(found.length, MOST_HITS);
}

/** What has all of the words, by kind, the kind with the best hit first. */
function groupsOf(held: HeldRecords, forms: readonly string[], typo: boolean): SearchGroup[] {
  const kinds = new Map<SearchKind, Best>();
  for (const one of held.find(forms, typo)) {
    if (isOrphan(held, one.entry)) continue;
    const best = kinds.get(one.entry.kind) ?? { total: 0, found: [] };
    kinds.set(one.entry.kind, best);
    rank(best, one);
  }
  const tierOf = ({ found }: Best): number => found[0]?.tier ?? 0;
  return [...kinds]
    .sort(
      ([kindA, a], [kindB, b]) => tierOf(a) - tierOf(b) || SEARCH_KINDS.indexOf(kindA) - SEARCH_KINDS.indexOf(kindB),
    )
    .map(([kind, { total, found }]) => ({
      kind,
      total,
      hits: found.map(({ entry, terms }) => hitOf(held, entry, matched(terms))),
    }));
}

function answerOf(held: HeldRecords, query: string): SearchAnswer {
  const forms = [...new Set(formsOf(query))].slice(0, MOST_WORDS);
  if (forms.length === 0) return recentOf(held);
  // The first letter of a word that is being typed: what the words before it find stays until there is more of it.
  if (forms.length > 1 && forms.at(-1)?.length === 1) forms.pop();
  const groups = groupsOf(held, forms, false);
  const isWhole = groups.length > 0 || forms.every((form) => form.length < FUZZY_FROM);
  return { recent: [], groups: isWhole ? groups : groupsOf(held, forms, true), partial: held.isPartial() };
}

/**
 * Reads all records at the first search and keeps them in an inverted index; afterwards reads just what changed.
 * @param budget code units of materials' texts that are held; texts beyond it are left out, and the answers say so
 */
export function createSearchIndex(source: SearchSource, budget = BUDGET): SearchIndex {
  const held = createHeldRecords(budget);
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
  const run = inTurn();
  return {
    search: (query, isDropped) =>
      run(async () => {
        const isWhole = await unread.catchUp(isDropped, held.forget, take);
        return isWhole && !isDropped() ? answerOf(held, query) : undefined;
      }),
    changed: unread.changed,
  };
}
