import { stemmer } from '@orama/stemmers/russian';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';

import type { Records } from '#src/domain/operation.ts';
import { SEARCH_KINDS, searchDocsOf, type SearchDoc, type SearchKind } from '#src/domain/searchDocs.ts';
import { markWords, passageAround, searchWords, type Marked } from '#src/domain/searchText.ts';
import type { TextRange } from '#src/domain/transcript.ts';

import type { LiveIndex } from './liveSearch.ts';

/** Name of a record that search reads. */
export interface SearchName {
  readonly kind: SearchKind;
  readonly id: string;
}

/** A record that search reads. */
export type SearchRecord = { [K in SearchKind]: { readonly kind: K; readonly record: Records[K] } }[SearchKind];

/** Where the records are. */
export interface SearchSource {
  /** Names of all living records of the kinds that search reads. */
  names(): Promise<readonly SearchName[]>;
  /** Those of the given records that live and can be read. */
  read(names: readonly SearchName[]): Promise<readonly SearchRecord[]>;
}

/** A place that was found, ready to be shown. */
export interface SearchHit {
  readonly kind: SearchKind;
  /** Id of the record. */
  readonly id: string;
  /** The place in it: a card's field, a sentence's beginning; empty for the record itself. */
  readonly key: string;
  /** What it is called; for a sentence the sentence, shortened. */
  readonly title: Marked;
  /** The words around the first match in what else it says; null when only its name matches. */
  readonly passage: Marked | null;
  /** Who says a sentence; empty otherwise. */
  readonly speaker: string;
  /** Where a hypothesis stands, and whether a file has text; empty otherwise. */
  readonly state: string;
  /** Where a sentence stands in its text. */
  readonly place: TextRange | null;
  /** The record it is looked at with (searchDocs.ts), and what that is called; empty when it is gone. */
  readonly parentId: string | null;
  readonly parentTitle: string;
  /** Name of a sentence's file; empty otherwise. */
  readonly fileName: string;
  /** The experiment that was made of a hypothesis, or null. */
  readonly experimentId: string | null;
}

/** What was found of one kind. */
export interface SearchGroup {
  readonly kind: SearchKind;
  /** The best of them. */
  readonly hits: readonly SearchHit[];
  /** How many there are in all. */
  readonly total: number;
}

/** The answer to a query. */
export interface SearchAnswer {
  /** With an empty query: what was changed last, newest first. */
  readonly recent: readonly SearchHit[];
  /** Kinds in the order of their best hit. */
  readonly groups: readonly SearchGroup[];
  /** Whether some texts are too long to be held, so that words in them may be missing here. */
  readonly partial: boolean;
}

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

/** Marks a stem among the index's terms; no word begins with it. */
const STEM = '=';
/** Stems kept, so that a word is stemmed once; words beyond are stemmed each time. */
const STEMS_KEPT = 200_000;
/** Shortest stem that stands for its forms. */
const SHORTEST_STEM = 2;
/** Shortest word in which a slip of the finger is forgiven. */
const FUZZY_FROM = 5;

/** Kinds that an empty query offers: what a person works on. */
const RECENT_KINDS: ReadonlySet<SearchKind> = new Set(['research', 'hypothesis', 'experiment', 'audience', 'persona']);

const stems = new Map<string, string>();
function stemOf(form: string): string {
  const known = stems.get(form);
  if (known !== undefined) return known;
  const stem = stemmer(form);
  if (stems.size < STEMS_KEPT) stems.set(form, stem);
  return stem;
}

const formsOf = (text: string): string[] => searchWords(text).map(({ form }) => form);

/** What the index holds of a word: the word itself, and its stem when that is another. */
function termsOf(form: string): string | string[] {
  const stem = stemOf(form);
  return stem === form ? form : [form, STEM + stem];
}

interface Entry extends SearchName {
  readonly n: number;
  readonly doc: SearchDoc;
  readonly updatedAt: string;
}

