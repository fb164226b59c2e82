import { el, say } from '../dom.ts';
import type { Acts } from '../draw.ts';
import { button, freshId, isBusy, setBusy } from '../parts.ts';
import type { PageState } from '../conversation.ts';
import { MORE } from '../words.ts';
import { openField } from './openField.ts';

/** A field for whatever comes to mind behind the last question; it is empty again once that is kept. */
export function moreField(acts: Acts): { readonly root: HTMLElement; update(state: PageState): void } {
  const title = el('h2', { id: freshId('more') }, MORE.title);
  const errorId = freshId('error');
  const error = el('p', { id: errorId, role: 'alert', 'data-part': 'error' });
  const told = el('output', { 'data-part': 'told' });
  let isOnItsWay = false;
  const setProblem = (problem: string): void => {
    say(error, problem);
    field.setError(problem === '' ? null : errorId);
  };
  function sendIt(): void {
    if (isBusy(send)) return;
    const problem = field.problem();
    setProblem(problem);
    say(told, '');
    if (problem === '') acts.answer(null, field.read());
    else field.control().focus();
  }
  const made = (): ReturnType<typeof openField> =>
    openField({
      labelledBy: title.id,
      draft: acts.draft(null) ?? { text: '', options: [] },
      onChange() {
        const draft = field.read();
        acts.keepDraft(null, draft.text === '' ? null : draft);
        if (field.problem() === '') setProblem('');
      },
      onSend: sendIt,
    });
  let field = made();
  const send = button(MORE.send, 'quiet', () => undefined, 'submit');
  const submit = (event: Event): void => {
    event.preventDefault();
    sendIt();
  };
  const actions = el('div', { 'data-part': 'actions' }, send, told);
  return {
    root: el('form', { novalidate: true, submit, 'aria-labelledby': title.id }, title, field.root, error, actions),
    update({ sending, isRefused }) {
      const isSending = sending?.type === 'answer';
      const isKept = isOnItsWay && sending === null && !isRefused;
      isOnItsWay = isSending;
      setBusy(send, isSending, MORE.send);
      field.lock(sending !== null);
      if (!isKept) return;
      const fresh = made();
      const hadFocus = field.root.contains(document.activeElement);
      field.root.replaceWith(fresh.root);
      if (hadFocus) fresh.control().focus();
      field = fresh;
      say(told, MORE.told);
    },
  };
}
