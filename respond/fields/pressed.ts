import { el } from '../dom.ts';
import { freshId } from '../parts.ts';

/** One of what may be pressed. */
interface Pressable {
  readonly value: string;
  readonly words: string;
  /** Accessible name where it must say more than the visible text. */
  readonly name?: string;
}

export interface PressOptions {
  readonly labelledBy: string;
  readonly kind: 'radio' | 'checkbox';
  readonly offered: readonly Pressable[];
  readonly chosen: readonly string[];
  readonly onChange: () => void;
}

/** Things to press, one or several: radio buttons and checkboxes of the browser itself, large. */
export interface PressGroup {
  readonly root: HTMLElement;
  first(): HTMLElement;
  chosen(): readonly string[];
  setError(errorId: string | null): void;
  lock(isLocked: boolean): void;
}

/** Draws them; Enter on one of them sends the form, as the browser has it. */
export function pressGroup({ labelledBy, kind, offered, chosen, onChange }: PressOptions): PressGroup {
  const name = freshId('press');
  let isLocked = false;
  const inputs = offered.map(({ value, name: called }) => {
    const input = el('input', { type: kind, name, value, 'aria-label': called ?? null });
    input.checked = chosen.includes(value);
    input.addEventListener('change', onChange);
    // An answer being sent does not change, and stays readable.
    input.addEventListener('click', (event) => {
      if (isLocked) event.preventDefault();
    });
    return input;
  });
  const root = el(
    'div',
    { role: kind === 'radio' ? 'radiogroup' : 'group', 'aria-labelledby': labelledBy, 'data-part': 'presses' },
    ...inputs.map((input, index) => el('label', {}, input, el('span', { dir: 'auto' }, offered[index]?.words ?? ''))),
  );
  return {
    root,
    first: () => inputs.find(({ checked }) => checked) ?? inputs[0] ?? root,
    chosen: () => inputs.filter(({ checked }) => checked).map(({ value }) => value),
    setError(errorId) {
      if (errorId === null) root.removeAttribute('aria-describedby');
      else root.setAttribute('aria-describedby', errorId);
      if (kind === 'radio') root.setAttribute('aria-invalid', String(errorId !== null));
    },
    lock(next) {
      isLocked = next;
      root.toggleAttribute('data-locked', next);
    },
  };
}
