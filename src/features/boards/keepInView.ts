/** Events by which a person looks elsewhere. */
const MOVES = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * Brings an element into the middle of the view, and again whenever its list changes its size — letters of another typeface
 * come late, a list is shown late — until the person moves. Returns the way to stop.
 */
export function keepInView(element: HTMLElement): () => void {
  const bring = () => element.scrollIntoView({ block: 'center' });
  const watch = new ResizeObserver(bring);
  const stop = () => {
    watch.disconnect();
    for (const move of MOVES) window.removeEventListener(move, stop, true);
  };
  bring();
  watch.observe(element.parentElement ?? element);
  for (const move of MOVES) window.addEventListener(move, stop, { capture: true, passive: true });
  return stop;
}
