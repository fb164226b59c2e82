import { gzipped, kb } from '../figures.mjs';
import { listed } from '../reaction.mjs';

const isJs = (name) => name.endsWith('.js');
/** Chunks fetched when the data are, not for the first frame. */
const isData = (name) => /\/(indexedDb|seed|persist)-|worker/.test(name);
const isSample = (name) => name.startsWith('/assets/workspace-');

const sum = (files, wanted) =>
  kb(files.filter(({ name }) => wanted(name)).reduce((total, { bytes }) => total + bytes, 0));

/** What the first screen fetches, gzipped as a static host serves it. */
export async function size({ openProfile, base, table }) {
  const { context, page, cdp } = await openProfile();
  const load = async () => {
    const files = [];
    const onResponse = async (response) => {
      const body = await response.body().catch(() => null);
      if (!body) return;
      const name = new URL(response.url()).pathname;
      files.push({ name, bytes: name.endsWith('.woff2') ? body.length : gzipped(body) });
    };
    await cdp.send('Network.clearBrowserCache');
    page.on('response', onResponse);
    await page.goto(`${base}/`);
    await listed(page);
    await page.waitForLoadState('networkidle');
    page.off('response', onResponse);
    return files;
  };
  const first = await load();
  const repeat = await load();
  await context.close();
  table('Initial route «/», kB gzipped', {
    'JS before the first frame': { kB: sum(repeat, (name) => isJs(name) && !isData(name)) },
    'JS of the data layer, after it': { kB: sum(repeat, (name) => isJs(name) && isData(name)) },
    'JS in all': { kB: sum(repeat, isJs) },
    'sample data, very first start only': { kB: sum(first, isSample) },
    'HTML with the prerendered frame': { kB: sum(repeat, (name) => name === '/') },
    'CSS files': { kB: sum(repeat, (name) => name.endsWith('.css')) },
    'fonts (woff2)': { kB: sum(repeat, (name) => name.endsWith('.woff2')) },
  });
}
