import { median, ms, ratio } from '../figures.mjs';
import { LOADS, listed } from '../reaction.mjs';

/** Slow phone on a slow network: 4× CPU, 1.6 Mbit/s, 150 ms. */
const SLOW = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
};

/** A list's first row, the empty page's, too. */
const ROW = 'li[data-index]';

/** Every route and what its content is known by. */
export const ROUTES = [
  ['Исследования', '/', ROW],
  // The first frame's rows have gone from the page: those that stand there answer.
  ['Исследования, отвечают', '/', `body:not(:has(template[data-sample])) ${ROW}`],
  ['Ассистент', '/chat', '[role=log] article, output[data-typing=true]'],
  ['Знакомство', '/onboarding', '[data-scene]'],
  ['Видение', '/vision', 'main li section'],
  ['Стратегия', '/strategy', '[role=tabpanel] section'],
  ['Тактика', '/journey', ROW],
  ['Эксперименты', '/experiments', ROW],
  ['Аудитории', '/audiences', ROW],
  ['Профиль', '/profile', 'main h3'],
];

const SHOWN = 'bench: shown';

/** Runs in the page: notes when what it waits for is there, and says so. */
function tellWhenShown([selector, word]) {
  const watch = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    watch.disconnect();
    globalThis.bench.shown = performance.now();
    globalThis.bench.requests = performance.getEntriesByType('resource').length;
    globalThis.bench.readsWhenShown = { ...globalThis.readRecords };
    console.debug(word);
  });
  watch.observe(document, { attributes: true, childList: true, subtree: true });
}

/**
 * Opens an address in the slow setting, in a tab of its own, and gives what the browser says of the load.
 * @param look what else is asked of the page, once it is shown
 */
export async function slowLoad(context, url, selector, { cold, look }) {
  const page = await context.newPage();
  await page.addInitScript(tellWhenShown, [selector, SHOWN]);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (cold) await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', SLOW.network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  // Nothing is asked of the page before: the first question brings Playwright's own script into it, 0.2 s in this setting.
  const told = page.waitForEvent('console', { predicate: (message) => message.text() === SHOWN, timeout: 60_000 });
  await page.goto(url, { waitUntil: 'commit' });
  await told;
  await page.waitForLoadState('networkidle');
  const looked = await look?.(page, cdp);
  const { fcp, lcp, cls, shown, requests, tasks } = await page.evaluate(() => ({
    ...globalThis.bench,
    arm: undefined,
    isSettled: undefined,
  }));
  await page.close();
  return { fcp, lcp, cls, shown, requests, looked, task: Math.max(0, ...tasks.map(({ duration }) => duration)) };
}

/** A fresh profile: its first visit ever, when the sample is fetched, too. */
async function firstVisit({ openProfile }, url, selector) {
  const { context, page } = await openProfile();
  await page.close();
  const load = await slowLoad(context, url, selector, { cold: true });
  await context.close();
  return load;
}

/**
 * Loads every route and the empty page in turn, so that a busy minute is everybody's.
 * @param loadEmpty loads the empty page as `load` does the app
 */
async function loads(bench, load, loadEmpty) {
  const empty = [];
  const runs = ROUTES.map(() => []);
  for (let run = 0; run < LOADS; run += 1) {
    empty.push(await loadEmpty(`${bench.emptyBase}/`, ROW));
    for (const [index, [, path, selector]] of ROUTES.entries()) {
      runs[index].push(await load(`${bench.base}${path}`, selector));
    }
  }
  const unit = median(empty.map(({ shown }) => shown));
  const rowOf = (list) => {
    const of = (name) => list.map((one) => one[name]);
    return {
      FCP: ms(median(of('fcp'))),
      LCP: ms(median(of('lcp'))),
      CLS: Number(Math.max(...of('cls')).toFixed(4)),
      shown: ms(median(of('shown'))),
      worst: ms(Math.max(...of('shown'))),
      ratio: ratio(median(of('shown')), unit),
      'longest task': ms(median(of('task'))),
      'requests before': median(of('requests')),
    };
  };
  return Object.fromEntries([
    ['(empty page, alike)', rowOf(empty)],
    ...ROUTES.map(([name], index) => [name, rowOf(runs[index])]),
  ]);
}

/** Runs in the page: whether the section's look is kept for the next visit (app/boot/keepFrame.ts). */
const isKept = () =>
  new Promise((resolve) => {
    const opening = indexedDB.open('orientir');
    opening.addEventListener('success', () => {
      const key = opening.result.transaction('frames').objectStore('frames').getKey(location.pathname);
      key.addEventListener('success', () => resolve(key.result !== undefined));
      opening.result.close();
    });
  });

/** Looks at every section until it is kept. The assistant's first, which begins a talk: what is written ends what was kept. */
async function lookAround({ base }, page) {
  const paths = new Set(['/chat', ...ROUTES.map(([, path]) => path)]);
  for (const path of paths) {
    await page.goto(`${base}${path}`);
    while (!(await page.evaluate(isKept))) await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Loads of every route in the slow setting, till its content is shown: as a first visit ever, and from the service worker. */
export async function load(bench) {
  const setting = `4× CPU, 1.6 Mbit/s, 150 ms, ms (${LOADS} runs)`;
  const first = (url, selector) => firstVisit(bench, url, selector);
  bench.table(`First visit at ${setting}`, await loads(bench, first, first));

  const { context, page } = await bench.openProfile({ serviceWorkers: 'allow' });
  await page.goto(`${bench.base}/`);
  await listed(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await lookAround(bench, page);
  await page.goto(`${bench.emptyBase}/`);
  await page.close();
  const again = (url, selector) => slowLoad(context, url, selector, { cold: false });
  bench.table(`Visit again, from the service worker, at ${setting}`, await loads(bench, again, again));
  await context.close();
}
