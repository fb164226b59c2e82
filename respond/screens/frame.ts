import type { View } from '../../src/domain/respond/view.ts';
import { el, type Child } from '../dom.ts';
import { progressWords } from '../../src/domain/fieldwork/words.ts';

/** Returns the head of every screen: the company, the topic and the progress. */
function head({ company, title, progress, step }: View): HTMLElement {
  const isAsking = step === 'asking';
  const words = progressWords(progress);
  const bar = el('span', { 'data-part': 'bar' });
  bar.style.setProperty('--progress', String(progress));
  return el(
    'header',
    {},
    el(
      'p',
      { 'data-part': 'who' },
      el('b', { dir: 'auto' }, company),
      company && title ? ' ' : null,
      el('span', { dir: 'auto' }, title),
    ),
    isAsking ? el('p', { 'data-part': 'far', 'aria-hidden': 'true' }, words) : null,
    isAsking
      ? el(
          'div',
          {
            role: 'progressbar',
            'aria-label': 'Сколько пройдено',
            'aria-valuemin': 0,
            'aria-valuemax': 100,
            'aria-valuenow': Math.round(progress * 100),
            'aria-valuetext': words,
          },
          bar,
        )
      : null,
  );
}

/** A heading that takes the focus when its screen comes. */
export const heading = (text: string): HTMLElement =>
  el('h1', { tabindex: -1, dir: 'auto', 'data-long': text.length > 160 }, text);

/** A screen: the head, the middle, and what is always at hand. */
export function frame(
  view: View | null,
  step: string,
  main: readonly Child[],
  foot: readonly Child[] = [],
): HTMLElement {
  const hasFoot = foot.some((one) => one !== null && one !== false);
  return el(
    'div',
    { 'data-screen': step },
    view ? head(view) : null,
    el('main', {}, ...main),
    hasFoot ? el('footer', {}, ...foot) : null,
  );
}
