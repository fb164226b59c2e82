import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import audit, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright';

import { CHROMIUM_ARGS, findChromium } from '../../support/chromium/chromium.mjs';
import { median, ms } from '../figures.mjs';
import { ROUTES } from './load.mjs';

/** How often a route is looked at: one look's score differs from the next one's by some points. */
const LOOKS = 3;

/** Lighthouse's own settings. Both load the page unslowed, and reckon from that what its network and processor would make of it. */
const DEVICES = [
  { name: 'mobile, 4× CPU, 1.6 Mbit/s, 150 ms' },
  { name: 'desktop, 1× CPU, 10 Mbit/s, 40 ms', config: desktopConfig },
];

/** Every route once: the main page is known by its first rows and by those that answer. */
const SCREENS = ROUTES.filter(([, address], index) => index === ROUTES.findIndex(([, other]) => other === address));

/** What the score is made of, as a table calls it. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
};

/** Looks at an address in a browser of its own: Lighthouse leaves databases as they are, and a first visit has none. */
async function look(url, config) {
  const profile = await mkdtemp(path.join(tmpdir(), 'orientir-lighthouse-'));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGS, '--remote-debugging-port=0'],
    locale: 'ru-RU',
  });
  // The browser chose the port, and writes it down.
  const [port] = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  const flags = { port: Number(port), onlyCategories: ['performance'], logLevel: 'error' };
  const { lhr } = await audit(url, flags, config);
  await context.close();
  await rm(profile, { recursive: true });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

async function rowOf(url, config) {
  const looks = [];
  while (looks.length < LOOKS) looks.push(await look(url, config));
  const scores = looks.map(({ categories }) => Math.round(categories.performance.score * 100));
  const of = (id) => looks.map(({ audits }) => audits[id].numericValue);
  return {
    score: median(scores),
    worst: Math.min(...scores),
    ...Object.fromEntries(Object.entries(METRICS).map(([name, id]) => [name, ms(median(of(id)))])),
    CLS: Number(Math.max(...of('cumulative-layout-shift')).toFixed(4)),
  };
}

/** Lighthouse's score of every route's first visit, and of the empty page's, as a phone and as a computer. */
export async function lighthouse({ base, emptyBase, table }) {
  for (const { name, config } of DEVICES) {
    const rows = { '(empty page)': await rowOf(`${emptyBase}/`, config) };
    for (const [screen, address] of SCREENS) rows[screen] = await rowOf(`${base}${address}`, config);
    table(`Lighthouse, performance: ${name}, ms (${LOOKS} looks)`, rows);
  }
}
