import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';

import { makeCompany } from '../../bench/data/company.mjs';
import { putRecords } from '../../bench/page.mjs';
import { countReads } from '../../support/page/countReads.mjs';
import { eachProfile, workspaceOpen } from '../../support/page/journey.ts';

let context: BrowserContext;
let page: Page;
eachProfile((profile) => ({ context, page } = profile), { isChanged: true });

declare const readRecords: Readonly<Record<string, number>>;

/** Routes, and what none of them reads: no first screen shows it. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/': ['hypothesis', 'research', 'experiment', 'experiment summary', 'mark', 'material', 'comment'],
  '/chat': ['hypothesis', 'research', 'experiment', 'mark', 'material', 'comment'],
  '/vision': ['hypothesis', 'mark', 'comment'],
  '/strategy': ['hypothesis', 'mark', 'comment'],
  '/journey': ['research', 'experiment', 'mark', 'comment'],
  '/experiments': ['research', 'experiment', 'material', 'participant', 'mark', 'comment'],
  '/audiences': ['hypothesis', 'research', 'participant', 'persona', 'mark', 'material', 'comment', 'contactList'],
  '/profile': ['hypothesis', 'research', 'experiment', 'mark', 'material', 'comment'],
};

/** Returns the reads of a route, once it reads nothing more. */
async function readOn(route: string): Promise<Readonly<Record<string, number>>> {
  await page.goto(route);
  await workspaceOpen(page);
  await page.locator('main h1').waitFor();
  await page.waitForFunction(
    () => {
      const { dataset } = document.documentElement;
      const before = dataset.read;
      dataset.read = JSON.stringify(readRecords);
      return before === dataset.read;
    },
    undefined,
    { polling: 700 },
  );
  return page.evaluate(() => readRecords);
}

it('what a route reads follows from what it shows, not from how much there is', async () => {
  await context.addInitScript(countReads);
  await page.goto('/');
  await workspaceOpen(page);
  const { hypothesis = [], mark = [], refusal = [], comment = [] } = makeCompany(1000);
  const more = { hypothesis: hypothesis.filter(({ status }) => status === 'new'), mark, refusal, comment };
  const before: Record<string, Readonly<Record<string, number>>> = {};
  for (const route of Object.keys(ROUTES)) before[route] = await readOn(route);
  for (const [kind, records] of Object.entries(more)) await page.evaluate(putRecords, [kind, records] as const);
  // Rows that were put there past the store are set right by the first list that meets them.
  await readOn('/journey');
  for (const [route, unread] of Object.entries(ROUTES)) {
    const now = await readOn(route);
    const grown = Object.keys(more).filter((kind) => (now[kind] ?? 0) > (before[route]?.[kind] ?? 0));
    expect({ route, grown }).toEqual({ route, grown: [] });
    expect({ route, read: Object.keys(now).filter((kind) => unread.includes(kind)) }).toEqual({ route, read: [] });
  }
});
