import { PAGE_HEADER } from '../src/domain/respond/paths.ts';
import type { SafeStorage } from './keep.ts';

/** How old a page is that was refused: of now; of before an update, and about to load itself anew; the same, and cannot. */
export type Age = 'current' | 'renewing' | 'outdated';

/** Remembers for which page of the server this tab has loaded itself anew. */
const RENEWED = 'orientir:renewed';

export interface RenewerOptions {
  /** Which page this is; empty for what no build has made. */
  readonly page: string;
  /** Where what is typed is kept. */
  readonly storage: SafeStorage;
  /** Lasts as long as the tab does, over its reloading. */
  readonly session: SafeStorage;
  readonly reload: () => void;
}

/**
 * Judges refusals: a page of before an update of the server loads itself anew, once for each update and only where all that was typed
 * lies on the device.
 */
export function createRenewer({ page, storage, session, reload }: RenewerOptions): (refused: Response) => Age {
  return ({ headers }) => {
    const now = headers.get(PAGE_HEADER) ?? '';
    if (page === '' || now === '' || now === page) return 'current';
    if (session.getItem(RENEWED) === now) return 'outdated';
    session.setItem(RENEWED, now);
    if (!storage.isLasting() || !session.isLasting()) return 'outdated';
    reload();
    return 'renewing';
  };
}
