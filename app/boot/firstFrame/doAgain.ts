import { retype } from '#src/ui/keptKeys.ts';
import { typeInto } from '#src/ui/field/typeInto.ts';

import type { FrameActs } from './noteActs.ts';
import { isField, twinAt, type Control, type ControlPlace, type FrameField } from './places.ts';
import { scrollOnceThere } from './scrollOnceThere.ts';

const hasText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement => 'selectionStart' in field;

/** Puts the caret where it was in the field that this one replaces, and restores its selection. */
function keepCaret(from: Element, to: Element): void {
  if (!hasText(from) || !hasText(to)) return;
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Gives the app's field what was typed or chosen in the one of the frame, and what was typed there since. The path of a file cannot be
 * written; its files can be handed on.
 */
function handOver(from: FrameField, to: FrameField, more: string): void {
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === 'file')) {
    typeInto(to, from.value + more);
    return;
  }
  to.files = from.files;
  to.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses what was pressed in the frame. A menu opens with the key, before there is a click. */
function pressAgain(control: Control): void {
  if (control.getAttribute('aria-haspopup') !== 'menu') control.click();
  else control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

/** Presses what the mouse went down on in the frame and is let go of in the app: the browser makes no click of that. */
function pressOnRelease(root: HTMLElement, place: ControlPlace): void {
  const release = ({ target }: PointerEvent): void => {
    const twin = twinAt(root, place);
    if (twin?.contains(target as Node)) pressAgain(twin);
  };
  window.addEventListener('pointerup', release, { once: true });
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Moves on among tabs and the like. */
async function moveAgain(root: HTMLElement, moves: FrameActs['moves']): Promise<void> {
  for (const [index, { place, key }] of moves.entries()) {
    // In the frame the focus stays where it was; here the one before has taken it on.
    const isNext = index > 0 && moves[index - 1]?.place.name === place.name;
    if (!isNext) twinAt(root, place)?.focus({ preventScroll: true });
    await retype([key]);
    await nextTask();
  }
}

/** Gives the focus and the caret back; null where the person has moved on by now. */
function focusAgain(root: HTMLElement, { focused, moves, hasLeft }: FrameActs): Control | null {
  const isFree = moves.length > 0 ? hasLeft : document.activeElement === document.body;
  const twin = focused && isFree ? twinAt(root, focused.place) : undefined;
  if (!focused || !twin) return null;
  twin.focus({ preventScroll: true });
  keepCaret(focused.control, twin);
  return twin;
}

/** Does in the app, which has just come in the place of its first frame, what was done in that, in its order. */
export async function doAgain(root: HTMLElement, acts: FrameActs): Promise<void> {
  const { typed, pressed, typedBefore, keys, top } = acts;
  scrollOnceThere(top);
  if (acts.held) pressOnRelease(root, acts.held);
  await moveAgain(root, acts.moves);
  const twin = focusAgain(root, acts);
  const stood = twin && isField(twin) ? twin.value : '';
  const type = async (isWanted: (key: string) => boolean): Promise<void> => {
    for (const [key, { place, field }] of typed) {
      const own = isWanted(key) ? twinAt(root, place) : undefined;
      if (!own || !isField(own)) continue;
      // Letters may have come into it by now.
      handOver(field, own, own === twin && own.value.startsWith(stood) ? own.value.slice(stood.length) : '');
      if (own === twin) keepCaret(field, own);
      // React draws what a field has taken in a microtask. A whole task would let the person's Enter in between: it would send a
      // form whose other fields are still empty.
      await Promise.resolve();
    }
  };
  await type((key) => !pressed || typedBefore.has(key));
  const pressedTwin = pressed && twinAt(root, pressed);
  if (pressedTwin) {
    pressAgain(pressedTwin);
    await nextTask();
    await type((key) => !typedBefore.has(key));
  }
  await retype(keys);
}
