import { atEachCpu } from '../figures.mjs';
import { listed, reaction } from '../reaction.mjs';

/** The rail's links. */
const ROUTES = ['Исследования', 'Ассистент', 'Видение', 'Стратегия', 'Тактика', 'Эксперименты', 'Аудитории', 'Профиль'];

/** From a link of the rail to the screen with its records in it, from each neighbour's screen, visited before. */
export async function routes({ openProfile, base, table }) {
  const { context, page, cdp } = await openProfile();
  await page.goto(`${base}/`);
  await listed(page);
  await page.waitForLoadState('networkidle');
  const link = (name) => page.getByRole('navigation', { name: 'Все разделы' }).getByRole('link', { name });
  const open = async (name) => {
    await link(name).click();
    await page.waitForFunction(
      (title) => document.querySelector('[aria-current=page]')?.textContent?.includes(title),
      name,
    );
    await page.waitForFunction(() => globalThis.bench.isSettled());
  };
  for (const name of ROUTES) await open(name);
  const rows = await atEachCpu(cdp, async (row) => {
    for (const [place, name] of ROUTES.entries()) {
      row(
        name,
        await reaction(
          page,
          'route',
          () => page.keyboard.press('Enter'),
          async () => {
            await open(ROUTES.at(place - 1));
            await link(name).focus();
          },
        ),
      );
    }
  });
  await context.close();
  table('Route switch, ms', rows);
}
