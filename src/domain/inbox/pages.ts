import type { InboxPage } from './inbox.ts';

/** How many are in one answer of the server. */
export const PAGE_SIZE = 30;

/** A page with what follows it. */
export function withOlder(loaded: InboxPage, older: InboxPage): InboxPage {
  const known = new Set(loaded.items.map(({ id }) => id));
  return { ...older, items: [...loaded.items, ...older.items.filter(({ id }) => !known.has(id))] };
}

/**
 * The first page asked anew, with what was loaded of those that follow: while the two meet. Where so much has come that they do not, what
 * lies between is not known, and only the first page stays.
 */
export function withNewer(loaded: InboxPage | undefined, first: InboxPage): InboxPage {
  const last = first.items.at(-1);
  const at = loaded && last ? loaded.items.findIndex(({ id }) => id === last.id) : -1;
  const rest = loaded && at >= 0 ? loaded.items.slice(at + 1) : [];
  if (!loaded || rest.length === 0) return first;
  return { ...first, items: [...first.items, ...rest], more: loaded.more };
}

/** The first page of what is loaded. */
export function firstOf(loaded: InboxPage): InboxPage {
  if (loaded.items.length <= PAGE_SIZE) return loaded;
  return { ...loaded, items: loaded.items.slice(0, PAGE_SIZE), more: true };
}

/** The same, read. @param ids which; all of it when not given */
export function withRead(loaded: InboxPage, ids?: readonly string[]): InboxPage {
  const isNewlyRead = ({ id, isRead }: InboxPage['items'][number]): boolean => !isRead && (!ids || ids.includes(id));
  const read = loaded.items.filter(isNewlyRead).length;
  return {
    ...loaded,
    items: loaded.items.map((item) => (isNewlyRead(item) ? { ...item, isRead: true } : item)),
    unread: ids ? Math.max(0, loaded.unread - read) : 0,
  };
}

/** Returns the page with a record muted, or no longer muted. */
export function withMuted(loaded: InboxPage, on: string, muted: boolean): InboxPage {
  const others = loaded.muted.filter((one) => one !== on);
  return { ...loaded, muted: muted ? [...others, on] : others };
}
