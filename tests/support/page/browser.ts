import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';

import { CHROMIUM_ARGS, findChromium } from '../chromium/chromium.mjs';

/**
 * Starts the Chromium that the tests found.
 * @param options.scrollbars whether pages have a scrollbar that takes room, as on Windows and Linux. Default false.
 * @param options.args more flags for it
 */
export function launch({
  scrollbars = false,
  args = [],
}: { readonly scrollbars?: boolean; readonly args?: readonly string[] } = {}): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGS, ...args],
    ...(scrollbars ? { ignoreDefaultArgs: ['--hide-scrollbars'] } : {}),
  });
}

/** Faults of a page, which no journey may have. */
export interface Faults {
  /** console.error lines and uncaught errors. */
  readonly errors: string[];
  /** Requests to another origin; handing a letter to the mail program is none. */
  readonly foreign: string[];
}

/**
 * How a profile differs from a desktop one; service workers are blocked by default: journeys see what the server gives, and
 * can take files away from it.
 */
export type ProfileOptions = Pick<
  BrowserContextOptions,
  'viewport' | 'serviceWorkers' | 'colorScheme' | 'hasTouch' | 'isMobile' | 'bypassCSP' | 'locale'
>;

/** A fresh browser profile with a page, and the faults that any of its pages commits. */
export async function openProfile(
  browser: Browser,
  appUrl: string,
  options: ProfileOptions = {},
): Promise<{ context: BrowserContext; page: Page; faults: Faults }> {
  const context = await browser.newContext({
    acceptDownloads: true,
    baseURL: appUrl,
    locale: 'ru-RU',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const faults: Faults = { errors: [], foreign: [] };
  context.on('console', (message) => {
    if (message.type() === 'error') faults.errors.push(message.text());
  });
  context.on('weberror', (error) => faults.errors.push(String(error.error())));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(appUrl) && !/^(blob|data|mailto):/.test(url)) faults.foreign.push(url);
  });
  return { context, page: await context.newPage(), faults };
}
