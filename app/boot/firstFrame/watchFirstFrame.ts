import { doAgain } from './doAgain.ts';
import { noteActs } from './noteActs.ts';

/**
 * Watches the frame that stands in the page before the app runs (app/boot/prerender.tsx): on a slow line a person has a second or two
 * to type and press there.
 * @returns to be called once the app has put its own frame in the same place: what was typed, chosen, focused and pressed last
 * in the old one is then so in the new one
 */
export function watchFirstFrame(root: HTMLElement): () => Promise<void> {
  const acts = noteActs(root);
  return () => doAgain(root, acts());
}
