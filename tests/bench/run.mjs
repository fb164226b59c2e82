// npm run bench [-- --json file] [-- --only studies|board|tactics|audiences|contacts|boards|workspace|search]: figures of the built app, printed as tables. Nothing here asserts; the tests do that.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.mjs';
import { contactsCsv, contactsXlsx } from './contacts.mjs';
import { makeAudiences } from './audiences.mjs';
import { makeExperiments } from './experiments.mjs';
import { makeHypotheses } from './hypotheses.mjs';
import { instrument, putRecords } from './page.mjs';
import { searchAt } from './search.mjs';
import { makeStudies } from './studies.mjs';
import { workspaceFile } from './workspace.mjs';

/** Slow phone on a slow network, as the first issue sets it: 4× CPU, 1.6 Mbit/s, 150 ms. */
const SLOW = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
};
const LOADS = 5;
const REACTIONS = 15;

const median = (list) => percentile(list, 0.5);
const percentile = (list, share) => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
const ms = (value) => Math.round(value);
const kb = (bytes) => Number((bytes / 1000).toFixed(1));

const server = await preview({ logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
const base = `http://127.0.0.1:${server.httpServer.address().port}`;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_ARGS, '--js-flags=--expose-gc'],
});
const results = {};

async function openProfile() {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    // Cold figures are the server's, and nothing else may be fetched while something is measured.
    serviceWorkers: 'block',
  });
  await context.addInitScript(instrument);
  const page = await context.newPage();
  return { context, page, cdp: await context.newCDPSession(page) };
}

const listed = (page) => page.waitForSelector('li[data-index]', { timeout: 60_000 });

function table(title, rows) {
  results[title] = rows;
  console.log(`\n${title}`);
  console.table(rows);
}

const sum = (files, wanted) =>
  kb(files.filter(({ name }) => wanted(name)).reduce((total, { bytes }) => total + bytes, 0));
const isJs = (name) => name.endsWith('.js');
/** Chunks fetched when the data are, not for the first frame. */
const isData = (name) => /\/(indexedDb|seed|persist)-|worker/.test(name);
const isSample = (name) => name.startsWith('/assets/workspace-');

/* Size: what the first screen fetches, gzipped as a static host serves it. */
async function sizes() {
  const { context, page, cdp } = await openProfile();
  const load = async () => {
    const files = [];
    const onResponse = async (response) => {
      const body = await response.body().catch(() => null);
      if (!body) return;
      const name = new URL(response.url()).pathname;
      files.push({ name, bytes: name.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length });
    };
    await cdp.send('Network.clearBrowserCache');
    page.on('response', onResponse);
    await page.goto(`${base}/`);
    await listed(page);
    await page.waitForLoadState('networkidle');
    page.off('response', onResponse);
    return files;
  };
  const first = await load();
  const repeat = await load();
  await context.close();
  table('Initial route «/», kB gzipped', {
    'JS before the first frame': { kB: sum(repeat, (name) => isJs(name) && !isData(name)) },
    'JS of the data layer, after it': { kB: sum(repeat, (name) => isJs(name) && isData(name)) },
    'JS in all': { kB: sum(repeat, isJs) },
    'sample data, very first start only': { kB: sum(first, isSample) },
    'HTML with the prerendered frame': { kB: sum(repeat, (name) => name === '/') },
    'CSS files': { kB: sum(repeat, (name) => name.endsWith('.css')) },
    'fonts (woff2)': { kB: sum(repeat, (name) => name.endsWith('.woff2')) },
  });
}

