/**
 * Calls back once the frame that stands in the page (app/prerender.tsx) has been painted; at once in a tab that nobody
 * sees, which paints none. Out of a cache the app's code arrives before that frame, and would hold it up by its own start.
 */
function afterFirstFrame(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => setTimeout(callback, 0));
}

afterFirstFrame(() => void import('./mount.tsx'));
