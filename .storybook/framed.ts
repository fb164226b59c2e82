const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex], [contenteditable]';

const canHold = (element: HTMLElement): boolean =>
  element.isConnected && element.matches(FOCUSABLE) && element.closest('[inert]') === null && element.checkVisibility();

/** Sends focus events as the browser does: of each pair the second one bubbles. */
function tell(target: HTMLElement | null, types: readonly [string, string], relatedTarget: HTMLElement | null): void {
  for (const [index, type] of types.entries())
    target?.dispatchEvent(new FocusEvent(type, { bubbles: index === 1, composed: true, relatedTarget }));
}

/** Takes the place of a property of the browser's, which the replacement gets to call. */
function replace<T extends object, K extends keyof T>(owner: T, name: K, replacement: (native: T[K]) => T[K]): void {
  owner[name] = replacement(owner[name]);
}

/**
 * Leaves the focus with the documentation page that a story is framed in (stories/docs/StoryFrame.tsx), and lets the story act
 * as if it had it: while the page has the focus, what the story or its play focuses becomes `document.activeElement` and
 * hears the events, and nothing more. `inert` around the frame would not do: Chromium lets a script inside focus all the same.
 */
export function leaveFocusOutside(): void {
  let held: HTMLElement | null = null;
  const native = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement');
  const focused = (): Element | null => native?.get?.call(document) as Element | null;
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => (!document.hasFocus() && held?.isConnected ? held : focused()),
  });

  function move(to: HTMLElement | null): void {
    const from = held?.isConnected ? held : null;
    if (from === to) return;
    held = null;
    tell(from, ['blur', 'focusout'], to);
    held = to;
    tell(to, ['focus', 'focusin'], from);
  }

  replace(
    HTMLElement.prototype,
    'focus',
    (focus) =>
      function focusHere(this: HTMLElement, options?: FocusOptions) {
        if (document.hasFocus()) focus.call(this, options);
        else if (canHold(this)) move(this);
      },
  );
  replace(
    HTMLElement.prototype,
    'blur',
    (blur) =>
      function blurHere(this: HTMLElement) {
        if (document.hasFocus()) blur.call(this);
        else if (held === this) move(null);
      },
  );
  // Selecting the text of a field focuses the field, too.
  replace(
    HTMLInputElement.prototype,
    'select',
    (select) =>
      function selectHere(this: HTMLInputElement) {
        if (document.hasFocus()) select.call(this);
        else this.focus();
      },
  );
  // A story that scrolls to something would scroll the page around its frame, too.
  replace(
    Element.prototype,
    'scrollIntoView',
    (scrollIntoView) =>
      function scrollHere(this: Element, options?: boolean | ScrollIntoViewOptions) {
        scrollIntoView.call(this, { ...(typeof options === 'object' ? options : {}), container: 'nearest' } as object);
      },
  );
}
