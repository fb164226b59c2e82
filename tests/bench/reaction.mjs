import { spread } from './figures.mjs';

/** How often a reaction is timed. */
export const REACTIONS = 15;
/** How often a load is. */
export const LOADS = 5;

/** Until a list of the product has rows. */
export const listed = (page) => page.waitForSelector('li[data-index]', { timeout: 60_000 });

/** Until the page has nothing to do: the drag library, for one, listens for keys only some moments after it took the card. */
export const idle = (page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));

/**
 * Reactions of the empty page, by name of a reaction of the product (tests/bench/page.mjs) that is like it: what draws another screen
 * is like another route. The others are told by a letter in a field: a change of one thing, the least that a key can cost.
 */
const LIKE = {
  ...Object.fromEntries(
    ['route', 'stage', 'carousel', 'map', 'list', 'table', 'passages', 'words', 'code page', 'groups'].map((name) => [
      name,
      'route',
    ]),
  ),
  accordion: 'accordion',
  dialog: 'dialog',
};
/** How the table of the empty page calls the letter that other reactions are told by. */
const LETTER = 'filter keystroke → letter';

async function timesOf(page, name, act, prepare, times) {
  await page.evaluate(() => globalThis.bench.reactions.splice(0));
  for (let run = 0; run < times; run += 1) {
    await prepare(run);
    await idle(page);
    await page.evaluate((what) => globalThis.bench.arm(what), name);
    await act(run);
    await page.waitForFunction((count) => globalThis.bench.reactions.length > count, run);
  }
  return page.evaluate(() => globalThis.bench.reactions);
}

/** Times one reaction; `prepare` puts the page back in place between them, untimed. */
export async function reaction(page, name, act, prepare = async () => undefined, times = REACTIONS) {
  return { ...spread(await timesOf(page, name, act, prepare, times)), like: LIKE[name] ?? LETTER };
}

/** Times what a page does for the first time: once after each of some reloads; `prepare` waits for the page, untimed. */
export async function firstReaction(page, name, act, prepare) {
  const times = [];
  for (let load = 0; load < LOADS; load += 1) {
    await page.reload();
    await prepare();
    times.push(...(await timesOf(page, name, act, async () => undefined, 1)));
  }
  return { ...spread(times), like: `${LIKE[name]}, first` };
}

/** Keys typed into a search: they narrow «волна 1…» and then find nothing; then the field is emptied. */
const KEYS = ['1', '2', '0', '7', '3'];

/**
 * Times keys in a list's search, to the letter and to the narrowed list.
 * @param list what the list is called in the table
 */
export async function filterKeys(page, search, row, list) {
  const typing = (what) =>
    reaction(
      page,
      what,
      (run) => page.keyboard.press(KEYS[run % KEYS.length]),
      async (run) => {
        if (run % KEYS.length === 0) await search.fill('');
      },
    );
  await search.focus();
  row('filter keystroke → letter', await typing('letter'));
  await search.fill('');
  row(`filter keystroke → ${list}`, await typing('filter keystroke'));
  await search.fill('');
}

/** Times reloads, from the address to what `shown` waits for. */
export async function reloads(page, shown) {
  const paints = [];
  for (let run = 0; run < LOADS; run += 1) {
    await page.reload({ waitUntil: 'commit' });
    await shown();
    paints.push(await page.evaluate(() => performance.now()));
  }
  return spread(paints);
}

/** The page's longest task since this was last asked, ms. */
export const longestTask = (page) =>
  page.evaluate(() => Math.round(Math.max(0, ...globalThis.bench.tasks.splice(0).map(({ duration }) => duration))));
