import { isDialogOpen } from '#src/ui/dialog/isDialogOpen.ts';

import { hrefOfHit } from './hits.ts';
import type { SearchHit } from '../search/answer.ts';

/** How long a screen may take to show what was asked for, ms. */
const PATIENCE = 10_000;

/** The part of a screen that a hit is: the row that its address opens. */
function elementOf(hit: SearchHit): HTMLElement | null {
  const asked = new URLSearchParams(hrefOfHit(hit).split('?')[1]);
  const opened = asked.get('hypothesis') ?? asked.get('open') ?? '';
  return document.querySelector<HTMLElement>(
    `main [data-accordion-trigger="${CSS.escape(opened)}"][aria-expanded=true]`,
  );
}

/** Kinds that are a row of a list; a dialog takes the focus itself, and a board shows the card that its address names. */
const IN_PAGE: ReadonlySet<SearchHit['kind']> = new Set(['research', 'hypothesis', 'experiment', 'audience']);

/**
 * Brings a hit into the window and gives it the focus as soon as its screen shows it; a list may be long, and its open row
 * far down. Whatever the person does meanwhile ends it.
 */
export function revealHit(hit: SearchHit): void {
  if (!IN_PAGE.has(hit.kind)) return;
  const stopped = new AbortController();
  const show = (): boolean => {
    const element = elementOf(hit);
    if (!element) return false;
    // A dialog has the focus.
    if (!isDialogOpen()) {
      element.focus({ preventScroll: true });
      (element.closest<HTMLElement>('li') ?? element).scrollIntoView({ block: 'center' });
    }
    return true;
  };
  const observer = new MutationObserver(() => {
    if (show()) stopped.abort();
  });
  const timer = setTimeout(() => stopped.abort(), PATIENCE);
  stopped.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const input of ['keydown', 'pointerdown', 'wheel'] as const) {
    window.addEventListener(input, () => stopped.abort(), { signal: stopped.signal, passive: true });
  }
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-expanded'],
  });
  if (show()) stopped.abort();
}
