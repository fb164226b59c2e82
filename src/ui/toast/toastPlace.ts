const FIELDS = 'input:not([type="hidden"]), textarea, select';
/** Pressable elements anywhere in a dialog; a page has too many to keep clear of. */
const PRESSED = 'button, a[href], label';
/** Controls of a bar at the foot of the window or of a dialog; such a bar is marked `data-bottom-bar`. */
const ACTIONS = '[data-bottom-bar] :is(button, a)';
/** Room between a toast and what it keeps clear of, px: more than the padding of a bar. */
const GAP = 16;
const PROPERTY = '--toast-lift';

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

const boxesOf = (root: ParentNode, selector: string): Box[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

/**
 * How far a box at the foot of the window must rise, px, to lie over none of the others; null when that would be more than `most`.
 */
export function liftOver(box: Box, others: readonly Box[], most: number): number | null {
  const beside = others.filter(({ left, right }) => right > box.left && left < box.right);
  let lift = 0;
  while (lift <= most) {
    const [top, bottom] = [box.top - lift, box.bottom - lift];
    const met = beside.find((other) => other.bottom > top && other.top < bottom);
    if (!met) return lift;
    lift = box.bottom - met.top + GAP;
  }
  return null;
}

/** The dialog on top; undefined: the page is worked in. A calendar or a menu that hangs on a control is none of its own. */
function dialogOnTop(): Element | undefined {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  return dialogs.findLast((one) => one.closest('[data-radix-popper-content-wrapper]') === null);
}

/** Returns the pressable elements of a dialog that are not scrolled out of it. */
function pressedIn(dialog: Element): Box[] {
  const { top, bottom } = dialog.getBoundingClientRect();
  return boxesOf(dialog, PRESSED).filter((one) => one.bottom > top && one.top < bottom);
}

/**
 * Raises the toasts within the area over the fields and the actions at the foot of what is worked in: the last dialog, with all that
 * is pressed in it where there is room, else the page. In a form that is all fields they keep clear of the actions and of the field that has the focus; where even that leaves no
 * room in the window, of the actions. Returns what ends it.
 */
export function keepToastsClear(area: HTMLElement): () => void {
  const place = () => {
    const stack = area.querySelector('.Toastify__toast-container');
    if (!stack) return;
    area.style.setProperty(PROPERTY, '0px');
    const box = stack.getBoundingClientRect();
    const dialog = dialogOnTop();
    const scope = dialog ?? document;
    const actions = boxesOf(scope, ACTIONS);
    const focused = document.activeElement?.matches(FIELDS) ? [document.activeElement.getBoundingClientRect()] : [];
    const worked = [...actions, ...boxesOf(scope, FIELDS)];
    const most = Math.min(box.top, window.innerHeight / 2);
    const lift =
      liftOver(box, dialog ? [...worked, ...pressedIn(dialog)] : worked, most) ??
      liftOver(box, worked, most) ??
      liftOver(box, [...actions, ...focused], box.top) ??
      liftOver(box, actions, box.top) ??
      0;
    area.style.setProperty(PROPERTY, `${lift}px`);
  };
  // Toasts, dialogs and whole screens come and go while a toast is shown.
  const observer = new MutationObserver(place);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', place);
  // A field may grow as it is typed into, and another may take the focus.
  document.addEventListener('input', place);
  document.addEventListener('focusin', place);
  // A sheet that comes in is measured on its way: once it rests, the toasts are placed anew.
  document.addEventListener('animationend', place);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', place);
    document.removeEventListener('input', place);
    document.removeEventListener('focusin', place);
    document.removeEventListener('animationend', place);
  };
}
