import type { ProductNames } from '#src/domain/boards/products/product.ts';
import type { WorkspacePlace } from '#src/domain/chat/interview.ts';
import { lookupOf } from '#src/domain/chat/lookup.ts';

import type { SearchAnswer, SearchHit } from '#store/search/answer.ts';
import { createRecordSearch } from '#store/search/recordSearch.ts';
import { readProductNames } from '../../shared/board/product/readProducts.ts';
import { hintOfHit, hrefOfHit } from '../../shared/find/foundPlace.ts';
import type { Store } from '#store/port.ts';

/** Results of a question: the best places, and how many others there are. */
export interface LookedUp {
  readonly places: readonly WorkspacePlace[];
  readonly more: number;
}

/** Places that one answer leads to. */
const MOST_PLACES = 5;

/** Places that were found, the best first, and how many there are in all. */
interface FoundHits {
  /** Names of the company's products, where it has several: places say whose they are. */
  readonly products: ProductNames;
  readonly hits: readonly SearchHit[];
  readonly total: number;
}

/** People's words stay in their source: a copy in the chat would outlive their wish to be forgotten. */
const SAID: Readonly<Partial<Record<SearchHit['kind'], string>>> = {
  materialText: 'Слова из интервью',
  material: 'Материал исследования',
  comment: 'Обсуждение',
};

/** A place as an answer leads to it. */
export function placeOf(hit: SearchHit, products: ProductNames): WorkspacePlace {
  const { kind, id, title, passage, parentTitle } = hit;
  const href = hrefOfHit(hit);
  const said = SAID[kind];
  if (said !== undefined) return { kind, id, text: said, note: parentTitle, href };
  const text = kind === 'board' && passage !== null ? passage.text : title.text;
  return { kind, id, text: text === '' ? 'Без названия' : text, note: hintOfHit(hit, products), href };
}

/** The best of every kind in turn: who asks about prices wants a passage and a hypothesis rather than five passages. */
function best({ groups }: SearchAnswer): Omit<FoundHits, 'products'> {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const rounds = Math.max(0, ...groups.map(({ hits }) => hits.length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    groups.flatMap(({ hits }) => hits.slice(round, round + 1)),
  );
  return { hits: inTurn.flat(), total };
}

/**
 * Searches the workspace for words: for all of them, or where nothing has them all, for those without the shortest, and so on.
 * @param database name of the browser's database that the store is on, null for one in memory
 */
export async function hitsFor(store: Store, database: string | null, words: readonly string[]): Promise<FoundHits> {
  const search = createRecordSearch(store, database);
  try {
    // Longer words say more of what a question is about.
    const byLength = words.toSorted((one, other) => other.length - one.length);
    for (let kept = words.length; kept > 0; kept -= 1) {
      const wanted = new Set(byLength.slice(0, kept));
      const found = best(await search.search(words.filter((word) => wanted.has(word)).join(' ')));
      if (found.hits.length > 0) return { ...found, products: await readProductNames(store) };
    }
    return { hits: [], total: 0, products: null };
  } finally {
    search.close();
  }
}

/** Looks a question up in the workspace; see {@link hitsFor}. */
export async function lookUp(store: Store, database: string | null, question: string): Promise<LookedUp> {
  const { hits, total, products } = await hitsFor(store, database, lookupOf(question)?.words ?? []);
  const places = hits.slice(0, MOST_PLACES).map((hit) => placeOf(hit, products));
  return { places, more: Math.max(0, total - places.length) };
}
