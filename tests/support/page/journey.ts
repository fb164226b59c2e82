import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, BrowserContext, Download, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';

import { launch, openProfile, type Faults, type ProfileOptions } from './browser.ts';

export interface Profile {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: Faults;
}

/** How the journeys of a file have their profile. */
interface JourneyOptions extends ProfileOptions {
  /** The journeys cause errors and look at them themselves. */
  readonly mayErr?: boolean;
  /** Each needs a profile of its own, because they change it for good: its clock, routes of all its pages, permissions. */
  readonly isChanged?: boolean;
}

/** Empties a profile without pages of all that was stored in it, and gives it a page. */
async function emptied({ context, ...rest }: Profile): Promise<Profile> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: inject('appUrl'), storageTypes: 'all' });
  await devtools.detach();
  return { ...rest, context, page };
}

/**
 * Gives every journey of a file an empty browser profile with the built app's address, and holds afterwards that none of its
 * pages erred or asked another origin. What the browser fetched and compiled for the journey before stays, unless the profile
 * is changed: the app opens in half the time.
 * @param take keeps what the journey works with
 */
export function eachProfile(
  take: (profile: Profile) => unknown,
  { mayErr = false, isChanged = false, ...options }: JourneyOptions = {},
): void {
  let browser: Browser;
  let profile: Profile | undefined;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    profile = profile
      ? await emptied(profile)
      : { browser, ...(await openProfile(browser, inject('appUrl'), options)) };
    await take(profile);
  });
  afterEach(async () => {
    if (!profile) return;
    const { context, faults } = profile;
    if (isChanged) {
      await context.close();
      profile = undefined;
    } else await Promise.all(context.pages().map((one) => one.close()));
    const [errors, foreign] = [faults.errors.splice(0), faults.foreign.splice(0)];
    if (!mayErr) expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

/**
 * Gives all journeys of a file one browser profile: each begins with what the ones before it have left, and need not be run alone.
 * Opening the app for the first time takes longer than most of them. Holds afterwards what {@link eachProfile} does.
 * @param take keeps what the journeys work with
 */
export function sharedProfile(take: (profile: Profile) => unknown): void {
  let profile: Profile;
  beforeAll(async () => {
    const browser = await launch();
    profile = { browser, ...(await openProfile(browser, inject('appUrl'))) };
    await take(profile);
  });
  afterAll(async () => {
    await profile.browser.close();
    expect(profile.faults.errors).toEqual([]);
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

/** Lets nothing of the pattern through to any page of the profile until released. */
export async function holdBack(context: BrowserContext, pattern: RegExp): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens the main page while the app's code is held back: its first frame is shown, and the page's own script watches it. */
export async function openFirstFrame(page: Page): Promise<void> {
  // The page's own script has run by then; it begins to watch with the next frame.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 0));
      }),
  );
}

/** Waits until the workspace is open: the first rows are in the page before it is. */
export async function workspaceOpen(page: Page): Promise<void> {
  await page.locator('option[value="company-orientir"]').first().waitFor({ state: 'attached' });
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

/** Breaks what only the details of a record draw, so that the next row that is opened throws within its screen. */
export async function breakDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    const createElement = document.createElement.bind(document);
    document.createElement = ((name: string, options?: ElementCreationOptions) => {
      if (name === 'dl') throw new Error('broken on purpose');
      return createElement(name, options);
    }) as typeof document.createElement;
  });
}

/** Where something is drawn in the window, px. @throws when it is not */
export async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not drawn`);
  return box;
}
