/** How long the app may take to be as long as the frame was, ms. */
const GROWING = 2000;

/** Restores the frame's scroll position as soon as the app is long enough, unless the user scrolls meanwhile. */
export function scrollOnceThere(top: number): void {
  if (top <= window.scrollY) return;
  const end = new AbortController();
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) end.abort();
  });
  end.signal.addEventListener('abort', () => grown.disconnect());
  for (const act of ['wheel', 'pointerdown', 'keydown'] as const) {
    window.addEventListener(act, () => end.abort(), { signal: end.signal, passive: true });
  }
  setTimeout(() => end.abort(), GROWING);
  grown.observe(document.body);
}