/* Load under the slow setting, cold cache, with the workspace already there. */
async function loads() {
  const runs = [];
  const { context, page } = await openProfile();
  await page.goto(`${base}/`);
  await listed(page);
  await page.close();
  for (let run = 0; run < LOADS; run += 1) {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Network.enable');
    await session.send('Network.clearBrowserCache');
    await session.send('Network.emulateNetworkConditions', SLOW.network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
    await tab.goto(`${base}/`, { waitUntil: 'commit' });
    await listed(tab);
    const shown = await tab.evaluate(() => performance.now());
    await tab.waitForLoadState('networkidle');
    const bench = await tab.evaluate(() => ({ ...globalThis.bench, arm: undefined }));
    const lastTask = Math.max(0, ...bench.tasks.map(({ start, duration }) => start + duration));
    runs.push({
      FCP: bench.fcp,
      LCP: bench.lcp,
      CLS: bench.cls,
      'list shown': shown,
      interactive: Math.max(lastTask, shown),
      'longest task': Math.max(0, ...bench.tasks.map(({ duration }) => duration)),
    });
    await tab.close();
  }
  await context.close();
  table(
    `Load of «/» at 4× CPU, 1.6 Mbit/s, 150 ms (${LOADS} runs, cold cache)`,
    Object.fromEntries(
      Object.keys(runs[0]).map((name) => {
        const values = runs.map((run) => run[name]);
        const show = name === 'CLS' ? (value) => Number(value.toFixed(4)) : ms;
        return [name, { median: show(median(values)), worst: show(Math.max(...values)) }];
      }),
    ),
  );
}

/** Until the page has nothing to do: the drag library, for one, listens for keys only some moments after it took the card. */
const idle = (page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));

/** Times one reaction; `prepare` puts the page back in place between them, untimed. */
async function reaction(page, name, act, prepare = async () => undefined, times = REACTIONS) {
  await page.evaluate(() => globalThis.bench.reactions.splice(0));
  for (let run = 0; run < times; run += 1) {
    await prepare(run);
    await idle(page);
    await page.evaluate((what) => globalThis.bench.arm(what), name);
    await act(run);
    await page.waitForFunction((count) => globalThis.bench.reactions.length > count, run);
  }
  const values = await page.evaluate(() => globalThis.bench.reactions);
  return { median: ms(median(values)), p95: ms(percentile(values, 0.95)) };
}

/** Keys typed into the search: they narrow «волна 1…» and then find nothing; then the field is emptied. */
const KEYS = ['1', '2', '0', '7', '3'];

async function reactionsAt(count) {
  const { context, page, cdp } = await openProfile();
  await page.goto(`${base}/`);
  await listed(page);
  if (count > 7) {
    await page.evaluate(putRecords, ['research', makeStudies(count - 7)]);
    await page.reload();
    await listed(page);
  }
  await page.reload();
  await listed(page);
  await page.waitForLoadState('networkidle');
  const rows = {};
  for (const cpu of [1, 4]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const row = (name, value) => {
      rows[name] ??= {};
      rows[name][`${cpu}× median`] = value.median;
      rows[name][`${cpu}× p95`] = value.p95;
    };
    const search = page.getByRole('searchbox');
    await search.focus();
    const typing = (what) =>
      reaction(
        page,
        what,
        (run) => page.keyboard.press(KEYS[run % KEYS.length]),
        async (run) => {
          if (run % KEYS.length === 0) await search.fill('');
        },
      );
    row('filter keystroke → letter', await typing('letter'));
    await search.fill('');
    row('filter keystroke → list', await typing('filter keystroke'));
    await search.fill('');
    await page.waitForFunction(
      (all) => document.querySelector('h2')?.textContent?.replaceAll(/\D/g, '') === String(all),
      count,
    );
    const triggers = page.locator('[data-accordion-trigger]');
    await triggers.nth(1).click();
    row('accordion', await reaction(page, 'accordion', () => page.keyboard.press('Enter')));
    const upload = page.getByRole('button', { name: 'Загрузить исследование' });
    await upload.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    row(
      'dialog',
      await reaction(
        page,
        'dialog',
        () => page.keyboard.press('Enter'),
        async () => {
          if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'detached' });
          await upload.focus();
        },
      ),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /тему/ }).first().focus();
    row('theme', await reaction(page, 'theme', () => page.keyboard.press('Enter')));
    const sections = page.getByRole('navigation', { name: 'Разделы', exact: true });
    const away = sections.getByRole('link', { name: 'Видение' });
    const back = sections.getByRole('link', { name: 'Исследования' });
    row(
      'route to «/»',
      await reaction(
        page,
        'route',
        () => page.keyboard.press('Enter'),
        async () => {
          await away.click();
          await page.getByRole('heading', { level: 1, name: 'Видение' }).waitFor();
          await back.focus();
        },
      ),
    );
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.reload();
  await listed(page);
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  rows['JS heap after load, MB'] = { '1× median': Number((usedSize / 1e6).toFixed(1)) };
  await context.close();
  table(`Event → second frame, ms, ${count.toLocaleString('ru-RU')} studies (${REACTIONS} times each)`, rows);
}

