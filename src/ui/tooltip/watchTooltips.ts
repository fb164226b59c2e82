/** A control that has the pointer's or the keyboard's attention, and what is to be said beside it. */
export interface TooltipWanted {
  readonly anchor: Element;
  readonly content: string;
  readonly side: 'top' | 'right';
}

/** How long the pointer rests before a tooltip appears, ms (R15). */
const DELAY = 700;
/** For so long after one has gone the next appears at once, ms (R15). */
const SKIP = 300;
/** How long the pointer may take from a control to its tooltip, ms. */
const CROSSING = 100;

/** Keys that walk from one control to another. */
const WALKS = /^(?:Tab|Arrow\w+|Home|End)$/;

const BUBBLE = '[data-tooltip-bubble]';

/** Whether the words of a tooltip can be read in the control itself: a rail that is open, a button in a wide window. */
function saysItself(control: Element, content: string): boolean {
  return [...control.querySelectorAll('span')].some(
    (one) => one.textContent.trim() === content && one.getBoundingClientRect().width > 1,
  );
}

function wantedAt(target: EventTarget | null): TooltipWanted | null {
  const anchor = target instanceof Element ? target.closest('[data-tooltip]') : null;
  const content = anchor?.getAttribute('data-tooltip') ?? '';
  if (!anchor || content === '' || saysItself(anchor, content)) return null;
  // Its open popup says more than its name.
  if (anchor.hasAttribute('aria-haspopup') && anchor.getAttribute('aria-expanded') === 'true') return null;
  return { anchor, content, side: anchor.getAttribute('data-tooltip-side') === 'right' ? 'right' : 'top' };
}

const placeOf = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;

/**
 * Watches the page for controls with `data-tooltip`: at the pointer's rest, or at once by the keyboard.
 * @param show called with what is to be shown, and with null when it is to go
 * @returns `close` puts the present one away; `end` ends the watch
 */
export function watchTooltips(show: (wanted: TooltipWanted | null) => void): { close: () => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: Element | null = null;
  let isShown = false;
  let goneAt = -Infinity;
  /** The focus was moved by such a key, not by a dialog that opened or closed. */
  let walking = false;
  /** Whether a tooltip is shown or wanted because the focus walked to its control. */
  let byKeys = false;
  /** Where the pointer came to rest. */
  let pointer = '';
  /** Pressed, and not left since: its name is known by now. */
  let pressed: Element | null = null;

  const close = () => {
    clearTimeout(timer);
    wanted = null;
    if (!isShown) return;
    isShown = false;
    goneAt = performance.now();
    show(null);
  };
  const open = (next: TooltipWanted) => {
    isShown = true;
    show(next);
  };
  const want = (next: TooltipWanted, delay: number, keys = false) => {
    clearTimeout(timer);
    wanted = next.anchor;
    byKeys = keys;
    if (delay === 0) open(next);
    else timer = setTimeout(open, delay, next);
  };

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    // The control came to lie under a resting pointer, a dialog that opened perhaps: the keyboard's tooltip stays.
    if (isShown && byKeys && placeOf(event) === pointer) return;
    const { target } = event;
    if (isShown && target instanceof Element && target.closest(BUBBLE)) {
      clearTimeout(timer);
      return;
    }
    const next = wantedAt(target);
    if (pressed && next?.anchor !== pressed) pressed = null;
    if (next && next.anchor === wanted) {
      // Back from a step aside.
      if (isShown) clearTimeout(timer);
    } else if (next && next.anchor !== pressed) {
      want(next, isShown || performance.now() - goneAt < SKIP ? 0 : DELAY);
    } else if (isShown) {
      clearTimeout(timer);
      timer = setTimeout(close, CROSSING);
    } else {
      close();
    }
  };
  const onPointerMove = (event: PointerEvent) => {
    pointer = placeOf(event);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const next = walking ? wantedAt(target) : null;
    if (next && next.anchor === target) want(next, 0, true);
  };
  const onFocusOut = ({ target }: FocusEvent) => {
    if (target === wanted) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    walking = WALKS.test(event.key);
    if (event.key !== 'Escape' || !isShown || !document.querySelector(BUBBLE)) return;
    close();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onPress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('[data-tooltip]') : null;
    walking = false;
    close();
  };
  /** Who presses what may not be used asks why, by a thumb as well. */
  const onClick = (event: Event): void => {
    onPress(event);
    const next = pressed?.hasAttribute('data-barred') ? wantedAt(pressed) : null;
    if (next) want(next, 0);
  };
  const onScroll = ({ target }: Event) => {
    if (wanted && target instanceof Node && target.contains(wanted)) close();
  };

  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  document.addEventListener('pointerover', onPointerOver, options);
  document.addEventListener('pointermove', onPointerMove, options);
  // Before the dialog under it: a layer of Radix takes Escape only some moments after it is seen, and leaves it to the dialog till then.
  window.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('focusin', onFocusIn, options);
  document.addEventListener('focusout', onFocusOut, options);
  document.addEventListener('pointerdown', onPress, options);
  document.addEventListener('click', onClick, options);
  document.addEventListener('scroll', onScroll, options);
  return {
    close,
    end: () => {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
