import { atEachCpu, spread } from '../figures.mjs';
import { LOADS, REACTIONS, idle, reaction } from '../reaction.mjs';

/** Typing into a card beside the others of the fullest tab. */
async function typing(page, cdp, base) {
  await page.goto(`${base}/strategy?tab=marketing`);
  const pencil = page.getByRole('button', { name: /^Редактировать: / }).first();
  await pencil.waitFor();
  await cdp.send('Performance.enable');
  const script = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  return atEachCpu(cdp, async (row) => {
    await pencil.click();
    await page.getByRole('tabpanel').getByRole('textbox').first().focus();
    const start = await script();
    row('keystroke → letter, 14 cards mounted', await reaction(page, 'letter', () => page.keyboard.press('a')));
    row('script per keystroke, the bench’s own included', {
      median: Number((((await script()) - start) / REACTIONS).toFixed(1)),
    });
    await page.keyboard.press('Escape');
    await pencil.waitFor();
  });
}

/** The vision board's PDF, from the menu to the file. */
async function pdf(page, base) {
  await page.goto(`${base}/vision`);
  const times = [];
  for (let run = 0; run < LOADS; run += 1) {
    const menu = page.getByRole('button', { name: 'Скачать' });
    await menu.waitFor();
    await idle(page);
    await menu.click();
    const downloading = page.waitForEvent('download');
    const start = Date.now();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    await downloading;
    times.push(Date.now() - start);
  }
  return spread(times);
}

/** Boards: typing into a card, and a PDF. */
export async function boards({ openProfile, base, table }) {
  const { context, page, cdp } = await openProfile();
  const rows = await typing(page, cdp, base);
  const { median, p95 } = await pdf(page, base);
  rows['PDF of the vision board, pressed → file'] = { '1× median': median, '1× p95': p95 };
  await context.close();
  table('Boards, ms', rows);
}
