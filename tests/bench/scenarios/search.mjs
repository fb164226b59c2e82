import { makeExperiments } from '../data/experiments.mjs';
import { makeHypotheses } from '../data/hypotheses.mjs';
import { makeStudies } from '../data/studies.mjs';
import { atEachCpu, kb, ratio, spread } from '../figures.mjs';
import { putRecords } from '../page.mjs';
import { idle, listed, longestTask } from '../reaction.mjs';
import { workerMemory } from '../workers.mjs';

/** The workspaces that are searched: as many sentences as records, and a company of ten years with five million words said in it. */
const SIZES = [
  { records: 10_000, sentences: 10_000 },
  { records: 100_000, sentences: 435_000 },
];
/** Records that are handed to the page at once, and texts, which are long. */
const TOGETHER = { materialText: 500 };
const OTHERS_TOGETHER = 5000;

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

/** Records and texts to search: records in three kinds, and sentences in texts of a hundred. */
function makeCorpus({ records, sentences }) {
  const say = speaker(seeded(7));
  const third = Math.ceil(records / 3);
  const studies = makeStudies(third).map((one) => ({ ...one, title: say(), description: `${say()} ${say()}` }));
  const hypotheses = makeHypotheses(third).map((one) => ({ ...one, text: say(), description: say() }));
  const experiments = makeExperiments(third).map((one) => ({ ...one, name: say(), hypothesis: say() }));
  const texts = Array.from({ length: sentences / SENTENCES_PER_TEXT }, (_, index) => ({
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

/** Runs in the page: times every letter from its event to the moment its answer is in the page. */
function timeLetters() {
  const times = [];
  globalThis.searchTimes = times;
  let start = 0;
  let before = '';
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const field = () => document.querySelector('[role=combobox][type=search]')?.value;
  // Letters of another alphabet than the keyboard's come without a key.
  addEventListener(
    'beforeinput',
    (event) => {
      start = event.timeStamp;
      before = field();
    },
    { capture: true },
  );
  new MutationObserver(() => {
    // The letter's own drawing makes the list busy; the next one brings the answer.
    if (start === 0 || field() === before) return;
    // Without a list nothing was found.
    if (document.querySelector('[role=listbox]')?.getAttribute('aria-busy') === 'true') return;
    times.push(performance.now() - start);
    start = 0;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** What is typed, letter by letter: a frequent word in two forms, two words, a rare one, a slip. */
const QUERIES = ['отчет', 'отчетами', 'клиента бюджет', 'договор', 'тарифы команды', 'метрикка'];

/** Types every query, and gives the time of each letter. */
async function typeQueries(page, field) {
  await page.evaluate(() => globalThis.searchTimes.splice(0));
  for (const query of QUERIES) {
    await field.fill('');
    await page.waitForSelector('[role=listbox][aria-busy=false]');
    await idle(page);
    for (const letter of query) {
      const before = await page.evaluate(() => globalThis.searchTimes.length);
      await page.keyboard.insertText(letter);
      await page.waitForFunction((done) => globalThis.searchTimes.length > done, before);
    }
  }
  return page.evaluate(() => globalThis.searchTimes.splice(0));
}

/** Opens the palette on a page that has just come, and times it until the index answers. */
async function openPalette(page) {
  await page.waitForLoadState('networkidle');
  await idle(page);
  await page.evaluate(timeLetters);
  await longestTask(page);
  const field = page.getByRole('combobox', { name: /^Экран/ });
  const start = Date.now();
  await page.keyboard.press('Control+KeyK');
  await field.waitFor();
  const shown = Date.now() - start;
  await page.getByRole('group', { name: 'Недавно изменённое' }).waitFor({ timeout: 200_000 });
  return { field, shown, answered: Date.now() - start, longest: await longestTask(page) };
}

/** What the browser keeps for the product on this machine, MB. */
async function keptOnDisk(page) {
  return kb((await page.evaluate(async () => (await navigator.storage.estimate()).usage)) / 1000);
}

/** How long the index of one workspace takes, at the first visit and the next, what the page feels of that, and a letter's answer. */
async function searchIn(size, { openProfile, base }) {
  const { context, page, cdp } = await openProfile();
  const reload = async () => {
    await page.reload();
    await listed(page);
  };
  await page.goto(`${base}/`);
  await listed(page);
  // The second time the list is the database's.
  await reload();
  for (const [kind, records] of makeCorpus(size)) {
    const together = TOGETHER[kind] ?? OTHERS_TOGETHER;
    for (let from = 0; from < records.length; from += together)
      // As text, in pieces, as the other large company is handed over (large.mjs).
      await page.evaluate(`(${putRecords})(${JSON.stringify([kind, records.slice(from, from + together)])})`);
  }
  await reload();
  const before = await keptOnDisk(page);
  const first = await openPalette(page);
  const rows = {
    'first opening, key → field': { '1× median': first.shown },
    'index built, key → recent records': { '1× median': first.answered },
    'longest task of the main thread meanwhile': { '1× median': first.longest },
    ...(await atEachCpu(cdp, async (row) => row('letter → results', spread(await typeQueries(page, first.field))))),
    'memory of the index after it, MB': { '1× median': await workerMemory(cdp, 'search.worker') },
    'index on disk, MB': { '1× median': Number(((await keptOnDisk(page)) - before).toFixed(1)) },
  };
  await reload();
  const next = await openPalette(page);
  rows['next visit, key → recent records'] = { '1× median': next.answered };
  rows['longest task of the main thread then'] = { '1× median': next.longest };
  rows['memory of the index then, MB'] = { '1× median': await workerMemory(cdp, 'search.worker') };
  await context.close();
  return rows;
}

/** The palette over workspaces of both sizes, and how many times slower it is in the bigger one. */
export async function search(bench) {
  const found = [];
  for (const size of SIZES) {
    const rows = await searchIn(size, bench);
    found.push(rows);
    const [records, sentences] = [size.records, size.sentences].map((count) => count.toLocaleString('ru-RU'));
    bench.table(`Search in ${records} records and ${sentences} sentences, ms`, rows);
  }
  const [small, large] = found.map((rows) => rows['letter → results']);
  bench.table('Letter → results, the bigger workspace to the smaller', {
    'times slower': Object.fromEntries(
      Object.keys(small).map((column) => [`${column} `, ratio(large[column], small[column])]),
    ),
  });
}
