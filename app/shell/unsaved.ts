type Field = HTMLInputElement | HTMLTextAreaElement;

/** Forms whose text lives only as long as they are open: dialogs, and what says so itself. */
const OPEN_FORM = '[role="dialog"], [data-unsaved]';

/** A form that knows that it holds something unsaved, typed just now or before it was closed and opened again. */
const UNSAVED_FORM = '[data-unsaved="true"]';

/** Fields that were typed into or are about to be, and their earlier content. */
const before = new Map<Field, string>();

/** Place in the browser's history at which text was typed last; the router numbers its entries. */
let typedAt: number | null = null;
/** Whether the next step in history is the way back to {@link typedAt}. */
let returning = false;

const placeOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;

/** A field of text, and no search: that one is in the address or is nothing to lose. */
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(text|email|tel|url|number)$/.test(target.type));

/** Forgets fields that left the page, which would stay in memory with everything around them. */
function forgetGone(): void {
  for (const field of before.keys()) if (!field.isConnected) before.delete(field);
}

/** Typed text that is neither stored nor given up: its form is still open. */
function unsaved(within: string): Field | undefined {
  forgetGone();
  return [...before].find(([field, text]) => field.value !== text && field.closest(within))?.[0];
}

/**
 * Makes Back and forward do what Escape does while a dialog holds unsaved text: it closes, and keeps the typed text.
 * @param event a step in history that no other listener has handled yet
 */
export function closeInstead(event: PopStateEvent): void {
  if (returning) {
    returning = false;
    event.stopImmediatePropagation();
    return;
  }
  const field = unsaved('[role="dialog"]') ?? document.querySelector(`[role="dialog"] ${UNSAVED_FORM}`);
  const to = placeOf(event.state);
  if (!field || to === null || typedAt === null || to === typedAt) return;
  event.stopImmediatePropagation();
  returning = true;
  history.go(typedAt - to);
  (document.activeElement ?? field).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}

function remember({ target }: Event): void {
  forgetGone();
  if (isField(target) && !before.has(target) && target.closest(OPEN_FORM)) before.set(target, target.value);
}

/** From now on the browser asks before it closes or reloads a page with unsaved text. */
export function watchUnsaved(): void {
  document.addEventListener('focusin', remember);
  // Text typed by then counts, too: the field had the focus before this was listening.
  document.addEventListener('input', ({ target }) => {
    typedAt = placeOf(history.state);
    if (isField(target) && !before.has(target) && target.closest(OPEN_FORM)) before.set(target, '');
  });
  // A form of a page stays where it is when it is sent, unlike a dialog.
  document.addEventListener('submit', ({ target }) => {
    for (const field of before.keys()) if (target instanceof Element && target.contains(field)) before.delete(field);
  });
  window.addEventListener('beforeunload', (event) => {
    if (unsaved(OPEN_FORM) ?? document.querySelector(UNSAVED_FORM)) event.preventDefault();
  });
}
