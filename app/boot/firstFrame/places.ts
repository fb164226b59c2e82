/* Controls of the page's first frame, and those of the app that replace them. */

/** Control that is pressed, typed into, chosen or followed. */
export type Control =
  | HTMLButtonElement
  | HTMLAnchorElement
  | HTMLInputElement
  | HTMLSelectElement
  | HTMLTextAreaElement;

const LANDMARKS = 'header, aside, main';

export const isControl = (element: Element): element is Control =>
  element.matches('button, a, input, select, textarea');

/** Place of a control, described so that the app's own frame has the same place. */
export interface ControlPlace {
  readonly landmark: number;
  readonly tag: string;
  readonly index: number;
  readonly name: string;
}

const nameOf = (control: Control): string => control.getAttribute('aria-label') ?? control.textContent ?? '';

/** The controls of one kind within one landmark, in order. */
function controlsOf(root: HTMLElement, { landmark, tag }: Pick<ControlPlace, 'landmark' | 'tag'>): Control[] {
  return [...(root.querySelectorAll(LANDMARKS)[landmark]?.querySelectorAll<Control>(tag) ?? [])];
}

/** Returns the place of a control of `root`. */
export function placeOf(root: HTMLElement, control: Control): ControlPlace {
  const landmark = [...root.querySelectorAll(LANDMARKS)].findIndex((one) => one.contains(control));
  const tag = control.localName;
  return { landmark, tag, index: controlsOf(root, { landmark, tag }).indexOf(control), name: nameOf(control) };
}

/** By its name, which a message above the screen does not change; else by its order: some names depend on the workspace. */
export function twinAt(root: HTMLElement, place: ControlPlace): Control | undefined {
  const controls = controlsOf(root, place);
  const named = place.name === '' ? [] : controls.filter((control) => nameOf(control) === place.name);
  return named.length === 1 ? named[0] : controls[place.index];
}

export type FrameField = Exclude<Control, HTMLButtonElement | HTMLAnchorElement>;

export const isField = (control: Control): control is FrameField =>
  !(control instanceof HTMLButtonElement || control instanceof HTMLAnchorElement);
