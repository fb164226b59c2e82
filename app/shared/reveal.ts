import { isDialogOpen } from '#src/ui/dialog/isDialogOpen.ts';

/** How long a screen may take to show what was asked for, ms. */
const PATIENCE = 10_000;

/** The row that an address opens: `?open=…`, or a hypothesis of the backlog; empty when it opens none. */
export function openedBy(search: string): string {
  const asked = new URLSearchParams(search);
  return asked.get('hypothesis') ?? asked.get('open') ?? '';
}

/** The row of a list whose record this is, once it is open. */
const rowOf = (id: string): HTMLElement | null =>
  document.querySelector(`main [data-accordion-trigger="${CSS.escape(id)}"][aria-expanded=true]`);

function isInSight(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Scrolls a row into the window, unless it is there: with everything it opened into, if there is room. */
function bringIntoSight(row: HTMLElement): void {
  if (isInSight(row)) return;
  const whole = row.closest<HTMLElement>('li') ?? row;
  (whole.offsetHeight < window.innerHeight ? whole : row).scrollIntoView({ block: 'center' });
}

/** Calls back with the open row of a record as soon as its screen shows it. Whatever the person does meanwhile ends it. */
function whenShown(id: string, then: (row: HTMLElement) => void): void {
  const stopped = new AbortController();
  const show = () => {
    const row = rowOf(id);
    if (!row) return;
    stopped.abort();
    // A dialog over the list is what was asked for, and has the focus.
    if (!isDialogOpen()) then(row);
  };
  const observer = new MutationObserver(show);
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
  show();
}

/** Brings the open row of a record into the window, and gives it the focus; a list may be long, and its open row far down. */
export function focusRow(id: string): void {
  whenShown(id, (row) => {
    row.focus({ preventScroll: true });
    bringIntoSight(row);
  });
}

/** Brings the row that an address opens into the window, unless the screen has already led to a part of it. */
export function showRowOf(search: string): void {
  const id = openedBy(search);
  if (id === '') return;
  whenShown(id, (row) => {
    const focused = document.activeElement;
    if (focused === document.body || focused?.id === 'content') bringIntoSight(row);
  });
}
