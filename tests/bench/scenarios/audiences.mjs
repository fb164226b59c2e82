import { atEachCpu } from '../figures.mjs';
import { putRecords } from '../page.mjs';
import { filterKeys, listed, reaction } from '../reaction.mjs';
import { makeAudiences } from '../data/audiences.mjs';

const COUNT = 10_000;
/** Audiences of the sample. */
const SAMPLE = 5;

/** The list of audiences: filter and unfolding. */
export async function audiences({ openProfile, base, table }) {
  const { context, page, cdp } = await openProfile();
  await page.goto(`${base}/audiences`);
  await listed(page);
  await page.evaluate(putRecords, ['audience', makeAudiences(COUNT - SAMPLE)]);
  await page.reload();
  await listed(page);
  await page.reload();
  await listed(page);
  const rows = await atEachCpu(cdp, async (row) => {
    await filterKeys(page, page.getByPlaceholder('Поиск аудиторий...'), row, 'list');
    await listed(page);
    await page.locator('[data-accordion-trigger]').nth(1).click();
    row('accordion', await reaction(page, 'accordion', () => page.keyboard.press('Enter')));
  });
  await context.close();
  table(`List of ${COUNT.toLocaleString('ru-RU')} audiences, ms`, rows);
}
