import { makeExperiments } from './experiments.mjs';
import { makeHypotheses } from './hypotheses.mjs';
import { putRecords } from './page.mjs';
import { makeStudies } from './studies.mjs';

/** Words that people who are interviewed say, in their stems' order of frequency; the rest of the vocabulary is made up. */
const WORDS =
  'отчет клиент команда интервью цена тариф продукт время решение вопрос человек работа запись цитата метрика отток сегмент бюджет договор сервис экран кнопка письмо встреча звонок'.split(
    ' ',
  );
const ENDINGS = ['', '', 'а', 'у', 'ом', 'ы', 'ов', 'ами'];
const MADE_UP = 6000;
const SENTENCES_PER_TEXT = 100;

/** The same numbers for the same seed (a linear congruential generator). */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function speaker(random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const syllable = () => pick([...'бвгджзклмнпрстх']) + pick([...'аеиоуя']);
  const made = Array.from({ length: MADE_UP }, () => syllable() + syllable() + syllable());
  const vocabulary = [...WORDS, ...made];
  // Few words are said often and most seldom, as in any language.
  const word = () => vocabulary[Math.floor(vocabulary.length * random() ** 2)] + pick(ENDINGS);
  return () => {
    const words = Array.from({ length: 7 + Math.floor(random() * 10) }, word);
    const line = words.join(' ');
    return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
  };
}

/** Records and texts to search: `count` records in three kinds, and `count` sentences in texts of a hundred. */
function makeCorpus(count) {
  const say = speaker(seeded(7));
  const third = Math.ceil(count / 3);
  const studies = makeStudies(third).map((one) => ({ ...one, title: say(), description: `${say()} ${say()}` }));
  const hypotheses = makeHypotheses(third).map((one) => ({ ...one, text: say(), description: say() }));
  const experiments = makeExperiments(third).map((one) => ({ ...one, name: say(), hypothesis: say() }));
  const texts = Array.from({ length: count / SENTENCES_PER_TEXT }, (_, index) => ({
    v: 1,
    deletedAt: null,
    createdAt: studies[index].createdAt,
    updatedAt: studies[index].createdAt,
    id: `bench-text-${index}`,
    researchId: studies[index].id,
    text: Array.from(
      { length: SENTENCES_PER_TEXT },
      (__, line) => `${line % 2 === 0 ? 'Интервьюер' : 'Респондент'}: ${say()}`,
    ).join('\n'),
  }));
  return [
    ['research', studies],
    ['hypothesis', hypotheses],
    ['experiment', experiments],
    ['materialText', texts],
  ];
}

/** Runs in the page: times every key from its event to the moment its answer is in the page. */
function timeKeys() {
  const times = [];
  globalThis.searchTimes = times;
  let start = 0;
  let before = '';
  addEventListener(
    'keydown',
    (event) => {
      start = event.timeStamp;
      before = document.querySelector('[role=combobox][type=search]')?.value;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    // The key's own drawing makes the list busy; the next one brings the answer.
    if (start === 0 || document.querySelector('[role=combobox][type=search]')?.value === before) return;
    if (document.querySelector('[role=listbox]')?.getAttribute('aria-busy') !== 'false') return;
    times.push(performance.now() - start);
    start = 0;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

/** What is typed, letter by letter: a frequent word in two forms, two words, a rare one, a slip. */
const QUERIES = ['отчет', 'отчетами', 'клиента бюджет', 'договор', 'тарифы команды', 'метрикка'];
/** Share of the keys whose time the second figure is. */
const SLOW_KEYS = 0.95;

/**
 * The palette over `count` records and `count` sentences: how long its index takes, what the page feels of that, and the time
 * from a key to its answer.
 */
export async function searchAt({ openProfile, base, idle, table, median, percentile }, count) {
  const { context, page, cdp } = await openProfile();
  const listed = () => page.waitForSelector('li[data-index]', { timeout: 60_000 });
  await page.goto(`${base}/`);
  await listed();
  for (const part of makeCorpus(count)) await page.evaluate(putRecords, part);
  await page.reload();
  await listed();
  await page.waitForLoadState('networkidle');
  await idle(page);
  await page.evaluate(timeKeys);
  await page.evaluate(() => globalThis.bench.tasks.splice(0));
  const rows = {};
  const tasks = async () =>
    Math.max(0, ...(await page.evaluate(() => globalThis.bench.tasks.splice(0).map(({ duration }) => duration))));
  const start = Date.now();
  await page.keyboard.press('Control+KeyK');
  await page.getByRole('combobox', { name: /^Экран/ }).waitFor();
  const shown = Date.now() - start;
  await page.getByRole('group', { name: 'Недавно изменённое' }).waitFor({ timeout: 120_000 });
  rows['first opening, key → field, ms'] = { median: shown };
  rows['index built, key → recent records, ms'] = { median: Date.now() - start };
  rows['longest task of the main thread meanwhile, ms'] = { median: Math.round(await tasks()) };
  const worker = page.workers().find((one) => one.url().includes('search.worker'));
  const heap = await worker?.evaluate(() => {
    globalThis.gc?.();
    return performance.memory?.usedJSHeapSize ?? 0;
  });
  rows['heap of the search worker, MB'] = { median: heap ? Math.round(heap / 1e6) : Number.NaN };
  for (const cpu of [1, 4]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.evaluate(() => globalThis.searchTimes.splice(0));
    for (const query of QUERIES) {
      await page.getByRole('combobox', { name: /^Экран/ }).fill('');
      await page.waitForSelector('[role=listbox][aria-busy=false]');
      await idle(page);
      for (const letter of query) {
        const before = await page.evaluate(() => globalThis.searchTimes.length);
        await page.keyboard.type(letter);
        await page
          .waitForFunction((done) => globalThis.searchTimes.length > done, before, { timeout: 2000 })
          .catch(() => 0);
      }
    }
    const times = await page.evaluate(() => globalThis.searchTimes.splice(0));
    rows[`key → results, page at ${cpu}×, ms (${times.length} keys)`] = {
      median: Math.round(median(times)),
      p95: Math.round(percentile(times, SLOW_KEYS)),
    };
  }
  await context.close();
  table(`Search in ${count.toLocaleString('ru-RU')} records and as many sentences`, rows);
}
