import { el, paragraphs } from '../dom.ts';
import type { MakeScreen } from '../draw.ts';
import { button, isBusy, setBusy, telegramLink } from '../parts.ts';
import { trouble } from '../trouble.ts';
import { WORDS } from '../words.ts';
import { frame, heading } from './frame.ts';

/** Who asks, what for, and to what consent is given; nothing is asked or kept before. */
export const consentScreen: MakeScreen = (state, acts) => {
  const { view } = state;
  if (!view) throw new RangeError('no view');
  const { welcome, consent } = view.words;
  const title = heading(view.title);
  const agree = button(WORDS.agree, 'main', () => {
    if (!isBusy(agree)) acts.wish('agree');
  });
  const decline = button(WORDS.decline, 'quiet', () => {
    if (!isBusy(agree)) acts.wish('decline');
  });
  const line = trouble();
  const root = frame({ ...view, title: '' }, 'consent', [
    title,
    el('div', { 'data-part': 'welcome' }, ...paragraphs(welcome)),
    el(
      'section',
      { 'data-part': 'consent', 'aria-labelledby': 'consent-heading' },
      el('h2', { id: 'consent-heading' }, 'На что вы соглашаетесь'),
      ...paragraphs(consent),
    ),
    el('div', { 'data-part': 'actions' }, agree, decline),
    telegramLink(view),
    line.root,
  ]);
  return {
    root,
    heading: title,
    update(next) {
      setBusy(agree, next.sending?.type === 'agree', WORDS.agree);
      setBusy(decline, next.sending?.type === 'decline', WORDS.decline);
      for (const one of [agree, decline]) one.setAttribute('aria-disabled', String(next.sending !== null));
      line.update(next);
    },
  };
};
