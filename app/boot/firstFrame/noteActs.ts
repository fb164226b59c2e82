import { isSlash, isTextField, isTyping, keptKey, type KeptKey } from '#src/ui/keptKeys.ts';

import { isControl, isField, placeOf, type Control, type FrameField, type ControlPlace } from './places.ts';

/** Actions of a user in the first frame, for the app to repeat. */
export interface FrameActs {
  /** Fields by their place, in the order in which they were last typed into or chosen in. */
  readonly typed: ReadonlyMap<string, { readonly place: ControlPlace; readonly field: FrameField }>;
  /** Last pressed control. */
  readonly pressed: ControlPlace | null;
  /** Which of the fields were typed into before that. */
  readonly typedBefore: ReadonlySet<string>;
  /** Control that the mouse still holds down. */
  readonly held: ControlPlace | null;
  /** Keys that moved on among tabs and the like, and where the focus was. */
  readonly moves: readonly { readonly place: ControlPlace; readonly key: KeptKey }[];
  /** Whether the focus has gone elsewhere since the last of them. */
  readonly hasLeft: boolean;
  /** Focused control and its place. */
  readonly focused: { readonly place: ControlPlace; readonly control: Control } | null;
  /** For the app: its own keys, and what is typed after one that leads to a field which is not there yet. */
  readonly keys: readonly KeptKey[];
  /** Where the frame is scrolled to, CSS px. */
  readonly top: number;
}

/** As the library's busy button (src/ui/Button.tsx). */
function showBusy(button: Element, busy: boolean): void {
  for (const name of ['aria-busy', 'aria-disabled']) {
    if (busy) button.setAttribute(name, 'true');
    else button.removeAttribute(name);
  }
}

/** Whether a key is Ctrl/Cmd and one other, whatever the keyboard's layout. */
function isChord(event: KeyboardEvent, code: string): boolean {
  return event.code === code && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
}

/** Keys that were kept before this script had come, by a script of the page itself (index.html); it ends with `taken`. */
interface EarlyKeys {
  readonly keys: readonly KeptKey[];
  taken: boolean;
}

declare global {
  interface Window {
    /** See EarlyKeys; nothing while developing. */
    earlyKeys?: EarlyKeys;
  }
}

/** Controls that are pressed, not typed into. A link of the screen would end the page, and lose the typed text. */
const PRESSABLE = 'button, input[type=checkbox], input[type=radio], main a[href^="/"]';

const pressableOf = (target: EventTarget | null): Control | null =>
  target instanceof Element ? target.closest<Control>(PRESSABLE) : null;

/** Control pressed before this script loaded; a script of the page itself (index.html) marks it. */
const PRESSED_EARLY = '[data-pressed]';

/** Keys that one of a row answers by moving on: tabs and the like, the present step of several. */
const MOVES = /^(Arrow|Home|End)/;
const MOVED_IN = '[role=tab], [role=radio], [role=option], [aria-current=step]';

/** Whether a field holds another value than it was drawn with. */
function isChanged(field: FrameField): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  // One without options has nothing chosen, -1; else the first is, where none was drawn so.
  return field.selectedIndex !== -1 && field.selectedIndex !== Math.max(drawn, 0);
}

/**
 * Notes what a person does in the first frame. Places are noted as things happen: the frame's rows may come meanwhile, and take
 * others' places.
 * @returns ends it, and gives what was noted
 */
