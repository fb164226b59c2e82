import { makeCompany } from '../data/company.mjs';
import { median, ms, ratio } from '../figures.mjs';
import { putRecords } from '../page.mjs';
import { filterKeys, listed, longestTask } from '../reaction.mjs';
import { countReads } from '../../support/page/countReads.mjs';
import { ROUTES, slowLoad } from './load.mjs';

/** Records of the two companies that are compared. */
const SIZES = [10_000, 100_000];
const LOADS = 3;
/** Records that are handed to the page at once. */
const PART = 2000;

/** Lists that have a search, by the route's name. */
const SEARCHES = {
  Исследования: 'searchbox',
  Эксперименты: 'searchbox',
  Аудитории: 'searchbox',
};

/** A profile with a company of so many records, its summaries made, everything fetched. */
async function companyOf({ openProfile, base }, count) {
  const { context, page, cdp } = await openProfile({ serviceWorkers: 'allow' });
  await context.addInitScript(countReads);
  await page.goto(`${base}/`);
  await listed(page);
  await page.locator('option[value="company-orientir"]').first().waitFor({ state: 'attached' });
  for (const [kind, records] of Object.entries(makeCompany(count))) {
    for (let from = 0; from < records.length; from += PART) {
      // As text: Playwright takes minutes to hand over so many objects.
      await page.evaluate(`(${putRecords})(${JSON.stringify([kind, records.slice(from, from + PART)])})`);
    }
  }
  // Each list is made once of what was put there past the store.
  for (const [, path, selector] of ROUTES) {
    await page.goto(`${base}${path}`);
    await page.waitForSelector(selector, { state: 'attached', timeout: 300_000 });
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => navigator.serviceWorker.ready);
  return { context, page, cdp };
}

/** Runs in the page: resolves once nothing was read for a second. */
async function readsSettled() {
  for (let before = '', now = ' '; before !== now;) {
    before = now;
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    now = JSON.stringify(globalThis.readRecords);
  }
}

/** What a route reads and holds, once nothing more comes. */
async function look(page, cdp) {
  const before = await page.evaluate(() => globalThis.bench.readsWhenShown);
  await page.evaluate(readsSettled);
  const reads = await page.evaluate(() => globalThis.readRecords);
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { before, reads, heap: Number((usedSize / 1e6).toFixed(1)) };
}

const sum = (counts) => Object.values(counts ?? {}).reduce((all, one) => all + one, 0);

async function routesOf(bench, { context }, routes) {
  const runs = new Map(routes.map(([name]) => [name, []]));
  for (let run = 0; run < LOADS; run += 1) {
    for (const [name, path, selector] of routes) {
      runs.get(name).push(await slowLoad(context, `${bench.base}${path}`, selector, { cold: false, look }));
    }
  }
  return runs;
}

/** Starts of every route with a company, on the machine slowed down. */
async function starts(bench, company) {
  const runs = await routesOf(bench, company, ROUTES);
  return Object.fromEntries(
    [...runs].map(([name, list]) => [
      name,
      {
        shown: ms(median(list.map(({ shown }) => shown))),
        worst: ms(Math.max(...list.map(({ shown }) => shown))),
        'longest task': ms(median(list.map(({ task }) => task))),
        'read before': sum(list.at(-1).looked.before),
        'read in all': sum(list.at(-1).looked.reads),
        'heap, MB': median(list.map(({ looked }) => looked.heap)),
        of: Object.entries(list.at(-1).looked.reads)
          .map(([kind, number]) => `${kind} ${number}`)
          .join(', '),
      },
    ]),
  );
}

/** Keys in the search of the lists that have one. */
async function filters(bench, { page, cdp }) {
  const rows = {};
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const [name, role] of Object.entries(SEARCHES)) {
    const [, path, selector] = ROUTES.find(([one]) => one === name);
    await page.goto(`${bench.base}${path}`);
    await page.waitForSelector(selector, { state: 'attached', timeout: 60_000 });
    await page.evaluate(readsSettled);
    await longestTask(page);
    await filterKeys(page, page.getByRole(role).first(), (what, spread) => (rows[`${name}: ${what}`] = spread), 'list');
    rows[`${name}: longest task`] = { median: await longestTask(page) };
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return rows;
}

/** A company of a hundred thousand records beside one of ten thousand of the same kinds. */
export async function large(bench) {
  const [started, filtered] = [[], []];
  for (const count of SIZES) {
    const company = await companyOf(bench, count);
    started.push(await starts(bench, company));
    filtered.push(await filters(bench, company));
    await company.context.close();
  }
  const [few, many] = started;
  const startRows = Object.fromEntries(
    Object.keys(few).flatMap((name) => [
      [`${name}, ${SIZES[0]}`, few[name]],
      [`${name}, ${SIZES[1]}`, { ...many[name], 'of the smaller': ratio(many[name].shown, few[name].shown) }],
    ]),
  );
  bench.table(`Visit again at 4× CPU, ms, records of a company: ${SIZES.join(' and ')} (${LOADS} runs)`, startRows);
  const [before, after] = filtered;
  const filterRows = Object.fromEntries(
    Object.keys(before).map((name) => [
      name,
      {
        [SIZES[0]]: before[name].median,
        [SIZES[1]]: after[name].median,
        'p95 of the larger': after[name].p95,
        ratio: ratio(after[name].median, before[name].median),
      },
    ]),
  );
  bench.table('Filter at 4× CPU, ms', filterRows);
}
