import type { View } from '../../src/domain/respond/view.ts';
import { el, paragraphs, type Child } from '../dom.ts';
import { openDialog } from '../dialogs.ts';
import type { Acts, MakeScreen } from '../draw.ts';
import { button, copyRow, elsewhereNote, telegramLink, unkeptNote } from '../parts.ts';
import { moreField } from '../fields/more.ts';
import { trouble } from '../trouble.ts';
import { ENDINGS, FORGOTTEN_TITLE, placed, STOPPED_CLOSING, WORDS } from '../words.ts';
import { frame, heading } from './frame.ts';

/** Returns the reward for a completed interview. */
function reward({ reward: given }: View, acts: Acts): Child {
  if (!given) return null;
  return el(
    'section',
    { 'data-part': 'reward', 'aria-label': 'Благодарность' },
    ...paragraphs(given.words),
    copyRow('Код', given.code, WORDS.copy, acts),
  );
}

/** Returns the thanks or the reason for closing, in the researcher's words; else the page's own. */
function said({ step, words, isLimited }: View): Child[] {
  if (step === 'done') return paragraphs([words.thanks, words.closed].join('\n\n'));
  if (step === 'closed' || words.closed !== '') return paragraphs(words.closed);
  if (step === 'stopped' && words.closing !== '') return paragraphs(placed(STOPPED_CLOSING, isLimited));
  return step === 'consent' || step === 'asking' ? [] : paragraphs(placed(ENDINGS[step].text, isLimited));
}

/** Where a conversation has come to: thanked, stopped, refused, withdrawn, closed. */
export const endingScreen: MakeScreen = (state, acts) => {
  const { view } = state;
  if (!view || view.step === 'consent' || view.step === 'asking') throw new RangeError('not an ending');
  const { step } = view;
  const isForgotten = step === 'withdrawn' && view.words.closed !== '';
  const title = heading(isForgotten ? FORGOTTEN_TITLE : ENDINGS[step].title);
  const elsewhere = elsewhereNote();
  const line = trouble();
  const more = view.takesMore ? moreField(acts) : null;
  const unless = (act: () => void) => (): void => {
    if (!isSending) act();
  };
  let isSending = state.sending !== null;
  const root: HTMLElement = frame(
    view,
    step,
    [
      elsewhere.root,
      title,
      ...said(view),
      ...paragraphs(view.words.closing),
      unkeptNote(state, acts),
      step === 'done' ? reward(view, acts) : null,
      more?.root ?? null,
      el(
        'div',
        { 'data-part': 'actions' },
        step === 'stopped'
          ? button(
              WORDS.resume,
              'main',
              unless(() => acts.wish('resume')),
            )
          : null,
        step === 'done' && view.canGoBack
          ? button(
              'Исправить последний ответ',
              'quiet',
              unless(() => acts.wish('back')),
            )
          : null,
        step === 'declined' ? button(WORDS.reconsider, 'quiet', () => acts.reconsider()) : null,
        acts.mayBeginAnew() && step !== 'stopped' ? button(WORDS.another, 'quiet', () => acts.beginAnew()) : null,
      ),
      line.root,
    ],
    [
      telegramLink(view),
      view.mayWithdraw ? button(WORDS.withdraw, 'plain', () => openDialog('withdraw', acts, root, view)) : null,
    ],
  );
  return {
    root,
    heading: title,
    update(next) {
      isSending = next.sending !== null;
      elsewhere.update(next);
      more?.update(next);
      line.update(next);
    },
  };
};
