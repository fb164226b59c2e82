import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

import { launch, openProfile } from '../support/page/browser.ts';
import { report } from './counts.ts';

/** Rows of a write from whose n-th on the browser refuses in turn; the last ones of a long write tell nothing new. */
const MOST_ROWS = 8;

/** Bytes that the origin may use. */
const QUOTA = 8_000_000;

let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  ({ context, page } = await openProfile(browser, inject('harnessUrl')));
  await page.goto('/');
});
afterEach(() => context.close());

const NOTHING = { outcome: 'quota', changed: false, told: 0 };

describe('no room', () => {
  it('the browser itself refuses: `quota`, nothing of it stored, what was there stays; with room again it goes through', async () => {
    const session = await context.newCDPSession(page);
    const origin = inject('harnessUrl');
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA });
    await page.evaluate(() => globalThis.harness.openWithData());
    const filled = await page.evaluate(() => globalThis.harness.fill());
    const writes = await page.evaluate(() => globalThis.harness.writes);
    const attempt = (write: string) =>
      page.evaluate(([name, mark]) => globalThis.harness.tryWrite(name, mark), [write, `${write}!`] as const);
    const figures: Record<string, Record<string, unknown>> = {};
    for (const write of writes) {
      const { outcome, changed, told } = await attempt(write);
      figures[write] = { 'without room': outcome, 'something changed': changed };
      expect({ write, outcome, changed, told }).toEqual({ write, ...NOTHING });
    }
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    for (const write of writes) {
      const { outcome, changed } = await attempt(write);
      Object.assign(figures[write] ?? {}, { 'with room again': outcome });
      expect({ write, outcome, changed }).toEqual({ write, outcome: 'done', changed: true });
    }
    report(`Quota of ${QUOTA / 1e6} MB exhausted, ${(filled / 1e6).toFixed(1)} MB of it by ballast`, figures);
  });

  it('refused at any of the rows of a write: the same', async () => {
    await page.evaluate(() => globalThis.harness.openWithData());
    const figures: Record<string, unknown> = {};
    for (const write of await page.evaluate(() => globalThis.harness.writes)) {
      let refused = 0;
      for (let row = 0; row < MOST_ROWS; row += 1) {
        const { reached, ...result } = await page.evaluate(
          ([name, mark, failing]) => globalThis.harness.tryWriteWithFailingRow(name, mark, failing),
          [write, `${write} ${row}`, row] as const,
        );
        if (!reached) break;
        expect({ write, row, ...result }).toEqual({ write, row, ...NOTHING });
        refused += 1;
      }
      expect({ write, isReached: refused > 0 }).toEqual({ write, isReached: true });
      figures[write] = { 'refused at so many rows': refused, 'half written': 0 };
    }
    report('Quota met at each row', figures);
  });
});
