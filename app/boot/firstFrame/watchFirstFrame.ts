import { doAgain } from './doAgain.ts';
import { noteActs } from './noteActs.ts';

/**
 * Watches the frame shown in the page before the app runs (app/boot/prerender.tsx): on a slow connection a user has a second or
 * two to type and press there.
 * @returns function to call once the app has put its own frame in the same place: it repeats the text, choices, focus and last
 * press of the old frame in the new one
 */
export function watchFirstFrame(root: HTMLElement): () => Promise<void> {
  const acts = noteActs(root);
  return () => doAgain(root, acts());
}
