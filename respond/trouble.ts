import { el, say } from './dom.ts';
import type { PageState } from './conversation.ts';
import { NEXT, OUTDATED, REFUSED, troubleWords, WRITE_ON } from './words.ts';

/** The line that tells what became of what was sent; read out when it changes. */
export function trouble(): { readonly root: HTMLElement; update(state: PageState): void } {
  const root = el('p', { role: 'status', 'data-part': 'trouble' });
  return {
    root,
    update({ trouble: why, isRefused, isOutdated, isOffline, sending, next }) {
      const idle = isOutdated ? OUTDATED : isRefused ? REFUSED : isOffline ? WRITE_ON : '';
      say(root, sending ? `${why ? troubleWords(why, sending.type) : ''}${next ? NEXT[next] : ''}`.trim() : idle);
    },
  };
}
