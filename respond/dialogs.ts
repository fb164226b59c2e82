import type { View } from '../src/domain/respond/view.ts';
import { el, paragraphs } from './dom.ts';
import type { Acts } from './draw.ts';
import { button, copyRow, freshId } from './parts.ts';
import { DIALOGS, placed, UNSENT } from './words.ts';

export type DialogName = keyof typeof DIALOGS;

/** A press so soon after a dialog has opened, in milliseconds, may be the second of the two that opened it. */
const DOUBLE_PRESS = 500;

/**
 * Opens a dialog over the page; it closes by its buttons and by Escape, and gives the focus back.
 * @param screen the screen that it is opened from; another may take its place meanwhile
 * @param view its conversation: until when they may finish what is over for others, and whether their place may be taken
 */
export function openDialog(
  name: DialogName,
  acts: Acts,
  screen: HTMLElement,
  { isLimited, words: { closing } }: View,
): HTMLDialogElement {
  const within = screen.parentElement ?? screen;
  const unsent = acts.unsent();
  const titleId = freshId('dialog');
  const words = DIALOGS[name];
  const text = placed('closing' in words && closing !== '' ? `${words.closing} ${closing}` : words.text, isLimited);
  const opener = document.activeElement;
  const dialog = el('dialog', { 'aria-labelledby': titleId, 'data-dialog': name });
  const close = (): void => dialog.close();
  const actions =
    'yes' in words
      ? [
          button(words.yes, name === 'withdraw' ? 'danger' : 'main', () => {
            close();
            acts.wish(name === 'withdraw' ? 'withdraw' : 'stop');
          }),
          button(words.no, 'quiet', close),
        ]
      : [button(words.close, 'quiet', close)];
  dialog.append(
    el('h2', { id: titleId }, words.title),
    ...paragraphs('saved' in words ? `${unsent === null ? words.saved : UNSENT[unsent]} ${text}` : text),
    ...('copy' in words
      ? [copyRow(words.label, acts.address(), words.copy, acts), el('p', { 'data-part': 'note' }, words.note)]
      : []),
    el('div', { 'data-part': 'actions' }, ...actions),
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    const back = opener?.isConnected ? opener : within.querySelector('h1');
    if (back instanceof HTMLElement) back.focus();
  });
  const openedAt = performance.now();
  let pressedAt = openedAt;
  dialog.addEventListener('pointerdown', ({ timeStamp }) => {
    pressedAt = timeStamp;
  });
  // A press beside it closes it, as everywhere. The second of a double press on what opened it neither closes nor answers it.
  const isSecond = ({ target, detail }: MouseEvent): boolean =>
    pressedAt - openedAt < DOUBLE_PRESS && (target === dialog || detail > 1);
  dialog.addEventListener(
    'click',
    (event) => {
      if (isSecond(event)) event.stopPropagation();
      else if (event.target === dialog) close();
    },
    { capture: true },
  );
  within.append(dialog);
  dialog.showModal();
  return dialog;
}
