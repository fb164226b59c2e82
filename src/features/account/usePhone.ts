import { useSyncExternalStore } from 'react';

import { media } from '../../theme/media.ts';

const QUERY = media.mobile.replace('@media ', '');

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the phone layout holds; follows the window's width. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