export function noteActs(root: HTMLElement): () => FrameActs {
  const typed = new Map<string, { readonly place: ControlPlace; readonly field: FrameField }>();
  let pressed: { readonly place: ControlPlace; readonly button: Element } | null = null;
  let typedBefore = new Set<string>();
  let held: ControlPlace | null = null;
  const moves: { readonly place: ControlPlace; readonly key: KeptKey }[] = [];
  let hasLeft = true;
  let focused: { readonly place: ControlPlace; readonly control: Control } | null = null;
  const keys: KeptKey[] = [];
  let top = window.scrollY;

  const searchField = () =>
    [...root.querySelectorAll<HTMLInputElement>('main input')].find((one) => one.offsetParent !== null);
  const noteField = (field: FrameField): void => {
    const place = placeOf(root, field);
    const key = JSON.stringify(place);
    typed.delete(key);
    typedBefore.delete(key);
    if (isChanged(field)) typed.set(key, { place, field });
  };
  const press = (button: Control): void => {
    if (pressed) showBusy(pressed.button, false);
    // Its place before its looks: by them the app's own is found.
    pressed = { place: placeOf(root, button), button };
    typedBefore = new Set(typed.keys());
    showBusy(button, true);
  };
  const noteFocus = (target: Element | null): void => {
    const isOwn = target && isControl(target) && root.contains(target);
    hasLeft = true;
    focused = isOwn ? { place: placeOf(root, target), control: target } : null;
  };
  const onFocus = ({ target }: FocusEvent): void => noteFocus(target as Element);
  const onInput = ({ target }: Event): void => {
    if (isControl(target as Element) && isField(target as Control)) noteField(target as FrameField);
  };
  const onKey = (event: KeyboardEvent): void => {
    const isFree = isTyping(event) && !isTextField(event.target);
    const field = isFree && keys.length === 0 && isSlash(event) ? searchField() : undefined;
    if (field) {
      event.preventDefault();
      field.focus();
      return;
    }
    const { target } = event;
    if (MOVES.test(event.key) && target instanceof HTMLElement && target.matches(MOVED_IN) && isControl(target)) {
      event.preventDefault();
      moves.push({ place: placeOf(root, target), key: keptKey(event) });
      hasLeft = false;
      return;
    }
    const isPalette = isChord(event, 'KeyK');
    // Enter and the space bar press what has the focus, unless letters came before them.
    const isForLater = keys.some(({ code }) => code !== 'KeyB') && isTyping(event);
    const isForPressed = pressed !== null && isFree && ![' ', 'Enter', 'Backspace'].includes(event.key);
    const isSearch = isFree && isSlash(event);
    if (!isPalette && !isChord(event, 'KeyB') && !isForLater && !isForPressed && !isSearch) return;
    // The browser's own search must not open instead.
    event.preventDefault();
    keys.push(keptKey(event));
  };
  /** A press of the mouse leads elsewhere than the keys did. */
  const onPointer = ({ target, pointerType, button }: PointerEvent): void => {
    keys.length = 0;
    const pressable = pressableOf(target);
    held =
      pressable && root.contains(pressable) && pointerType === 'mouse' && button === 0
        ? placeOf(root, pressable)
        : null;
  };
  const onClick = (event: MouseEvent): void => {
    const pressable = pressableOf(event.target);
    if (!pressable || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A box shows its mark once the app has taken it.
    event.preventDefault();
    press(pressable);
  };

  const onRelease = (): void => {
    held = null;
  };
  const onScroll = (): void => {
    top = window.scrollY;
  };

  for (const field of root.querySelectorAll<FrameField>('input, select, textarea')) noteField(field);
  noteFocus(document.activeElement);
  const early = root.querySelector<Control>(PRESSED_EARLY);
  if (early) press(early);
  if (window.earlyKeys) {
    window.earlyKeys.taken = true;
    keys.push(...window.earlyKeys.keys);
  }
  const end = new AbortController();
  const { signal } = end;
  root.addEventListener('focusin', onFocus, { signal });
  root.addEventListener('input', onInput, { signal });
  root.addEventListener('click', onClick, { signal });
  window.addEventListener('keydown', onKey, { signal });
  window.addEventListener('pointerdown', onPointer, { signal });
  window.addEventListener('pointerup', onRelease, { signal });
  window.addEventListener('scroll', onScroll, { signal, passive: true });

  return () => {
    end.abort();
    return { typed, pressed: pressed?.place ?? null, typedBefore, held, moves, hasLeft, focused, keys, top };
  };
}
