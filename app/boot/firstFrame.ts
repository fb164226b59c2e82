import { isSlash, isTextField, isTyping, keptKey, retype, type KeptKey } from '#src/ui/keptKeys.ts';
import { typeInto } from '#src/ui/field/typeInto.ts';

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

const LANDMARKS = 'header, aside, main';
const isControl = (element: Element): element is Control => element.matches('button, input, select');

/** Where a control stands, told so that the app's own frame has the same place. */
interface Place {
  readonly landmark: number;
  readonly tag: string;
  readonly index: number;
  readonly name: string;
}

const nameOf = (control: Control): string => control.getAttribute('aria-label') ?? control.textContent ?? '';

/** The controls of one kind within one landmark, in order. */
function controlsOf(root: HTMLElement, { landmark, tag }: Pick<Place, 'landmark' | 'tag'>): Control[] {
  return [...(root.querySelectorAll(LANDMARKS)[landmark]?.querySelectorAll<Control>(tag) ?? [])];
}

function placeOf(root: HTMLElement, control: Control): Place {
  const landmark = [...root.querySelectorAll(LANDMARKS)].findIndex((one) => one.contains(control));
  const tag = control.localName;
  return { landmark, tag, index: controlsOf(root, { landmark, tag }).indexOf(control), name: nameOf(control) };
}

/** By its name, which a message above the screen does not change; else by its order: some names depend on the workspace. */
function twinAt(root: HTMLElement, place: Place): Control | undefined {
  const controls = controlsOf(root, place);
  const named = place.name === '' ? [] : controls.filter((control) => nameOf(control) === place.name);
  return named.length === 1 ? named[0] : controls[place.index];
}

/** As the library's busy button (src/ui/Button.tsx). */
function showBusy(button: Element, busy: boolean): void {
  for (const name of ['aria-busy', 'aria-disabled']) {
    if (busy) button.setAttribute(name, 'true');
    else button.removeAttribute(name);
  }
}

type Field = Exclude<Control, HTMLButtonElement>;

const isField = (control: Control): control is Field => !(control instanceof HTMLButtonElement);

/** Puts the caret where it was in the field that this one stands in for. */
function keepCaret(from: Field, to: Field): void {
  if (!(from instanceof HTMLInputElement) || !(to instanceof HTMLInputElement)) return;
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

const isChanged = (field: Field): boolean =>
  field instanceof HTMLInputElement ? field.value !== field.defaultValue : field.selectedIndex > 0;

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

/** The button that was pressed before this script had come: a script of the page itself (index.html) marks it. */
const PRESSED_EARLY = 'button[data-pressed]';

/**
 * Watches the frame that stands in the page before the app runs (app/boot/prerender.tsx): on a slow line a person has a second or two
 * to type and press there. Places are noted as things happen: the frame's rows may come meanwhile, and take others' places.
 * @returns to be called once the app has put its own frame in the same place: what was typed, chosen, focused and pressed last
 * in the old one is then so in the new one
 */
export function watchFirstFrame(root: HTMLElement): () => Promise<void> {
  const typed = new Map<string, { readonly place: Place; readonly field: Field }>();
  let pressed: { readonly place: Place; readonly button: Element } | null = null;
  let focused: Place | null = null;
  /** For the app: its own keys, and what is typed after one that leads to a field which is not there yet. */
  const keys: KeptKey[] = [];

  const searchField = () =>
    [...root.querySelectorAll<HTMLInputElement>('main input')].find((one) => one.offsetParent !== null);
  const noteField = (field: Field): void => {
    const place = placeOf(root, field);
    if (isChanged(field)) typed.set(JSON.stringify(place), { place, field });
    else typed.delete(JSON.stringify(place));
  };
  const press = (button: HTMLButtonElement): void => {
    if (pressed) showBusy(pressed.button, false);
    // Its place before its looks: by them the app's own is found.
    pressed = { place: placeOf(root, button), button };
    showBusy(button, true);
  };
  const noteFocus = (target: Element | null): void => {
    focused = target && isControl(target) && root.contains(target) ? placeOf(root, target) : null;
  };
  const onFocus = ({ target }: FocusEvent): void => noteFocus(target as Element);
  const onInput = ({ target }: Event): void => {
    if (isControl(target as Element) && isField(target as Control)) noteField(target as Field);
  };
  const onKey = (event: KeyboardEvent): void => {
    const isFree = isTyping(event) && !isTextField(event.target);
    const field = isFree && keys.length === 0 && isSlash(event) ? searchField() : undefined;
    if (field) {
      event.preventDefault();
      field.focus();
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
  const onPointer = (): void => {
    keys.length = 0;
  };
  const onClick = ({ target }: MouseEvent): void => {
    const button = (target as Element).closest('button');
    if (button) press(button);
  };

  for (const field of root.querySelectorAll<Field>('input, select')) noteField(field);
  noteFocus(document.activeElement);
  const early = root.querySelector<HTMLButtonElement>(PRESSED_EARLY);
  if (early) press(early);
  if (window.earlyKeys) {
    window.earlyKeys.taken = true;
    keys.push(...window.earlyKeys.keys);
  }
  root.addEventListener('focusin', onFocus);
  root.addEventListener('input', onInput);
  root.addEventListener('click', onClick);
  window.addEventListener('keydown', onKey);
  window.addEventListener('pointerdown', onPointer);

  return async () => {
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('input', onInput);
    root.removeEventListener('click', onClick);
    window.removeEventListener('keydown', onKey);
    window.removeEventListener('pointerdown', onPointer);
    const twin = focused && document.activeElement === document.body ? twinAt(root, focused) : undefined;
    twin?.focus({ preventScroll: true });
    // The one that has the focus first: a letter may come between two of them.
    const all = [...typed.values()].map(({ place, field }) => ({ field, own: twinAt(root, place) }));
    const fields = [...all.filter(({ own }) => own === twin), ...all.filter(({ own }) => own !== twin)];
    for (const [index, { field, own }] of fields.entries()) {
      // A screen hears of the next one only with the one before in it.
      if (index > 0) await new Promise((resolve) => setTimeout(resolve, 0));
      if (!own || !isField(own)) continue;
      typeInto(own, field.value);
      if (own === twin) keepCaret(field, own);
    }
    if (pressed) twinAt(root, pressed.place)?.click();
    await retype(keys);
  };
}