/** The board of experiments: from the filter's key to the board, and a card carried to the next column by keyboard. */
async function boardAt(count) {
  const { context, page, cdp } = await openProfile();
  const shown = () => page.waitForSelector('[data-card]', { timeout: 60_000 });
  const url = `${base}/experiments?view=board`;
  await page.goto(url);
  await shown();
  if (count > 16) {
    await page.evaluate(putRecords, ['experiment', makeExperiments(count - 16)]);
    await page.reload();
    await shown();
  }
  const rows = {};
  for (const cpu of [1, 4]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const row = (name, value) => {
      rows[name] ??= {};
      rows[name][`${cpu}× median`] = value.median;
      rows[name][`${cpu}× p95`] = value.p95;
    };
    const paints = [];
    for (let run = 0; run < LOADS; run += 1) {
      await page.reload({ waitUntil: 'commit' });
      await shown();
      paints.push(await page.evaluate(() => performance.now()));
    }
    row('board shown after a reload', { median: ms(median(paints)), p95: ms(percentile(paints, 0.95)) });
    await page.waitForLoadState('networkidle');
    const search = page.getByPlaceholder('Поиск экспериментов...');
    await search.focus();
    const typing = (what) =>
      reaction(
        page,
        what,
        (run) => page.keyboard.press(KEYS[run % KEYS.length]),
        async (run) => {
          if (run % KEYS.length === 0) await search.fill('');
        },
      );
    row('filter keystroke → letter', await typing('letter'));
    await search.fill('');
    row('filter keystroke → board', await typing('filter keystroke'));
    await search.fill('');
    await shown();
    const card = page.locator('[data-stage=awareness] [data-column=New] [data-card]').first();
    const putBack = async () => {
      await idle(page);
      await page.keyboard.press('Escape');
      await page.waitForSelector('[data-look=lifted], [data-look=gone]', { state: 'detached' });
    };
    row(
      'card picked up',
      await reaction(
        page,
        'drag',
        () => page.keyboard.press('Space'),
        async () => {
          await putBack();
          await card.focus();
        },
      ),
    );
    await putBack();
    const awaiting = () => page.textContent('[data-stage=awareness] [data-column=New] > h3');
    const before = await awaiting();
    const takeBack = async () => {
      if ((await awaiting()) === before) return;
      await page.getByRole('button', { name: 'Вернуть', exact: true }).last().click();
      await page.waitForFunction(
        (text) => document.querySelector('[data-stage=awareness] [data-column=New] > h3')?.textContent === text,
        before,
      );
    };
    row(
      'drop → card in its column',
      await reaction(
        page,
        'drop',
        () => page.keyboard.press('Space'),
        async () => {
          await takeBack();
          await card.focus();
          await page.keyboard.press('Space');
          await page.waitForSelector('[data-look=lifted], [data-look=gone]');
          await idle(page);
          await page.keyboard.press('ArrowRight');
          await page.waitForSelector('[data-column="In Progress"][data-over=move]');
        },
      ),
    );
    await takeBack();
  }
  await context.close();
  table(`Board of ${count.toLocaleString('ru-RU')} experiments, ms`, rows);
}

