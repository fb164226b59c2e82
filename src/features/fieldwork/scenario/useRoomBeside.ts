import { useSyncExternalStore } from 'react';

/** From this width on there is room for a conversation beside its form. */
const WIDE = '(min-width: 1200px)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(WIDE);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether a conversation fits beside its form; follows the window's width. */
export function useRoomBeside(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
