// npm run bench [-- --json file] [-- --only name,name]: figures of the built app, printed as tables. Nothing here asserts; the
// tests do that. Names: see SCENARIOS. Times are also told as ratios to an empty page of the same stack, timed in the same run.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';

import { CHROMIUM_ARGS, findChromium } from '../support/chromium/chromium.mjs';
import { serveBaseline, timeBaseline } from './baseline.mjs';
import { withRatios } from './figures.mjs';
import { instrument } from './page.mjs';
import { audiences } from './scenarios/audiences.mjs';
import { board } from './scenarios/board.mjs';
import { boards } from './scenarios/boards.mjs';
import { codes } from './scenarios/codes.mjs';
import { contacts } from './scenarios/contacts.mjs';
import { findings } from './scenarios/findings.mjs';
import { large } from './scenarios/large.mjs';
import { lighthouse } from './scenarios/lighthouse.mjs';
import { load } from './scenarios/load.mjs';
import { readers } from './scenarios/readers.mjs';
import { reading } from './scenarios/reading.mjs';
import { respondent } from './scenarios/respondent.mjs';
import { routes } from './scenarios/routes.mjs';
import { search } from './scenarios/search.mjs';
import { size } from './scenarios/size.mjs';
import { studies } from './scenarios/studies.mjs';
import { tactics } from './scenarios/tactics.mjs';
import { workspace } from './scenarios/workspace.mjs';

const SCENARIOS = {
  size,
  load,
  lighthouse,
  large,
  routes,
  studies,
  board,
  tactics,
  audiences,
  contacts,
  codes,
  findings,
  readers,
  reading,
  boards,
  workspace,
  search,
  respondent,
};

const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } });
const names = values.only?.split(',') ?? Object.keys(SCENARIOS);
const unknown = names.filter((name) => !Object.hasOwn(SCENARIOS, name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(SCENARIOS).join(', ')}.`);
  process.exit(1);
}

const server = await preview({ logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...CHROMIUM_ARGS, '--js-flags=--expose-gc'],
});
const empty = await serveBaseline();
const results = {};
let baseline = {};

const bench = {
  browser,
  emptyBase: empty.base,
  base: `http://127.0.0.1:${server.httpServer.address().port}`,
  async openProfile(options = {}) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'ru-RU',
      // Cold figures are the server's, and nothing else may be fetched while something is measured.
      serviceWorkers: 'block',
      ...options,
    });
    await context.addInitScript(instrument);
    const page = await context.newPage();
    return { context, page, cdp: await context.newCDPSession(page) };
  },
  table(title, figures) {
    const rows = withRatios(figures, baseline);
    results[title] = rows;
    console.log(`\n${title}`);
    console.table(rows);
  },
};

baseline = await timeBaseline(bench.openProfile, empty.reactions);
bench.table('Reactions of the empty page, ms: 1.00 of the ratios of those that are like them', baseline);

for (const name of names) await SCENARIOS[name](bench);
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
await browser.close();
await server.close();
await empty.close();
