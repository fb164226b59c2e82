import { makeCoded } from '../data/codes.mjs';
import { atEachCpu, spread } from '../figures.mjs';
import { putRecords } from '../page.mjs';
import { idle, listed, longestTask, reaction } from '../reaction.mjs';

/** The sample's text that is made long, and its study. */
const MATERIAL = 'material-42';
const STUDY = 'research-edtech';
const MARKS = 5000;
const OPENINGS = 5;
const CODE_LINK = 'a[href*="code=bench-code-7"]';
/** Steps of scrolling, and how far each goes, px. */
const STEPS = 20;
const STEP = 2000;

const LINES = [
  'Интервьюер: Расскажите, как вы выбираете, что приготовить на ужин после работы.',
  'Марина: Обычно смотрю, что осталось дома, и ищу рецепт минут на двадцать. Если времени совсем нет, заказываю.',
  'Интервьюер: А что мешает готовить чаще?',
  'Марина: Пустой экран в приложении: непонятно, с чего начать, и я закрываю его, так ничего и не выбрав.',
];
const PART = `${LINES.join('\n\n')}\n\n`;

/** How often the part stands in a conversation of so many megabytes, UTF-8. */
const timesIn = (megabytes) => Math.ceil((megabytes * 1_000_000) / Buffer.byteLength(PART));

/** Runs in the page: makes the material's text a part so many times over. */
async function putText([materialId, part, times]) {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const asked = (request) =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const database = await asked(indexedDB.open('orientir'));
  const rows = await asked(database.transaction('records').objectStore('records').getAll());
  const row = rows.find(({ kind, id }) => kind === 'materialText' && id === materialId);
  const writing = database.transaction('records', 'readwrite');
  writing.objectStore('records').put({ ...row, record: { ...row.record, text: part.repeat(times) } });
  await new Promise((resolve, reject) => {
    writing.addEventListener('complete', resolve);
    writing.addEventListener('error', () => reject(writing.error));
  });
  database.close();
}

/** Marks spread over a text, each of some words. */
function marksIn(text) {
  const step = Math.floor(text.length / MARKS);
  return Array.from({ length: MARKS }, (_, index) => {
    const start = index * step;
    const end = start + 40 + (index % 5) * 20;
    return {
      id: `bench-mark-${index}`,
      v: 1,
      createdAt: new Date(Date.UTC(2025, 0, 1) + index * 60_000).toISOString(),
      updatedAt: '2025-01-01T00:00:00.000Z',
      deletedAt: null,
      researchId: STUDY,
      materialId: MATERIAL,
      start,
      end,
      text: text.slice(start, end),
      respondent: '',
      codeIds: {},
      note: '',
    };
  });
}

/** A profile whose database has the sample's text, which is read once. */
async function profiled({ openProfile, base }) {
  const profile = await openProfile();
  await profile.page.goto(`${base}/?open=${STUDY}&material=${MATERIAL}`);
  await profile.page.locator('[data-pane] li').first().waitFor();
  return profile;
}

/**
 * Times a reaction of pages that are loaded anew each time.
 * @returns the times, ms, and the longest task of each
 */
async function anew(page, name, act, prepare) {
  const [times, tasks] = [[], []];
  for (let run = 0; run < OPENINGS; run += 1) {
    await prepare();
    await idle(page);
    await longestTask(page);
    times.push((await reaction(page, name, act, undefined, 1)).median);
    await idle(page);
    tasks.push(await longestTask(page));
  }
  return { times, tasks };
}

const pressEnter = (page) => () => page.keyboard.press('Enter');

/** From the button in the list to the first turns; and the longest task meanwhile. */
async function openings(page, base, row, name) {
  const { times, tasks } = await anew(page, 'words', pressEnter(page), async () => {
    await page.goto(`${base}/?open=${STUDY}`);
    await listed(page);
    await page.getByRole('button', { name: /^Читать: Интервью 42/ }).focus();
  });
  row(`${name}: button → first turns`, spread(times));
  row(`${name}: longest task meanwhile`, spread(tasks));
}

/** Takes the selection back: with none the key would leave the text. */
async function unselect(page) {
  const chosen = page.getByText(/^Выбрано: /);
  if (!(await chosen.isVisible())) return;
  await page.keyboard.press('Escape');
  await chosen.waitFor({ state: 'detached' });
}