type Indexed = Pick<SearchDoc, 'title' | 'body'> & { readonly n: number };

/** Of which kind a document's `parentId` is. */
const PARENTS: Readonly<Partial<Record<SearchKind, SearchKind>>> = {
  material: 'research',
  materialText: 'research',
  hypothesis: 'research',
  persona: 'audience',
  experiment: 'hypothesis',
};

const asIs = (text: string): string => text;
const alone = (text: string): string[] => [text];
const shortI = (text: string): string => text.replaceAll('й', 'и');

/** How well a word of the query was met, best first: titles before bodies, the word itself before its stem or beginning. */
const TIERS = { titleExact: 0, title: 1, exact: 2, other: 3 } as const;

/** The worst of the words decides, so that a result is as good as its weakest word. */
function tierOf({ match }: SearchResult, words: readonly QueryWord[]): number {
  let worst = 0;
  for (const word of words) {
    let best: number = TIERS.other + 1;
    // Thousands of results, a few terms each: nothing is allocated here.
    for (const term in match) {
      if (!word.accepts(term)) continue;
      const fields = match[term] ?? [];
      const inTitle = fields.includes('title');
      const exact = term === word.form;
      const tier = inTitle ? (exact ? TIERS.titleExact : TIERS.title) : exact ? TIERS.exact : TIERS.other;
      if (tier < best) best = tier;
    }
    worst = Math.max(worst, best);
  }
  return worst;
}

interface QueryWord {
  readonly form: string;
  /** Whether a term of the index is this word, in some form of it. */
  readonly accepts: (term: string) => boolean;
  readonly query: Query;
}

/** Whether a word of a text is among the terms that matched. */
function matched(terms: readonly string[]): (form: string) => boolean {
  const set = new Set(terms);
  return (form) => set.has(form) || set.has(STEM + stemOf(form));
}

/** How a word of a query is looked for: itself, its stem, what begins with it; `typo` forgives a slip instead. */
function queryWord(form: string, isOnly: boolean, isLast: boolean, typo: boolean): QueryWord {
  if (typo && form.length >= FUZZY_FROM) {
    return {
      form,
      accepts: () => true,
      query: {
        queries: [form],
        fuzzy: form.length > 7 ? 2 : 1,
        // «й» is never «и», not even as a slip.
        boostDocument: (_n, term) =>
          term.startsWith(STEM) || (term !== form && shortI(term) === shortI(form)) ? 0 : 1,
      },
    };
  }
  // One letter begins half of all words: alone it looks at names only, before others it is a word.
  if (form.length === 1) {
    return {
      form,
      accepts: (term) => term.startsWith(form),
      query: { queries: [form], prefix: isOnly, ...(isOnly ? { fields: ['title'] } : {}) },
    };
  }
  // The last word may be half typed; short ones before it are whole: «до», «не».
  const prefix = isLast || form.length > 2;
  const begins = (term: string): boolean => term === form || (prefix && term.startsWith(form));
  const stem = stemOf(form);
  // A stem is the beginning of all its forms: who typed it finds them by that.
  if (stem === form || stem.length < SHORTEST_STEM) {
    return { form, accepts: begins, query: { queries: [form], prefix } };
  }
  const stemTerm = STEM + stem;
  return {
    form,
    accepts: (term) => term === stemTerm || term === stem || begins(term),
    query: {
      combineWith: 'OR',
      queries: [
        { queries: [form], prefix: true },
        { queries: [stemTerm, stem], combineWith: 'OR' },
      ],
    },
  };
}

/** Records as search reads them; an empty query is answered with what was changed last. */
export type SearchIndex = LiveIndex<SearchName, SearchAnswer>;

/**
 * Reads all records at the first search and keeps them in an inverted index (MiniSearch: BM25+, prefixes, slips) whose terms
 * are the words and their Snowball stems; afterwards reads just what changed.
 * @param budget code units of materials' texts that are held; texts beyond it are left out, and the answers say so
 */
