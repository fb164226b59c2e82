import MiniSearch, { type SearchResult } from 'minisearch';

import type { SearchDoc } from '#src/domain/core/searchDoc.ts';
import { searchDocsOf } from '#src/domain/search/searchDocs.ts';

import { formsOf, queryWord, termsOf, tierOf } from './queryWords.ts';
import type { SearchName, SearchRecord } from './source.ts';

/** A document of the index: a record, or a place in one. */
export interface Entry extends SearchName {
  /** Grows with each document that is added. */
  readonly n: number;
  readonly doc: SearchDoc;
  readonly updatedAt: string;
}

/** A document that a query finds. */
export interface Found {
  readonly entry: Entry;
  /** Terms of the index that met the query. */
  readonly terms: readonly string[];
  /** How well it was met: 0 is best (queryWords.ts). */
  readonly tier: number;
}

/** Records as the index holds them. */
export interface HeldRecords {
  /** Takes a record in; one that is there already must be forgotten before. */
  keep(record: SearchRecord): void;
  forget(name: SearchName): void;
  entries(): Iterable<Entry>;
  /** The documents that have all of the words, by score; `typo` forgives slips. */
  find(forms: readonly string[], typo: boolean): Iterable<Found>;
  /** What a record is called; empty when it is not here. */
  titleOf(kind: string, id: string | null): string;
  /** Whether a record is held. */
  has(kind: string, id: string): boolean;
  /** Where a record stands that search reads as one document; empty when it is not here. */
  stateOf(kind: string, id: string): string;
  /** The experiment that was made of a hypothesis, or null. */
  experimentOf(hypothesisId: string): string | null;
  /** Whether a text was left out for its length. */
  isPartial(): boolean;
}

type Indexed = Pick<SearchDoc, 'title' | 'body'> & { readonly n: number };

const asIs = (text: string): string => text;
const alone = (text: string): string[] => [text];
const keyOf = ({ kind, id }: SearchName): string => `${kind}/${id}`;

/** An inverted index (MiniSearch: BM25+, prefixes, slips) whose terms are the words and their Snowball stems. */
const createIndex = (): MiniSearch<Indexed> =>
  new MiniSearch<Indexed>({
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

/** Texts that are held, as long as they fit the budget (code units). */
function createTextBudget(budget: number) {
  const lengths = new Map<string, number>();
  const outside = new Set<string>();
  let held = 0;
  return {
    /** Whether there is room for a text; it is taken. */
    take(key: string, length: number): boolean {
      if (held + length > budget) {
        outside.add(key);
        return false;
      }
      held += length;
      lengths.set(key, length);
      return true;
    },
    free(key: string): void {
      held -= lengths.get(key) ?? 0;
      lengths.delete(key);
      outside.delete(key);
    },
    isPartial: (): boolean => outside.size > 0,
  };
}

/**
 * No record yet.
 * @param budget code units of materials' texts that are held; texts beyond it are left out
 */
export function createHeldRecords(budget: number): HeldRecords {
  const index = createIndex();
  const texts = createTextBudget(budget);
  const entries = new Map<number, Entry>();
  const byRecord = new Map<string, readonly number[]>();
  const experiments = new Map<string, string>();
  let next = 0;

  const add = (name: SearchName, doc: SearchDoc, updatedAt: string): number => {
    next += 1;
    entries.set(next, { ...name, n: next, doc, updatedAt });
    index.add({ n: next, title: doc.title, body: doc.body });
    return next;
  };

  return {
    keep(found) {
      const { kind, record } = found;
      const name = { kind, id: record.id };
      const key = keyOf(name);
      if (found.kind === 'materialText' && !texts.take(key, found.record.text.length)) return;
      const docs = searchDocsOf(kind, record as never);
      byRecord.set(
        key,
        docs.map((doc) => add(name, doc, record.updatedAt)),
      );
      if (found.kind === 'experiment' && found.record.hypothesisId) experiments.set(found.record.hypothesisId, name.id);
    },
    forget(name) {
      const key = keyOf(name);
      for (const n of byRecord.get(key) ?? []) {
        const parentId = entries.get(n)?.doc.parentId;
        if (name.kind === 'experiment' && parentId && experiments.get(parentId) === name.id)
          experiments.delete(parentId);
        entries.delete(n);
        index.discard(n);
      }
      byRecord.delete(key);
      texts.free(key);
    },
    entries: () => entries.values(),
    *find(forms, typo) {
      const words = forms.map((form, place) => queryWord(form, forms.length === 1, place === forms.length - 1, typo));
      const results: SearchResult[] = index.search({ combineWith: 'AND', queries: words.map(({ query }) => query) });
      for (const result of results) {
        const entry = entries.get(result.id as number);
        if (entry) yield { entry, terms: result.terms, tier: tierOf(result, words) };
      }
    },
    titleOf(kind, id) {
      const n = id === null ? undefined : byRecord.get(`${kind}/${id}`)?.[0];
      return n === undefined ? '' : (entries.get(n)?.doc.title ?? '');
    },
    has: (kind, id) => byRecord.has(`${kind}/${id}`),
    stateOf: (kind, id) => entries.get(byRecord.get(`${kind}/${id}`)?.[0] ?? 0)?.doc.state ?? '',
    experimentOf: (hypothesisId) => experiments.get(hypothesisId) ?? null,
    isPartial: texts.isPartial,
  };
}
