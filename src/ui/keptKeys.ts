/** Kept parts of a key press. */
export type KeptKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Gives what is kept of a key press. */
export function keptKey({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): KeptKey {
  return { key, code, ctrlKey, metaKey, shiftKey };
}

/** `/`, or the same key where the layout is Russian: there it types a dot. */
export function isSlash({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): boolean {
  return key === '/' || (code === 'Slash' && key === '.');
}

export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range])'))
  );
}

/** Whether a key press is part of a text: a letter, or one that mends or ends it. */
export function isTyping({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return false;
  return [...key].length === 1 || key === 'Backspace' || key === 'Enter';
}

/** Keys that press what has the focus, or have nothing to take back, unless letters came before them. */
const isFirst = ({ key }: KeyboardEvent): boolean => key !== ' ' && key !== 'Enter' && key !== 'Backspace';

/** Types keys into the focused element, one by one as a browser does: listeners get each first. */
export async function retype(keys: readonly KeptKey[]): Promise<void> {
  for (const key of keys) {
    // A screen has drawn what the last one did, and no key of the person's comes in between.
    await Promise.resolve();
    const target = document.activeElement ?? document.body;
    const untaken = target.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
    if (!untaken || key.ctrlKey || key.metaKey || !isTextField(document.activeElement)) continue;
    // Nothing else types as a person does: over what is selected, within the field's limits, with a way back by Ctrl+Z.
    if (key.key === 'Backspace') document.execCommand('delete');
    else if ([...key.key].length === 1) document.execCommand('insertText', false, key.key);
  }
}

/**
 * Which keys are kept. `lost`: those that no field takes. `all`: also those of the field that has the focus, because the person
 * has just asked for another. `search`: `/` and what follows it.
 */
export type Keeping = 'lost' | 'all' | 'search';

/**
 * Keeps what is typed while the field that it is meant for is on its way, and types it once the focus has come there. Whatever
 * else the person does meanwhile, a press of the mouse or of Tab, ends it.
 * @returns to be called when the field is there: what no change of the focus has called for is then typed where the focus is
 */
export function keepKeys(keeping: Keeping): () => void {
  let keys: KeptKey[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  const hand = (): void => {
    if (signal.aborted) return;
    stopping.abort();
    // After the focus has been moved: a dialog then selects the text of its field.
    queueMicrotask(() => void retype(keys));
  };
  const takes = (event: KeyboardEvent): boolean => {
    if (!isTyping(event)) return false;
    if (keys.length > 0 || keeping === 'all') return true;
    if (isTextField(event.target)) return false;
    return isSlash(event) ? keeping === 'search' : keeping === 'lost' && isFirst(event);
  };
  const drop = (): void => {
    keys = [];
    stopping.abort();
  };
  window.addEventListener(
    'keydown',
    (event) => {
      if (takes(event)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        keys.push(keptKey(event));
      } else if (keys.length > 0 && (event.key === 'Tab' || event.key === 'Escape')) drop();
    },
    { capture: true, signal },
  );
  window.addEventListener('pointerdown', drop, { capture: true, signal });
  window.addEventListener('focusin', hand, { capture: true, signal });
  return () => void setTimeout(hand);
}
