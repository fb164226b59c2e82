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

/** Moves on from a tab. Radix does so in a task of its own, and a key that the person presses before that would be lost. */
function stepFrom(tab: Element, key: string): void {
  const tabs = [...(tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = tabs.indexOf(tab as HTMLElement);
  const to = { ArrowLeft: at - 1, ArrowRight: (at + 1) % tabs.length, Home: 0, End: -1 }[key];
  // The focus chooses it.
  if (to !== undefined) tabs.at(to)?.focus({ preventScroll: true });
}

/** Moves on among tabs and the like, within one task: no key of the person's comes in between. */
async function moveAgain(root: HTMLElement, moves: FrameActs['moves']): Promise<void> {
  for (const [index, { control, place, key }] of moves.entries()) {
    // In the frame the focus stays where it was; here the one before has taken it on.
    if (control !== moves[index - 1]?.control) twinAt(root, place)?.focus({ preventScroll: true });
    if (document.activeElement?.matches('[role=tab]')) stepFrom(document.activeElement, key.key);
    else await retype([key]);
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
    await Promise.resolve();
    await type((key) => !typedBefore.has(key));
  }
  await retype(keys);
}
