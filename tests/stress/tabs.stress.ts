import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { launch, openProfile } from '../support/page/browser.ts';
import { SEED, countOf, report } from './counts.ts';

const TABS = 4;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('tabs that change the same workspace at once', () => {
  it('lose nothing, and all end with the same in their caches', async () => {
    const changes = countOf('changesPerTab');
    const { context, page: first, faults } = await openProfile(browser, inject('harnessUrl'));
    const tabs = [first];
    while (tabs.length < TABS) tabs.push(await context.newPage());
    for (const tab of tabs) {
      await tab.goto('/');
      await tab.evaluate(() => globalThis.harness.openTab());
    }

    const since = performance.now();
    const expected = await Promise.all(
      tabs.map((tab, index) =>
        tab.evaluate(([one, count, seed]) => globalThis.harness.change(one, count, seed), [
          index,
          changes,
          SEED,
        ] as const),
      ),
    );
    const working = performance.now() - since;
    const caches = new Set(await Promise.all(tabs.map((tab) => tab.evaluate(() => globalThis.harness.agreed(60_000)))));
    const settling = performance.now() - since - working;
    const lost = await first.evaluate(
      (all) => globalThis.harness.lost(all),
      Object.assign({}, ...expected) as Record<string, string | null>,
    );
    await context.close();

    report('Tabs at once', {
      tabs: TABS,
      'changes of each tab': changes,
      'facts checked': expected.reduce((sum, one) => sum + Object.keys(one).length, 0),
      lost: lost.length,
      'different caches at the end': caches.size,
      'changes a second, all tabs': Math.round((TABS * changes) / (working / 1000)),
      'caches equal after the last change, ms': Math.round(settling),
    });
    expect(lost).toEqual([]);
    expect(caches.size).toBe(1);
    expect(faults.errors).toEqual([]);
  });
});
