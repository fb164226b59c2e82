/** Items that an index has still to read: everything at first, afterwards the changes. */
export interface Unread<Item, Found> {
  /**
   * Reads what is left, piece by piece.
   * @param forget called before an item is taken: it may be gone, or have changed
   * @returns whether all is read: false when it was dropped before
   * @throws whatever reading throws; what was being read is left for the next time
   */
  catchUp(isDropped: () => boolean, forget: (item: Item) => void, take: (found: Found) => void): Promise<boolean>;
  /** These were made, changed or removed. */
  changed(items: readonly Item[]): void;
  /** Begins anew: with nothing left to read when all there is has been read elsewhere, else with everything. */
  restart(isAllRead: boolean): void;
}

export interface UnreadSource<Item, Found> {
  /** All there is. */
  all(): Promise<readonly Item[]>;
  /** Those of the items that live and can be read. */
  read(items: readonly Item[]): Promise<readonly Found[]>;
  /** A text that is different for different items. */
  keyOf(item: Item): string;
  /** How much of one reading an item takes: 1 is all of it. */
  costOf(item: Item): number;
}

/** Nothing is read yet; what there is, is asked for at the first catching up. */
export function createUnread<Item, Found>(source: UnreadSource<Item, Found>): Unread<Item, Found> {
  const unread = new Map<string, Item>();
  let known = false;
  const changed = (items: readonly Item[]): void => {
    for (const item of items) unread.set(source.keyOf(item), item);
  };

  /** Takes out as much as is read at once: a change that comes while it is read puts it in again. */
  const nextChunk = (): Item[] => {
    const chunk: Item[] = [];
    let room = 1;
    for (const [key, item] of unread) {
      room -= source.costOf(item);
      chunk.push(item);
      unread.delete(key);
      if (room <= 0) break;
    }
    return chunk;
  };

  return {
    changed,
    restart(isAllRead) {
      unread.clear();
      known = isAllRead;
    },
    async catchUp(isDropped, forget, take) {
      if (!known) {
        changed(await source.all());
        known = true;
      }
      while (unread.size > 0) {
        if (isDropped()) return false;
        const chunk = nextChunk();
        const found = await source.read(chunk).catch((error: unknown) => {
          changed(chunk);
          throw error;
        });
        for (const item of chunk) forget(item);
        for (const one of found) take(one);
      }
      return true;
    },
  };
}

/** Runs jobs one at a time, in the order they come: what a dropped one is still reading must be there before the next one looks. */
export function inTurn(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const turn = last.then(job);
    last = turn.catch(() => undefined);
    return turn;
  };
}
