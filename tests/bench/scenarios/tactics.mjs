import { atEachCpu } from '../figures.mjs';
import { putRecords } from '../page.mjs';
import { idle, reaction, reloads } from '../reaction.mjs';
import { makeHypotheses } from '../data/hypotheses.mjs';

/** Hypotheses of the sample. */
const SAMPLE = 15;

async function tacticsAt({ openProfile, base, table }, count) {
  const { context, page, cdp } = await openProfile();
  const shown = () => page.waitForSelector('#touchpoints ~ * [data-accordion-trigger]', { timeout: 60_000 });
  await page.goto(`${base}/journey`);
  await shown();
  if (count > 0) {
    await page.evaluate(putRecords, ['hypothesis', makeHypotheses(count)]);
    await page.reload();
    await shown();
  }
  const view = (name) => page.getByRole('button', { name, exact: true });
  const rows = await atEachCpu(cdp, async (row) => {
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
  });
  await page.goto(`${base}/journey?view=map`);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const map = await reloads(page, () => page.waitForSelector('main table'));
  rows['map shown after a reload'] = { '4× median': map.median, '4× p95': map.p95 };
  await context.close();
  table(`Тактика with ${(SAMPLE + count).toLocaleString('ru-RU')} hypotheses, ms`, rows);
}

/** Тактика: another stage, another view, and the first paint of the whole journey's map. */
export async function tactics(bench) {
  for (const count of [0, 10_000]) await tacticsAt(bench, count);
}
