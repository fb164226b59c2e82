import type { SearchHit } from '../search/answer.ts';

/** How long a screen may take to show what was asked for, ms. */
const PATIENCE = 10_000;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The part of a screen that a hit is: a row that the address opened. */
function elementOf({ title }: SearchHit): HTMLElement | null {
  const name = oneLine(title.text.replace(/…$/, ''));
  const open = document.querySelectorAll<HTMLElement>('main [data-accordion-trigger][aria-expanded=true]');
  return [...open].find((trigger) => oneLine(trigger.textContent ?? '').startsWith(name)) ?? null;
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
    if (!document.querySelector('[role=dialog], [role=alertdialog]')) {
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
