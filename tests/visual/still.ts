/** What runs inside the page, so that a story looks the same each time that it is shown. Each function stands by itself. */

/** What standStill gives the page, for the tool that takes the pictures. */
export interface StillWindow {
  /** Forgets what the story before has left behind. */
  readonly startAnew: () => void;
}

/** The moment at which every story is shown: a working morning, after all that the sample tells of. */
export const NOW = Date.parse('2026-03-02T06:00:00Z');

/**
 * Makes the page's clock and its random numbers the same every time; runs before anything else of it. Only Date stands: timers
 * run, or no play would end.
 * @param now the moment, ms since 1970
 */
export function standStill(now: number): void {
  const { Date: RealDate } = globalThis;
  class FixedDate extends RealDate {
    static override now = (): number => now;
    constructor(...parts: readonly unknown[]) {
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }
  }
  globalThis.Date = FixedDate as DateConstructor;

  // Mulberry32, which begins anew with each story.
  let state = 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const digits = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(next() * 16).toString(16)).join('');
  Math.random = next;
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const at of bytes.keys()) bytes[at] = next() * 256;
    return array;
  };
  crypto.randomUUID = () => `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`;
  Object.assign(globalThis, {
    startAnew: () => {
      state = 0;
      localStorage.clear();
      sessionStorage.clear();
    },
  });
}

export interface Rest {
  /** Whether the page stood still within the limit. */
  readonly isStill: boolean;
  /** Height of all that can be scrolled to, px; of the window when the page does not scroll. */
  readonly height: number;
}

/**
 * Shows the page in a theme and waits until nothing in it changes any more: typeface and images are there, what moves has
 * arrived, and for three frames nobody has touched the page or scrolled.
 * @param theme what `data-theme` gets
 */
export async function atRest(theme: string): Promise<Rest> {
  /** Motion longer than this has no end that a story waits for, ms: a wheel that turns, a toast that counts. */
  const LONGEST_MOTION = 1_000;
  /** Frames in a row in which nothing happens, and those after which nobody waits any longer. */
  const [QUIET, LIMIT] = [3, 300];

  const root = document.documentElement;
  root.dataset.theme = theme;
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));

  let isTouched = false;
  const touch = (): void => {
    isTouched = true;
  };
  const watcher = new MutationObserver(touch);
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  document.addEventListener('scroll', touch, true);
  let quiet = 0;
  for (let frame = 0; quiet < QUIET && frame < LIMIT; frame++) {
    isTouched = false;
    for (const motion of document.getAnimations()) {
      const end = motion.effect?.getComputedTiming().endTime;
      if (typeof end === 'number' && end <= LONGEST_MOTION) motion.finish();
      else {
        motion.pause();
        motion.currentTime = 0;
      }
    }
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    quiet = isTouched ? 0 : quiet + 1;
  }
  watcher.disconnect();
  document.removeEventListener('scroll', touch, true);
  const scrolls = [root, document.body].every((element) => !/hidden|clip/.test(getComputedStyle(element).overflowY));
  return { isStill: quiet === QUIET, height: scrolls ? root.scrollHeight : innerHeight };
}

/** What is never in a picture: the caret, which blinks, and scrolling on its way. */
export const STILL_CSS =
  '*, ::before, ::after { caret-color: transparent !important; scroll-behavior: auto !important }';
