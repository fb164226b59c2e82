import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';

import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';

/** Starts the Chromium that the tests found. */
export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS });
}

/** What a page did that no journey may do. */
export interface Faults {
  /** console.error lines and uncaught errors. */
  readonly errors: string[];
  /** Requests to another origin. */
  readonly foreign: string[];
}

/**
 * A fresh browser profile with a page, and the faults that any of its pages commits.
 * @param serviceWorkers whether the app may put itself into the cache; default `block`: journeys see what the server gives,
 * and can take files away from it
 */
export async function openProfile(
  browser: Browser,
  appUrl: string,
  { serviceWorkers = 'block' }: { readonly serviceWorkers?: 'allow' | 'block' } = {},
): Promise<{ context: BrowserContext; page: Page; faults: Faults }> {
  const context = await browser.newContext({
    acceptDownloads: true,
    baseURL: appUrl,
    locale: 'ru-RU',
    reducedMotion: 'reduce',
    serviceWorkers,
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
  });
  const faults: Faults = { errors: [], foreign: [] };
  context.on('console', (message) => {
    if (message.type() === 'error') faults.errors.push(message.text());
  });
  context.on('weberror', (error) => faults.errors.push(String(error.error())));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(appUrl) && !/^(blob|data):/.test(url)) faults.foreign.push(url);
  });
  return { context, page: await context.newPage(), faults };
}
