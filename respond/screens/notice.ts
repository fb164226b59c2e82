import { el, say } from '../dom.ts';
import type { MakeScreen } from '../draw.ts';
import { button, unkeptNote } from '../parts.ts';
import { GONE, OPENING_TROUBLES, WORDS } from '../words.ts';
import { frame, heading } from './frame.ts';

/** There is nothing at this address. */
export const goneScreen: MakeScreen = (state, acts) => {
  const title = heading(GONE.title);
  const root = frame(null, 'gone', [
    title,
    el('p', {}, GONE.text),
    unkeptNote(state, acts),
    acts.mayBeginAnew()
      ? el(
          'div',
          { 'data-part': 'actions' },
          button(WORDS.another, 'quiet', () => acts.beginAnew()),
        )
      : null,
  ]);
  return { root, heading: title, update: () => undefined };
};

export const loadingScreen: MakeScreen = () => {
  const title = heading(WORDS.loading);
  const line = el('p', { role: 'status' });
  return {
    root: frame(null, 'loading', [title, line]),
    heading: title,
    update: ({ trouble }) => say(line, trouble ? OPENING_TROUBLES[trouble] : ''),
  };
};
