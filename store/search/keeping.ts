import { isSearchKind } from '#src/domain/search/searchDocs.ts';

import type { IndexKeeper } from '../reader.ts';
import type { HeldRecords } from './heldRecords.ts';
import { indexOfParts, partsOf } from './keptIndex.ts';
import type { SearchName } from './source.ts';

/** Reactions of an index that is kept between visits. */
export interface IndexKeeping {
  /** Learns what was written since it looked last; the first time it brings back what is kept. */
  look(): Promise<void>;
  /** Keeps the index as it is now, if it has learnt anything, in the background. */
  keep(): void;
}

export interface KeptState {
  readonly held: HeldRecords;
  /** These are to be read. */
  changed(names: readonly SearchName[]): void;
  /** Nothing that was held is worth anything; all is to be read, or nothing, because it was brought back. */
  restart(isAllRead: boolean): void;
}

/**
 * Keeps an index between visits. What is kept is only a cache: whenever anything is wrong with it, or with the place where it is kept, it
 * is made anew of the records, and search goes on.
 * @param keeper where; undefined where nothing is kept
 * @param form names the code that reads the records
 */
export function createKeeping(
  keeper: IndexKeeper | undefined,
  form: string,
  { held, changed, restart }: KeptState,
): IndexKeeping {
  let own: { readonly id: string; readonly number: number } | null = null;
  /** The number up to which it is kept; below zero while it is not. */
  let saved = -1;
  let isSaving = false;
  let isBroken = keeper === undefined;

  const bringBack = async ({ load }: IndexKeeper, id: string, number: number): Promise<void> => {
    const kept = indexOfParts(await load(id), form, id);
    held.restore(kept?.segments ?? []);
    restart(kept !== null);
    own = { id, number: kept?.number ?? number };
    saved = kept?.number ?? -1;
  };

  const learn = async (from: IndexKeeper): Promise<void> => {
    let standing = await from.look(own?.number ?? 0);
    // Another id: the first time, or what was kept was thrown away, and what is here is worth as little.
    while (own?.id !== standing.id) {
      await bringBack(from, standing.id, standing.number);
      standing = await from.look(own?.number ?? 0);
    }
    changed(standing.changed.flatMap(({ kind, id }) => (isSearchKind(kind) ? [{ kind, id }] : [])));
    own = { id: standing.id, number: standing.number };
  };

  const save = async (to: IndexKeeper, { id, number }: NonNullable<typeof own>): Promise<void> => {
    isSaving = true;
    try {
      await to.save({ id, number }, partsOf({ number, segments: held.segments() }, form, id));
      saved = number;
    } catch {
      // No room, or the browser gives none: the next visit reads all records again.
      isBroken = true;
    } finally {
      isSaving = false;
    }
  };

  return {
    async look() {
      if (!keeper || isBroken) return;
      try {
        await learn(keeper);
      } catch {
        // The changes are unknown: all records are read again. From now on the page reports changes, as it does anyway.
        isBroken = true;
        held.restore([]);
        restart(false);
      }
    },
    keep() {
      if (keeper && !isBroken && !isSaving && own && own.number !== saved) void save(keeper, own);
    },
  };
}