/** Selects the first turn in the window that nothing marks, by its button. */
async function selectTurn(page) {
  await unselect(page);
  const index = await page.evaluate(() => {
    const pane = document.querySelector('[data-pane]');
    const { top, bottom } = pane.getBoundingClientRect();
    const row = [...pane.querySelectorAll('li[data-index]')].find((one) => {
      const { top: from, bottom: to } = one.getBoundingClientRect();
      return from > top && to < bottom && one.querySelector('button') && !one.querySelector('[data-passages]');
    });
    return row?.dataset.index ?? null;
  });
  if (index === null) {
    await page.locator('[data-pane]').evaluate((pane) => pane.scrollBy(0, 500));
    await idle(page);
    return selectTurn(page);
  }
  await page.locator(`[data-pane] li[data-index="${index}"] > button`).press('Enter');
  return page.getByText(/^Выбрано: /).waitFor();
}

/** A turn is selected, and a key marks it; from mark to mark; through the text. */
async function work(page, row, name) {
  // The code of the first mark, and of its message, comes with it: once.
  await selectTurn(page);
  await page.keyboard.press('KeyQ');
  await page.getByText('Цитата отмечена').first().waitFor();
  const mark = () => page.keyboard.press('KeyQ');
  row(`${name}: key → words marked`, await reaction(page, 'marked', mark, () => selectTurn(page)));
  await unselect(page);
  row(`${name}: key → next mark`, await reaction(page, 'next mark', () => page.keyboard.press('BracketRight')));
  await idle(page);
  await longestTask(page);
  const tasks = [];
  for (let step = 0; step < STEPS; step += 1) {
    await page.locator('[data-pane]').evaluate((pane, by) => pane.scrollBy(0, by), STEP);
    await idle(page);
    tasks.push(await longestTask(page));
  }
  row(`${name}: longest task of a scroll by ${STEP} px`, spread(tasks));
}

/** A text of 5 MB, as it is and with 5,000 marks. */
async function longText(bench) {
  const { base, table } = bench;
  const { context, page, cdp } = await profiled(bench);
  await page.evaluate(putText, [MATERIAL, PART, timesIn(5)]);
  const measure = (name) =>
    atEachCpu(cdp, async (row) => {
      await openings(page, base, row, name);
      await work(page, row, name);
    });
  const plain = await measure('5 MB');
  await page.evaluate(putRecords, ['mark', marksIn(PART.repeat(timesIn(5)))]);
  const marked = await measure(`5 MB, ${MARKS} marks`);
  await context.close();
  table('Reading a long text, ms', { ...plain, ...marked });
}

/** A text of 50 MB: how long it takes, and how long the page does not answer. */
async function hugeText(bench) {
  const { context, page } = await profiled(bench);
  await page.evaluate(putText, [MATERIAL, PART, timesIn(50)]);
  const rows = {};
  await openings(
    page,
    bench.base,
    (name, { median, p95 }) => (rows[name] = { '1× median': median, '1× p95': p95 }),
    '50 MB',
  );
  await context.close();
  bench.table('Reading a text of 50 MB, ms', rows);
}

/** What was marked in a hundred conversations: a code's page, and the groups of its passages and of all. */
async function manyPassages({ openProfile, base, table }) {
  const counts = { codes: 20, people: 100, marks: 10_000 };
  const { context, page, cdp } = await openProfile();
  await page.goto(`${base}/`);
  await page.locator('option[value="company-orientir"]').first().waitFor({ state: 'attached' });
  for (const [kind, records] of Object.entries(makeCoded(counts))) await page.evaluate(putRecords, [kind, records]);
  await page.goto(`${base}/?view=codes&code=bench-code-7`);
  await page.locator('a[data-passage]').first().waitFor();
  const about = await page.locator('section strong').first().textContent();
  const rows = await atEachCpu(cdp, async (row) => {
    const book = async () => {
      await page.goto(`${base}/?view=codes`);
      await page.locator(CODE_LINK).first().waitFor();
    };
    const code = await anew(page, 'code page', pressEnter(page), async () => {
      await book();
      await page.locator(CODE_LINK).first().focus();
    });
    row('link → a code’s page', spread(code.times));
    row('link → a code’s page: longest task', spread(code.tasks));
    const tab = page.getByRole('navigation', { name: 'Разделы исследований' }).getByRole('link', { name: 'Группы' });
    const groups = await anew(page, 'groups', pressEnter(page), async () => {
      await book();
      await tab.focus();
    });
    row('tab → groups of all passages', spread(groups.times));
    row('tab → groups of all passages: longest task', spread(groups.tasks));
  });
  await context.close();
  table(`${counts.marks} passages, of one code: ${about}, ms`, rows);
}

/** The reading view with long texts and many marks, and what is put together of marks. */
export async function reading(bench) {
  await longText(bench);
  await hugeText(bench);
  await manyPassages(bench);
}