/** Тактика: another stage, another view, and the first paint of the whole journey's map. */
async function tacticsAt(count) {
  const { context, page, cdp } = await openProfile();
  const shown = () => page.waitForSelector('#touchpoints ~ * [data-accordion-trigger]', { timeout: 60_000 });
  await page.goto(`${base}/journey`);
  await shown();
  if (count > 0) {
    await page.evaluate(putRecords, ['hypothesis', makeHypotheses(count)]);
    await page.reload();
    await shown();
  }
  const rows = {};
  for (const cpu of [1, 4]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const row = (name, value) => {
      rows[name] ??= {};
      rows[name][`${cpu}× median`] = value.median;
      rows[name][`${cpu}× p95`] = value.p95;
    };
    const view = (name) => page.getByRole('button', { name, exact: true });
    await page.getByRole('radio', { name: /^Awareness/ }).focus();
    row('stage switch', await reaction(page, 'stage', () => page.keyboard.press('ArrowRight')));
    const switchTo = async (what, name, from) =>
      row(
        `${what}: shown`,
        await reaction(
          page,
          what,
          () => page.keyboard.press('Enter'),
          async () => {
            await view(from).click();
            await page.waitForFunction(
              (wanted) => document.querySelector('[aria-pressed=true]')?.textContent === wanted,
              from,
            );
            await idle(page);
            await view(name).focus();
          },
        ),
      );
    await switchTo('carousel', 'CJM', 'Список');
    await switchTo('list', 'Список', 'Карта пути');
    await switchTo('map', 'Карта пути', 'Список');
    await view('Список').click();
    await shown();
  }
  await page.goto(`${base}/journey?view=map`);
  const paints = [];
  for (let run = 0; run < LOADS; run += 1) {
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('main table');
    paints.push(await page.evaluate(() => performance.now()));
  }
  rows['map shown after a reload'] = { '4× median': ms(median(paints)), '4× p95': ms(percentile(paints, 0.95)) };
  await context.close();
  table(`Тактика with ${(15 + count).toLocaleString('ru-RU')} hypotheses, ms`, rows);
}

/** Contacts of a big file: from choosing it to the preview of what is new, and from the button to the stored list. */
async function contactsOf(count) {
  const { context, page } = await openProfile();
  await page.goto(`${base}/audiences?open=audience-edtech-pm`);
  await page.getByRole('button', { name: 'Добавить контакты' }).first().waitFor();
  const rows = {};
  // From the disk: bytes that are handed to the page would be decoded in it, and measured with it.
  const folder = mkdtempSync(path.join(tmpdir(), 'orientir-bench-'));
  const files = { csv: path.join(folder, 'contacts.csv'), xlsx: path.join(folder, 'contacts.xlsx') };
  writeFileSync(files.csv, contactsCsv(count));
  writeFileSync(files.xlsx, contactsXlsx(count));
  const dialog = page.getByRole('dialog', { name: 'Добавить контакты' });
  const fresh = dialog.getByRole('button', { name: /^Добавить [\d\s]{5,} контакт/ });
  const longest = async (act) => {
    await idle(page);
    await page.evaluate(() => globalThis.bench.tasks.splice(0));
    const start = Date.now();
    await act();
    const took = Date.now() - start;
    const tasks = await page.evaluate(() => globalThis.bench.tasks.map(({ duration }) => duration));
    return { ms: took, 'longest task': ms(Math.max(0, ...tasks)) };
  };
  for (const [kind, file] of Object.entries(files)) {
    await page.getByRole('button', { name: 'Добавить контакты' }).first().click();
    await dialog.locator('input[type=file]').first().waitFor({ state: 'attached' });
    rows[`.${kind}: chosen → sorted`] = await longest(async () => {
      await dialog.locator('input[type=file]').first().setInputFiles(file);
      await fresh.waitFor({ timeout: 60_000 });
    });
    if (kind === 'xlsx') continue;
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: 'Добавить контакты' }).first().waitFor();
  }
  rows['stored and listed'] = await longest(async () => {
    await fresh.click();
    await dialog.waitFor({ state: 'hidden', timeout: 60_000 });
    await page.waitForFunction(
      (least) =>
        [...document.querySelectorAll('h4')].some(
          (heading) =>
            heading.textContent.startsWith('Контакты') && Number(heading.textContent.replaceAll(/\D/g, '')) > least,
        ),
      count / 2,
    );
  });
  await context.close();
  rmSync(folder, { recursive: true });
  table(`Import of ${count.toLocaleString('ru-RU')} rows of contacts, 1× CPU`, rows);
}

