import { useCallback } from 'react';

import type { ReadingView } from '../find/url.ts';
import type { SetUrl } from '../../../../routing/useUrlState.ts';

/**
 * Shows a material, in typing or in reading.
 * @param instead only while this one is shown; default whatever is
 */
export type OpenTyping = (materialId: string, typing: boolean, instead?: string) => void;

/** {@link OpenTyping} by the address: Back leads out of typing, and never into a typing that has ended. */
export function useOpenTyping(setView: SetUrl<ReadingView>): OpenTyping {
  return useCallback(
    (material, typing, instead) => {
      if (instead !== undefined && new URLSearchParams(window.location.search).get('material') !== instead) return;
      setView(
        (now) => ({ ...now, material, place: null, typing }),
        typing && instead === undefined ? 'push' : 'replace',
      );
    },
    [setView],
  );
}
