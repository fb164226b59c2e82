import { lazily } from '#src/domain/core/lazily.ts';
import type { SearchDoc } from '#src/domain/core/searchDoc.ts';
import { sentenceAt } from '#src/domain/research/searchDocs.ts';
import { searchDocsOf } from '#src/domain/search/searchDocs.ts';

import type { FoundDocument } from './foundDocuments.ts';
import type { SearchName, SearchRecord, SearchSource } from './source.ts';

/** A record that is shown among what was found. */
interface Shown {
  readonly found: SearchRecord;
  readonly docs: () => readonly SearchDoc[];
}

/** Content of records, read when it is to be shown and kept for the next letter. */
export interface ShownRecords {
  /** Reads those of the records that are not here. */
  read(names: readonly SearchName[]): Promise<void>;
  /** One document of a record; undefined when it has no such one (any more). */
  docOf(found: Pick<FoundDocument, 'kind' | 'id' | 'number' | 'place' | 'speaker'>): SearchDoc | undefined;
  /** The document of a record that is one; undefined when it is not here. */
  docOfWhole(kind: SearchName['kind'], id: string): SearchDoc | undefined;
  forget(name: SearchName): void;
  clear(): void;
}

/** How much is kept, in code units of texts. */
const ROOM = 4_000_000;
/** Size counted for a record that is no text. */
const SHORT = 2000;

const keyOf = ({ kind, id }: SearchName): string => `${kind}/${id}`;
const sizeOf = (found: SearchRecord): number => SHORT + (found.kind === 'materialText' ? found.record.text.length : 0);

export function createShownRecords(source: Pick<SearchSource, 'read'>): ShownRecords {
  const here = new Map<string, Shown>();
  let used = 0;

  const forget = (name: SearchName): void => {
    const shown = here.get(keyOf(name));
    if (!shown) return;
    used -= sizeOf(shown.found);
    here.delete(keyOf(name));
  };
  const add = (found: SearchRecord): void => {
    const { kind, record } = found;
    here.set(keyOf({ kind, id: record.id }), { found, docs: lazily(() => searchDocsOf(kind, record as never)) });
    used += sizeOf(found);
  };

  const docsOf = (kind: SearchName['kind'], id: string): readonly SearchDoc[] =>
    here.get(keyOf({ kind, id }))?.docs() ?? [];
  return {
    async read(names) {
      const wanted = new Map(names.map((name) => [keyOf(name), name]));
      const missing = [...wanted.values()].filter((name) => !here.has(keyOf(name)));
      const found = missing.length > 0 ? await source.read(missing) : [];
      // The oldest entries go first, except those about to be shown.
      for (const [key, shown] of here) {
        if (used <= ROOM) break;
        if (!wanted.has(key)) forget({ kind: shown.found.kind, id: shown.found.record.id });
      }
      for (const one of found) add(one);
    },
    docOf({ kind, id, number, place, speaker }) {
      const found = here.get(keyOf({ kind, id }))?.found;
      // A sentence is cut from its place: finding the whole text again takes a second for ten megabytes.
      if (found?.kind === 'materialText') return place ? sentenceAt(found.record, place, speaker) : undefined;
      return docsOf(kind, id)[number];
    },
    docOfWhole: (kind, id) => docsOf(kind, id)[0],
    forget,
    clear() {
      here.clear();
      used = 0;
    },
  };
}
