import { el, say } from './dom.ts';
import type { PageState } from './talk.ts';
import { REFUSED, TROUBLES, WRITE_ON } from './words.ts';

/** The line that tells what became of what was sent; read out when it changes. */
export function trouble(): { readonly root: HTMLElement; update(state: PageState): void } {
  const root = el('p', { role: 'status', 'data-part': 'trouble' });
  return {
    root,
    update({ trouble: why, isRefused, isOffline, sending }) {
      const idle = isRefused ? REFUSED : isOffline ? WRITE_ON : '';
      say(root, sending ? (why ? TROUBLES[why] : '') : idle);
    },
  };
}
