import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, BrowserContext, Download, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';

import { launch, openProfile, type Faults, type ProfileOptions } from './browser.ts';

/** What a journey starts with. */
export interface Profile {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: Faults;
}

/**
 * Gives every journey of a file a browser profile of its own with the built app's address, and holds afterwards that none
 * of its pages erred or asked another origin.
 * @param take keeps what the journey works with
 * @param options how the profile differs; `mayErr`: the journeys cause errors and look at them themselves
 */
export function eachProfile(
  take: (profile: Profile) => unknown,
  { mayErr = false, ...options }: ProfileOptions & { readonly mayErr?: boolean } = {},
): void {
  let browser: Browser;
  let profile: Profile;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    profile = { browser, ...(await openProfile(browser, inject('appUrl'), options)) };
    await take(profile);
  });
  afterEach(async () => {
    await profile.context.close();
    if (!mayErr) expect(profile.faults.errors).toEqual([]);
    expect(profile.faults.foreign).toEqual([]);
  });
}

/** A notification by its whole text. */
export const toast = (page: Page, text: string): Locator => page.locator('.Toastify').getByText(text, { exact: true });

/** Does what starts a download, and gives what came. */
export async function downloadBy(page: Page, start: () => Promise<unknown>): Promise<{ file: Buffer; name: string }> {
  const downloading = page.waitForEvent('download');
  await start();
  const download: Download = await downloading;
  return { file: await readFile(await download.path()), name: download.suggestedFilename() };
}

/** How many pages a PDF has, and its text with single spaces. */
export async function readPdf(file: Uint8Array): Promise<{ pages: number; text: string }> {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const content = await (await pdf.getPage(index + 1)).getTextContent();
      return content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return { pages: pdf.numPages, text: pages.join('\n').replaceAll(/\s+/g, ' ') };
}

/**
 * A second tab of the same profile, behind the one that the journey goes on in: a browser draws a tab in the background once
 * a second, and every step there would wait for that.
 */
export async function openBehind(page: Page): Promise<Page> {
  const behind = await page.context().newPage();
  await page.bringToFront();
  return behind;
}

/** Presses Tab until the focus is on it, unless it is already, as a person without a mouse does; on the way it may still be out of the page. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = target.and(target.page().locator(':focus'));
  for (let presses = 0; (await focused.count()) === 0; presses += 1) {
    if (presses === 120) expect.unreachable(`no ${key} leads to ${target.toString()}`);
    await target.page().keyboard.press(key);
  }
}
