import { useCallback, useState } from 'react';

import { usePaletteKey } from './usePaletteKey.ts';

/** `unused` until it is first opened: its code is not loaded before. */
export type PaletteState = 'unused' | 'open' | 'closed';

/** Whether the palette is open; its key opens and closes it. */
export function usePalette(): [PaletteState, (state: PaletteState) => void] {
  const [state, setState] = useState<PaletteState>('unused');
  usePaletteKey(useCallback(() => setState((now) => (now === 'open' ? 'closed' : 'open')), []));
  return [state, setState];
}
