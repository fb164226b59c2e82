import { useEffect, useLayoutEffect, type RefObject } from 'react';

import { drawnRanges, type Stretch } from './selectedPassage.ts';

/** Name of the highlight that shows what is chosen; the pane's styles have it, too. */
const CHOSEN = 'reading-chosen';

/** Shows a stretch as chosen, in a browser that can; in another the selection itself does. */
function paintChosen(root: HTMLElement, chosen: Stretch | undefined): void {
  if (!('highlights' in CSS)) return;
  if (chosen) CSS.highlights.set(CHOSEN, new Highlight(...drawnRanges(root, chosen)));
  else CSS.highlights.delete(CHOSEN);
}

/** Keeps what is chosen marked in a pane, and takes the mark away with it. */
export function useChosenHighlight(pane: RefObject<HTMLElement | null>, chosen: Stretch | undefined): void {
  // At every render: the rows that show it come and go with scrolling.
  useLayoutEffect(() => {
    if (pane.current) paintChosen(pane.current, chosen);
  });
  useEffect(() => () => void ('highlights' in CSS && CSS.highlights.delete(CHOSEN)), []);
}
