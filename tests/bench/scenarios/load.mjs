import { extremes } from '../figures.mjs';
import { LOADS, listed } from '../reaction.mjs';

/** Slow phone on a slow network, as the first issue sets it: 4× CPU, 1.6 Mbit/s, 150 ms. */
const SLOW = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
};

const LISTED = 'bench: listed';

/** Runs in the page: notes when a list has rows, and says so. */
function tellWhenListed(word) {
  const watch = new MutationObserver(() => {
    if (document.querySelector('li[data-index]') === null) return;
    watch.disconnect();
    globalThis.bench.shown = performance.now();
    console.debug(word);
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** Opens «/» in the slow setting, in a tab of its own, and gives what the browser says of the load. */
async function slowLoad(context, base, { cold }) {
  const page = await context.newPage();
  await page.addInitScript(tellWhenListed, LISTED);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (cold) await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', SLOW.network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  // Nothing is asked of the page before: the first question brings Playwright's own script into it, 0.2 s in this setting.
  const told = page.waitForEvent('console', (message) => message.text() === LISTED);
  await page.goto(`${base}/`, { waitUntil: 'commit' });
  await told;
  await page.waitForLoadState('networkidle');
  const bench = await page.evaluate(() => ({ ...globalThis.bench, arm: undefined, isSettled: undefined }));
  await page.close();
  const lastTask = Math.max(0, ...bench.tasks.map(({ start, duration }) => start + duration));
  return {
    FCP: bench.fcp,
    LCP: bench.lcp,
    CLS: bench.cls,
    'list shown': bench.shown,
    interactive: Math.max(lastTask, bench.shown),
    'longest task': Math.max(0, ...bench.tasks.map(({ duration }) => duration)),
  };
}

async function slowLoads(context, base, setting) {
  const runs = [];
  for (let run = 0; run < LOADS; run += 1) runs.push(await slowLoad(context, base, setting));
  return Object.fromEntries(
    Object.keys(runs[0]).map((name) => {
      const show = name === 'CLS' ? (value) => Number(value.toFixed(4)) : Math.round;
      return [
        name,
        extremes(
          runs.map((run) => run[name]),
          show,
        ),
      ];
    }),
  );
}

/** Loads in the slow setting, with the workspace already there: with nothing kept of the files, and as a visit again. */
export async function load({ openProfile, base, table }) {
  const first = await openProfile();
  await first.page.goto(`${base}/`);
  await listed(first.page);
  await first.page.close();
  table(
    `Load of «/» at 4× CPU, 1.6 Mbit/s, 150 ms (${LOADS} runs, cold cache)`,
    await slowLoads(first.context, base, { cold: true }),
  );
  await first.context.close();

  const again = await openProfile({ serviceWorkers: 'allow' });
  await again.page.goto(`${base}/`);
  await listed(again.page);
  await again.page.evaluate(() => navigator.serviceWorker.ready);
  await again.page.close();
  table(
    `Visit of «/» again, in the same setting (${LOADS} runs, from the service worker)`,
    await slowLoads(again.context, base, { cold: false }),
  );
  await again.context.close();
}
