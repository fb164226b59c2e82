import { atEachCpu } from '../figures.mjs';
import { putRecords } from '../page.mjs';
import { filterKeys, idle, reaction, reloads } from '../reaction.mjs';
import { makeExperiments } from '../data/experiments.mjs';

/** Experiments of the sample. */
const SAMPLE = 16;
const NEW_COLUMN = '[data-stage=awareness] [data-column=New]';

/** Times a card picked up by keyboard, and its drop in the next column. */
async function carry(page, row) {
  const card = page.locator(`${NEW_COLUMN} [data-card]`).first();
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
  const awaiting = () => page.textContent(`${NEW_COLUMN} > h3`);
  const before = await awaiting();
  const takeBack = async () => {
    if ((await awaiting()) === before) return;
    await page.getByRole('button', { name: 'Вернуть', exact: true }).last().click();
    await page.waitForFunction(
      ([column, text]) => document.querySelector(`${column} > h3`)?.textContent === text,
      [NEW_COLUMN, before],
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

async function boardAt({ openProfile, base, table }, count) {
  const { context, page, cdp } = await openProfile();
  const shown = () => page.waitForSelector('[data-card]', { timeout: 60_000 });
  await page.goto(`${base}/experiments?view=board`);
  await shown();
  if (count > SAMPLE) {
    await page.evaluate(putRecords, ['experiment', makeExperiments(count - SAMPLE)]);
    await page.reload();
    await shown();
  }
  const rows = await atEachCpu(cdp, async (row) => {
    row('board shown after a reload', await reloads(page, shown));
    await page.waitForLoadState('networkidle');
    await filterKeys(page, page.getByPlaceholder('Поиск экспериментов...'), row, 'board');
    await shown();
    await carry(page, row);
  });
  await context.close();
  table(`Board of ${count.toLocaleString('ru-RU')} experiments, ms`, rows);
}

/** The board of experiments: from the filter's key to the board, and a card carried to the next column by keyboard. */
export async function board(bench) {
  for (const count of [SAMPLE, 1000, 10_000]) await boardAt(bench, count);
}
