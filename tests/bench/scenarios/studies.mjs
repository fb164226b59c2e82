import { atEachCpu } from '../figures.mjs';
import { putRecords } from '../page.mjs';
import { REACTIONS, filterKeys, firstReaction, listed, reaction } from '../reaction.mjs';
import { makeStudies } from '../data/studies.mjs';

/** Studies of the sample. */
const SAMPLE = 7;

async function heapAfterLoad(page, cdp) {
  await page.reload();
  await listed(page);
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return Number((usedSize / 1e6).toFixed(1));
}

async function studiesAt({ openProfile, base, table }, count) {
  const { context, page, cdp } = await openProfile();
  await page.goto(`${base}/`);
  await listed(page);
  if (count > SAMPLE) {
    await page.locator('option[value="company-orientir"]').first().waitFor({ state: 'attached' });
    await page.evaluate(putRecords, ['research', makeStudies(count - SAMPLE)]);
    await page.reload();
    await listed(page);
  }
  await page.reload();
  await listed(page);
  await page.waitForLoadState('networkidle');
  const rows = await atEachCpu(cdp, async (row) => {
    await filterKeys(page, page.getByRole('searchbox'), row, 'list');
    await page.waitForFunction(
      (all) => document.querySelector('h2')?.textContent?.replaceAll(/\D/g, '') === String(all),
      count,
    );
    await page.locator('[data-accordion-trigger]').nth(1).click();
    row('accordion', await reaction(page, 'accordion', () => page.keyboard.press('Enter')));
    const upload = page.getByRole('button', { name: 'Загрузить исследование' });
    const closeDialog = async () => {
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await upload.click();
    await page.getByRole('dialog').waitFor();
    await closeDialog();
    row(
      'dialog',
      await reaction(
        page,
        'dialog',
        () => page.keyboard.press('Enter'),
        async () => {
          await closeDialog();
          await upload.focus();
        },
      ),
    );
    await closeDialog();
    row(
      'dialog, first',
      await firstReaction(
        page,
        'dialog',
        () => page.keyboard.press('Enter'),
        async () => {
          await listed(page);
          await upload.focus();
        },
      ),
    );
    await closeDialog();
    // A dialog gives the focus back some moments after it is gone.
    const theme = page.getByRole('button', { name: /тему/ }).first();
    row(
      'theme',
      await reaction(
        page,
        'theme',
        () => page.keyboard.press('Enter'),
        () => theme.focus(),
      ),
    );
  });
  rows['JS heap after load, MB'] = { '1× median': await heapAfterLoad(page, cdp) };
  await context.close();
  table(`Event → second frame, ms, ${count.toLocaleString('ru-RU')} studies (${REACTIONS} times each)`, rows);
}

/** The list of studies: filter, unfolding, a dialog, the theme, and its memory. */
export async function studies(bench) {
  for (const count of [SAMPLE, 1000, 10_000]) await studiesAt(bench, count);
}
