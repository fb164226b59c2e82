import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type Page } from 'playwright';

import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';

/** A Chromium whose process is the test's own, so that it can die as in a crash. */
export interface OwnChromium {
  readonly browser: Browser;
  /** A page of the profile on disk. */
  readonly page: Page;
  /** Ends every process of it at once (SIGKILL): no shutdown, no flush. Resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts the Chromium that the tests found on a profile folder, which a later start can open again. */
export async function startOn(profile: string): Promise<OwnChromium> {
  const executable = findChromium();
  if (!executable) throw new Error('no Chromium was found');
  const args = [
    ...CHROMIUM_ARGS,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--lang=ru-RU',
  ];
  // A group of its own: its renderers and helpers die with it.
  const child = spawn(executable, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = once(child, 'exit');
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    await gone;
  };
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /^DevTools listening on (\S+)/.exec(line)?.[1];
    if (!address) continue;
    // Read on, or a full pipe would stop it.
    child.stderr.resume();
    const browser = await chromium.connectOverCDP(address);
    const [context] = browser.contexts();
    if (!context) break;
    return { browser, page: await context.newPage(), kill };
  }
  await kill();
  throw new Error('Chromium did not start');
}