/** The list of audiences: filter and unfolding. */
async function audiencesAt(count) {
  const { context, page, cdp } = await openProfile();
  await page.goto(`${base}/audiences`);
  await listed(page);
  await page.evaluate(putRecords, ['audience', makeAudiences(count - 5)]);
  await page.reload();
  await listed(page);
  await page.reload();
  await listed(page);
  const rows = {};
  for (const cpu of [1, 4]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const row = (name, value) => {
      rows[name] ??= {};
      rows[name][`${cpu}× median`] = value.median;
      rows[name][`${cpu}× p95`] = value.p95;
    };
    const search = page.getByPlaceholder('Поиск аудиторий...');
    await search.focus();
    const typing = (what) =>
      reaction(
        page,
        what,
        (run) => page.keyboard.press(KEYS[run % KEYS.length]),
        async (run) => {
          if (run % KEYS.length === 0) await search.fill('');
        },
      );
    row('filter keystroke → letter', await typing('letter'));
    await search.fill('');
    row('filter keystroke → list', await typing('filter keystroke'));
    await search.fill('');
    await listed(page);
    await page.locator('[data-accordion-trigger]').nth(1).click();
    row('accordion', await reaction(page, 'accordion', () => page.keyboard.press('Enter')));
  }
  await context.close();
  table(`List of ${count.toLocaleString('ru-RU')} audiences, ms`, rows);
}

/** Boards: typing into a card beside the others of the fullest tab, and the PDF of the vision board. */
async function boards() {
  const { context, page, cdp } = await openProfile();
  await page.goto(`${base}/strategy?tab=marketing`);
  const pencil = page.getByRole('button', { name: /^Редактировать: / }).first();
  await pencil.waitFor();
  const rows = {};
  for (const cpu of [1, 4]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await pencil.click();
    await page.getByRole('tabpanel').getByRole('textbox').focus();
    await cdp.send('Performance.enable');
    const script = async () =>
      (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
    const start = await script();
    const value = await reaction(page, 'letter', () => page.keyboard.press('a'));
    rows['keystroke → letter, 14 cards mounted'] ??= {};
    rows['keystroke → letter, 14 cards mounted'][`${cpu}× median`] = value.median;
    rows['keystroke → letter, 14 cards mounted'][`${cpu}× p95`] = value.p95;
    rows['script per keystroke, the bench’s own included'] ??= {};
    rows['script per keystroke, the bench’s own included'][`${cpu}× median`] = Number(
      (((await script()) - start) / REACTIONS).toFixed(1),
    );
    await page.keyboard.press('Escape');
    await pencil.waitFor();
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`${base}/vision`);
  const files = [];
  for (let run = 0; run < LOADS; run += 1) {
    const menu = page.getByRole('button', { name: 'Скачать' });
    await menu.waitFor();
    await idle(page);
    await menu.click();
    const downloading = page.waitForEvent('download');
    const start = Date.now();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    await downloading;
    files.push(Date.now() - start);
  }
  rows['PDF of the vision board, pressed → file'] = {
    '1× median': ms(median(files)),
    '1× p95': ms(Math.max(...files)),
  };
  await context.close();
  table('Boards, ms', rows);
}

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : '';
if (!only) {
  await sizes();
  await loads();
}
if (!only || only === 'studies') for (const count of [7, 1000, 10_000]) await reactionsAt(count);
if (!only || only === 'board') for (const count of [16, 1000, 10_000]) await boardAt(count);

if (!only || only === 'tactics') for (const count of [0, 10_000]) await tacticsAt(count);

if (!only || only === 'audiences') await audiencesAt(10_000);
if (!only || only === 'contacts') await contactsOf(100_000);

if (!only || only === 'boards') await boards();

if (!only || only === 'workspace') {
  table(
    'Workspace file: 10 000 records and 200 MB of files',
    await workspaceFile({ browser, base, openProfile, count: 10_000 }),
  );
}
if (!only || only === 'search') await searchAt({ openProfile, base, idle, table, median, percentile }, 10_000);

const json = process.argv.indexOf('--json');
if (json > 0 && process.argv[json + 1]) writeFileSync(process.argv[json + 1], JSON.stringify(results, null, 2));
await browser.close();
await server.close();
