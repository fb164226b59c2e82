import { typeInto } from '#src/ui/typeInto.ts';

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

const LANDMARKS = 'header, aside, main';
const CONTROLS = 'button, input, select';

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

const isChanged = (field: Field): boolean =>
  field instanceof HTMLInputElement ? field.value !== field.defaultValue : field.selectedIndex > 0;

/**
 * Watches the frame that stands in the page before the app runs (app/prerender.tsx): on a slow line a person has a second or two
 * to type and press there.
 * @returns to be called once the app has put its own frame in the same place: what was typed, chosen, focused and pressed last
 * in the old one is then so in the new one
 */
export function watchFirstFrame(root: HTMLElement): () => Promise<void> {
  const places = [...root.querySelectorAll<Control>(CONTROLS)].map(
    (control) => [control, placeOf(root, control)] as const,
  );
  let pressed: Element | null = null;
  let focused: Element | null = document.activeElement;
  const onFocus = (event: FocusEvent): void => {
    focused = event.target as Element;
  };
  const onClick = (event: MouseEvent): void => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    if (pressed) showBusy(pressed, false);
    showBusy(button, true);
    pressed = button;
  };
  root.addEventListener('focusin', onFocus);
  root.addEventListener('click', onClick);
  return async () => {
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('click', onClick);
    for (const [control, place] of places) {
      const twin = twinAt(root, place);
      if (!twin) continue;
      if (control === focused && document.activeElement === document.body) twin.focus({ preventScroll: true });
      if (isField(control) && isField(twin) && isChanged(control)) {
        typeInto(twin, control.value);
        // A screen hears of the next one only with this one in it.
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
      if (control === pressed) twin.click();
    }
  };
}
