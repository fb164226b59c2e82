import { findChromium, withoutChromium } from './chromium.mjs';

/** Says what to do where no Chromium is found, before anything is built for it: `npx vitest run` does not look for one first, as `npm test` does. */
export default function needsChromium(): void {
  if (!findChromium()) throw new Error(withoutChromium());
}
