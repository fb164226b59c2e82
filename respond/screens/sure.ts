import { sureWords, WISH_WORDS } from '../../src/domain/fieldwork/words.ts';
import { paragraphs, el } from '../dom.ts';
import type { MakeScreen } from '../draw.ts';
import { button, elsewhereNote } from '../parts.ts';
import { trouble } from '../trouble.ts';
import { SURE } from '../words.ts';
import { frame, heading } from './frame.ts';

/** Screen for text that may be a wish or an answer: nothing is done before the respondent says which. */
export const sureScreen: MakeScreen = (state, acts) => {
  const { view } = state;
  const unsure = view?.unsure;
  if (!unsure) throw new RangeError('nothing to be sure of');
  const { wish } = unsure;
  let isSending = state.sending !== null;
  const press = (type: typeof wish | 'asAnswer') => (): void => {
    if (!isSending) acts.wish(type);
  };
  const title = heading(sureWords(unsure));
  const buttons = [
    button(WISH_WORDS.asAnswer, 'main', press('asAnswer')),
    button(SURE[wish].yes, wish === 'withdraw' ? 'danger' : 'quiet', press(wish)),
  ];
  const elsewhere = elsewhereNote();
  const line = trouble();
  return {
    root: frame(view, 'sure', [
      elsewhere.root,
      title,
      ...paragraphs(SURE[wish].note),
      el('div', { 'data-part': 'actions' }, ...buttons),
      line.root,
    ]),
    heading: title,
    update(next) {
      isSending = next.sending !== null;
      for (const one of buttons) one.setAttribute('aria-disabled', String(isSending));
      elsewhere.update(next);
      line.update(next);
    },
  };
};
