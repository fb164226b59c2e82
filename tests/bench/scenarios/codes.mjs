import { makeCoded } from '../data/codes.mjs';
import { atEachCpu } from '../figures.mjs';
import { putRecords } from '../page.mjs';
import { listed, reaction } from '../reaction.mjs';

const COUNTS = { codes: 200, people: 100, marks: 10_000 };

/** The table of codes: opened, ordered, narrowed, walked through, a cell opened. */
export async function codes({ openProfile, base, table }) {
  const { context, page, cdp } = await openProfile();
  await page.goto(`${base}/`);
  await page.locator('option[value="company-orientir"]').first().waitFor({ state: 'attached' });
  for (const [kind, records] of Object.entries(makeCoded(COUNTS))) await page.evaluate(putRecords, [kind, records]);
  await page.goto(`${base}/?view=table`);
  const cells = page.getByRole('grid');
  await cells.waitFor();
  const tab = (name) => page.getByRole('navigation', { name: 'Разделы исследований' }).getByRole('link', { name });
  const choose = (label, values) => (run) => page.getByLabel(label).selectOption(values[run % values.length]);
  const rows = await atEachCpu(cdp, async (row) => {
    row(
      'tab → table',
      await reaction(
        page,
        'table',
        () => page.keyboard.press('Enter'),
        async () => {
          if (await cells.isVisible()) await tab('Исследования').click();
          await listed(page);
          await tab('Таблица').focus();
        },
      ),
    );
    await cells.waitFor();
    row('order of codes', await reaction(page, 'table order', choose('Порядок кодов', ['people', 'book'])));
    await choose('Порядок кодов', ['book'])(0);
    row('columns', await reaction(page, 'table columns', choose('Столбцы', ['segments', 'participants'])));
    await choose('Столбцы', ['participants'])(0);
    row('segment', await reaction(page, 'table columns', choose('Сегмент', ['=Школы', 'all'])));
    await choose('Сегмент', ['all'])(0);
    const first = cells.getByRole('gridcell').first();
    await first.click();
    const close = page.getByRole('button', { name: 'Закрыть цитаты' });
    await close.click();
    const press = (keys) => (run) => page.keyboard.press(keys[run % keys.length]);
    row('page down', await reaction(page, 'table focus', press(['PageDown', 'PageDown', 'PageUp', 'PageUp'])));
    row('end of the row', await reaction(page, 'table focus', press(['End', 'Home'])));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    row(
      'Enter → passages of a code',
      await reaction(
        page,
        'passages',
        () => page.keyboard.press('Enter'),
        async () => {
          if (await close.isVisible()) await page.keyboard.press('Escape');
          await close.waitFor({ state: 'detached' });
        },
      ),
    );
    if (await close.isVisible()) await close.click();
  });
  await context.close();
  table(`Table of ${COUNTS.codes} codes × ${COUNTS.people} participants, ${COUNTS.marks} passages, ms`, rows);
}
