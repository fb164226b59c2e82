import type { View } from '../src/domain/respond/view.ts';
import { el, say, type Child } from './dom.ts';
import type { Acts } from './draw.ts';
import type { PageState } from './conversation.ts';
import { PASSED, REPLACED, UNKEPT, WORDS } from './words.ts';

export function button(
  words: string,
  look: 'main' | 'quiet' | 'plain' | 'danger',
  onPress: () => void,
  type: 'button' | 'submit' = 'button',
): HTMLButtonElement {
  return el('button', { type, 'data-look': look, click: onPress }, words);
}

/** Link to the same conversation in Telegram; nothing of the page's address is sent along. */
export const telegramLink = ({ telegram: href }: View): Child =>
  href !== null && el('a', { href, 'data-look': 'plain', target: '_blank', rel: 'noreferrer' }, WORDS.telegram);

/** The button that sends: it keeps its focus and its place while something is on its way. */
export function setBusy(one: HTMLButtonElement, isBusy: boolean, words: string): void {
  one.setAttribute('aria-disabled', String(isBusy));
  say(one, isBusy ? WORDS.sending : words);
}

/** Whether a press of a button counts now. */
export const isBusy = (one: HTMLButtonElement): boolean => one.getAttribute('aria-disabled') === 'true';

/** A text to be copied, and the button that does it. */
export function copyRow(label: string, text: string, words: string, acts: Pick<Acts, 'copy'>): HTMLElement {
  const told = el('output', { 'data-part': 'told' });
  const field = el('input', { readonly: true, value: text, 'aria-label': label, 'data-part': 'copied', dir: 'ltr' });
  field.addEventListener('focus', () => field.select());
  const copy = button(words, 'quiet', () => {
    void acts.copy(text).then((done) => {
      say(told, done ? WORDS.copied : WORDS.notCopied);
      if (!done) field.focus();
    });
  });
  return el('div', { 'data-part': 'copy' }, field, copy, told);
}

/** Words that were typed and are not kept, and the button that copies them; null for none. */
export function unkeptNote({ unkept, view }: PageState, acts: Pick<Acts, 'copy'>): HTMLElement | null {
  if (unkept === '') return null;
  const told = el('output', { 'data-part': 'told' });
  const copy = button(WORDS.copy, 'quiet', () => {
    void acts.copy(unkept).then((done) => say(told, done ? WORDS.copied : WORDS.notCopied));
  });
  return el(
    'section',
    { 'data-part': 'leftover', 'aria-label': UNKEPT.title },
    el('h2', {}, UNKEPT.title),
    el('p', {}, view?.step === 'stopped' ? UNKEPT.stopped : UNKEPT.text),
    el('blockquote', { dir: 'auto' }, unkept),
    el('div', { 'data-part': 'actions' }, copy, told),
  );
}

/** Says that the answer which was sent took the place of another, or that a press changed nothing. */
export function elsewhereNote(): { readonly root: HTMLElement; update(state: PageState): void } {
  const root = el('p', { role: 'status', 'data-part': 'note' });
  return { root, update: ({ view }) => say(root, view?.passed ? PASSED : view?.replaced ? REPLACED : '') };
}

let made = 0;

/** An id that nothing else in the page has. */
export const freshId = (name: string): string => `${name}-${(made += 1)}`;
