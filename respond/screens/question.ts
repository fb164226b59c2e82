import { QUESTION_KINDS } from '../../src/domain/fieldwork/questions/questionKinds.ts';
import { openDialog } from '../dialogs.ts';
import { el, say } from '../dom.ts';
import type { Acts, MakeScreen } from '../draw.ts';
import { choiceField } from '../fields/choiceField.ts';
import { contactField } from '../fields/contactField.ts';
import type { Asked, AnswerInput, FieldOptions } from '../fields/field.ts';
import { numberField } from '../fields/lineField.ts';
import { openField } from '../fields/openField.ts';
import { scaleField } from '../fields/scaleField.ts';
import { canRecord, voiceField } from '../fields/voice.ts';
import type { AnswerDraft } from '../keep.ts';
import { button, freshId, isBusy, elsewhereNote, setBusy, telegramLink } from '../parts.ts';
import type { PageState } from '../conversation.ts';
import { trouble } from '../trouble.ts';
import { LEFTOVER, WORDS } from '../words.ts';
import { frame, heading } from './frame.ts';

const FIELDS: Readonly<Record<Asked['kind'], (options: FieldOptions) => AnswerInput>> = {
  open: openField,
  choice: choiceField,
  scale: scaleField,
  number: numberField,
  contact: contactField,
};

const EMPTY: AnswerDraft = { text: '', options: [] };

const isSame = (a: AnswerDraft, b: AnswerDraft): boolean =>
  a.text === b.text && a.options.join('\n') === b.options.join('\n');

/** Returns the question and answer that a question why follows, visible while it is answered. */
const context = ({ after }: Asked): HTMLElement | null =>
  after &&
  el(
    'div',
    { 'data-part': 'after' },
    el('p', { dir: 'auto' }, after.question),
    after.answer === '' ? null : el('blockquote', { dir: 'auto' }, after.answer),
  );

/** Shows text typed for a question that has been answered elsewhere; it is sent only on request. */
function leftoverNote({ leftover }: PageState, acts: Acts): HTMLElement | null {
  if (!leftover) return null;
  return el(
    'section',
    { 'data-part': 'leftover', 'aria-label': LEFTOVER.title },
    el('p', {}, LEFTOVER.text),
    el('blockquote', { dir: 'auto' }, leftover.draft.text),
    el('p', {}, LEFTOVER.replaces),
    el(
      'div',
      { 'data-part': 'actions' },
      button(LEFTOVER.yes, 'quiet', () => acts.settleLeftover(true)),
      button(LEFTOVER.no, 'plain', () => acts.settleLeftover(false)),
    ),
  );
}

/** One question: its words, its field, what else may be done. */
export const questionScreen: MakeScreen = (state, acts) => {
  const { view } = state;
  const asked = view?.asked;
  if (!asked) throw new RangeError('nothing is asked');
  const { place } = asked;
  const { isOpen, hasOptions, hasScale } = QUESTION_KINDS[asked.kind];
  const isTyped = !hasOptions && !hasScale;
  const title = heading(asked.text);
  title.id = freshId('question');
  const errorId = freshId('error');
  const given: AnswerDraft = asked.answer ?? EMPTY;
  const begun = acts.draft(place) ?? given;
  let isTouched = false;
  let shown = '';

  const error = el('p', { id: errorId, role: 'alert', 'data-part': 'error' });
  function setProblem(problem: string): void {
    say(error, problem);
    field.setError(problem === '' ? null : errorId);
  }
  function send(): void {
    if (isBusy(answer)) return;
    const problem = field.problem();
    setProblem(problem);
    if (problem !== '') field.control().focus();
    else acts.answer(place, field.read());
  }
  const field = FIELDS[asked.kind]({
    asked,
    labelledBy: title.id,
    draft: begun,
    onChange() {
      isTouched = true;
      const draft = field.read();
      acts.keepDraft(place, isSame(draft, given) ? null : draft);
      // The error has changed, or is gone: the field shows its current state until the answer is sent again.
      if (error.textContent !== '' && field.problem() !== error.textContent) setProblem('');
    },
    onSend: send,
  });
  const answer = button(WORDS.answer, 'main', () => undefined, 'submit');
  const wish = (type: 'skip' | 'back') => (): void => {
    if (!isBusy(answer)) acts.wish(type);
  };
  const skip = asked.mayBeSkipped
    ? button(asked.answer ? WORDS.skipAnswered : WORDS.skip, 'quiet', wish('skip'))
    : null;
  const back = view.canGoBack ? button(WORDS.back, 'quiet', wish('back')) : null;
  // The typed text is sent along with the recording.
  const voice =
    view.takesVoice && isOpen && canRecord()
      ? voiceField({ upload: acts.upload, onSend: (file) => acts.answer(place, field.read(), file) })
      : null;
  const closing = el('p', { role: 'status', 'data-part': 'note' });
  const elsewhere = elsewhereNote();
  const line = trouble();
  const submit = (event: Event): void => {
    event.preventDefault();
    send();
  };
  const form = el(
    'form',
    { novalidate: true, submit, 'aria-labelledby': title.id },
    field.root,
    error,
    el('div', { 'data-part': 'actions' }, answer, skip, back),
    voice?.root ?? null,
    line.root,
  );
  let latest = view;
  const open = (name: 'later' | 'stop' | 'withdraw') => () => openDialog(name, acts, root, latest);
  const root: HTMLElement = frame(
    view,
    'question',
    [leftoverNote(state, acts), elsewhere.root, closing, context(asked), title, form],
    [
      telegramLink(view),
      button(WORDS.later, 'plain', open('later')),
      button(WORDS.stop, 'plain', open('stop')),
      button(WORDS.withdraw, 'plain', open('withdraw')),
    ],
  );
  return {
    root,
    heading: title,
    // Text left from elsewhere is read before.
    first: () => (isTyped && !state.leftover ? field.control() : title),
    leave: () => voice?.leave(),
    typed() {
      const draft = field.read();
      return isTouched && draft.text.trim() !== '' && isOpen ? { place, draft } : null;
    },
    update(next) {
      const isSending = next.sending !== null;
      const isAnswer = next.sending?.type === 'answer';
      if (isAnswer) setBusy(answer, true, WORDS.answer);
      else {
        setBusy(answer, false, WORDS.answer);
        answer.setAttribute('aria-disabled', String(isSending));
      }
      for (const one of [skip, back]) one?.setAttribute('aria-disabled', String(isSending));
      field.lock(isSending);
      voice?.lock(isSending);
      line.update(next);
      elsewhere.update(next);
      latest = next.view ?? latest;
      say(closing, latest.words.closing);
      const problem = next.view?.problem ?? '';
      const key = `${next.view?.version}:${problem}`;
      if (isSending || key === shown) return;
      shown = key;
      if (problem === '') return;
      setProblem(problem);
      field.control().focus();
    },
  };
};