export function createSearchIndex(source: SearchSource, budget = BUDGET): SearchIndex {
  const index = new MiniSearch<Indexed>({
    idField: 'n',
    fields: ['title', 'body'],
    tokenize: formsOf,
    processTerm: termsOf,
    searchOptions: {
      tokenize: alone,
      processTerm: asIs,
      combineWith: 'AND',
      boost: { title: 4 },
      weights: { prefix: 0.4, fuzzy: 0.3 },
    },
    // A removed document stays in the index until this much of it is removed ones; then it is swept in pauses.
    autoVacuum: { minDirtCount: 500, minDirtFactor: 0.1, batchSize: 1000, batchWait: 10 },
  });
  const entries = new Map<number, Entry>();
  const byRecord = new Map<string, readonly number[]>();
  const experimentOf = new Map<string, string>();
  const textLengths = new Map<string, number>();
  const outside = new Set<string>();
  const unread = new Map<string, SearchName>();
  let known = false;
  let held = 0;
  let next = 0;
  let lastTurn: Promise<unknown> = Promise.resolve();

  const nameOf = ({ kind, id }: SearchName): string => `${kind}/${id}`;

  const forget = (name: SearchName): void => {
    const key = nameOf(name);
    for (const n of byRecord.get(key) ?? []) {
      const entry = entries.get(n);
      if (name.kind === 'experiment' && entry?.doc.parentId && experimentOf.get(entry.doc.parentId) === name.id) {
        experimentOf.delete(entry.doc.parentId);
      }
      entries.delete(n);
      index.discard(n);
    }
    byRecord.delete(key);
    held -= textLengths.get(key) ?? 0;
    textLengths.delete(key);
    outside.delete(key);
  };

  const keep = (found: SearchRecord): void => {
    const { kind, record } = found;
    const name = { kind, id: record.id };
    const key = nameOf(name);
    if (found.kind === 'materialText') {
      const { length } = found.record.text;
      if (held + length > budget) {
        outside.add(key);
        return;
      }
      held += length;
      textLengths.set(key, length);
    }
    const docs = searchDocsOf(kind, record as never);
    byRecord.set(
      key,
      docs.map((doc) => {
        next += 1;
        entries.set(next, { ...name, n: next, doc, updatedAt: record.updatedAt });
        index.add({ n: next, title: doc.title, body: doc.body });
        return next;
      }),
    );
    if (found.kind === 'experiment' && found.record.hypothesisId) experimentOf.set(found.record.hypothesisId, name.id);
  };

  const catchUp = async (isDropped: () => boolean): Promise<boolean> => {
    if (!known) {
      for (const name of await source.names()) unread.set(nameOf(name), name);
      known = true;
    }
    while (unread.size > 0) {
      if (isDropped()) return false;
      // Taken out before they are read: a change that comes meanwhile puts them in again.
      const chunk: SearchName[] = [];
      let room = 1;
      for (const [key, name] of unread) {
        room -= name.kind === 'materialText' ? 1 / TEXT_CHUNK : 1 / CHUNK;
        chunk.push(name);
        unread.delete(key);
        if (room <= 0) break;
      }
      const records = await source.read(chunk).catch((error: unknown) => {
        for (const name of chunk) unread.set(nameOf(name), name);
        throw error;
      });
      for (const name of chunk) forget(name);
      for (const record of records) {
        try {
          keep(record);
        } catch {
          // A record that search cannot read is left out; the screens report it.
          forget({ kind: record.kind, id: record.record.id });
        }
      }
    }
    return true;
  };

  const titleOf = (kind: SearchKind, id: string | null): string => {
    const n = id === null ? undefined : byRecord.get(`${kind}/${id}`)?.[0];
    return n === undefined ? '' : (entries.get(n)?.doc.title ?? '');
  };
  const show = ({ kind, id, doc }: Entry, matches: (form: string) => boolean): SearchHit => {
    const parentKind = PARENTS[kind];
    const marked = (text: string): Marked => ({ text, marks: markWords(text, matches) });
    const body = marked(doc.body);
    const title = doc.place ? passageAround(body, PASSAGE) : passageAround(marked(doc.title), PASSAGE);
    return {
      kind,
      id,
      key: doc.key,
      title,
      passage: doc.place || body.marks.length === 0 ? null : passageAround(body, PASSAGE),
      speaker: doc.speaker,
      state: doc.state,
      place: doc.place,
      parentId: doc.parentId,
      parentTitle: parentKind ? titleOf(parentKind, doc.parentId) : '',
      fileName: kind === 'materialText' ? titleOf('material', id) : '',
      experimentId: kind === 'hypothesis' ? (experimentOf.get(id) ?? null) : null,
    };
  };

  const recent = (): SearchAnswer => {
    const latest: Entry[] = [];
    for (const entry of entries.values()) {
      if (!RECENT_KINDS.has(entry.kind)) continue;
      const last = latest.at(-1);
      if (latest.length === MOST_RECENT && last && entry.updatedAt <= last.updatedAt) continue;
      latest.push(entry);
      latest.sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : b.n - a.n));
      latest.length = Math.min(latest.length, MOST_RECENT);
    }
    return { recent: latest.map((entry) => show(entry, () => false)), groups: [], partial: false };
  };

  const find = (forms: readonly string[], typo: boolean): SearchAnswer => {
    const words = forms.map((form, place) => queryWord(form, forms.length === 1, place === forms.length - 1, typo));
    const results = index.search({ combineWith: 'AND', queries: words.map(({ query }) => query) });
    const groups = new Map<SearchKind, { total: number; best: { result: SearchResult; tier: number }[] }>();
    for (const result of results) {
      const entry = entries.get(result.id as number);
      if (!entry) continue;
      const group = groups.get(entry.kind) ?? { total: 0, best: [] };
      groups.set(entry.kind, group);
      group.total += 1;
      const tier = tierOf(result, words);
      const { best } = group;
      const worst = best.at(-1);
      // They come by score, so equals stay in its order.
      if (best.length === MOST_HITS && worst && tier >= worst.tier) continue;
      const at = best.findIndex((one) => one.tier > tier);
      best.splice(at === -1 ? best.length : at, 0, { result, tier });
      best.length = Math.min(best.length, MOST_HITS);
    }
    return {
      recent: [],
      groups: [...groups]
        .sort(
          ([kindA, { best: a }], [kindB, { best: b }]) =>
            (a[0]?.tier ?? 0) - (b[0]?.tier ?? 0) || SEARCH_KINDS.indexOf(kindA) - SEARCH_KINDS.indexOf(kindB),
        )
        .map(([kind, { total, best }]) => ({
          kind,
          total,
          hits: best.flatMap(({ result }) => {
            const entry = entries.get(result.id as number);
            return entry ? [show(entry, matched(result.terms))] : [];
          }),
        })),
      partial: outside.size > 0,
    };
  };

  const search = async (query: string, isDropped: () => boolean): Promise<SearchAnswer | undefined> => {
    if (!(await catchUp(isDropped)) || isDropped()) return undefined;
    const forms = [...new Set(formsOf(query))].slice(0, MOST_WORDS);
    if (forms.length === 0) return recent();
    // The first letter of a word that is being typed: what the words before it find stays until there is more of it.
    if (forms.length > 1 && forms.at(-1)?.length === 1) forms.pop();
    const answer = find(forms, false);
    return answer.groups.length > 0 || forms.every((form) => form.length < FUZZY_FROM) ? answer : find(forms, true);
  };

  return {
    search(query, isDropped) {
      // One at a time: what a dropped search is still reading must be in the index before the next one looks.
      const turn = lastTurn.then(() => search(query, isDropped));
      lastTurn = turn.catch(() => undefined);
      return turn;
    },
    changed(names) {
      for (const name of names) unread.set(nameOf(name), name);
    },
  };
}
