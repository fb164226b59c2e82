import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { gzipped, kb, median, ms } from '../figures.mjs';
import { LOADS } from '../reaction.mjs';

const DIST = path.resolve(import.meta.dirname, '../../../dist');

/** Slow phone on a slow network: 4× CPU, 1.6 Mbit/s, 150 ms. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

const LONG = 'Компания просит вашего согласия на обработку ответов, чтобы изучить опыт людей и улучшить продукт. ';

/** What stands in the page when somebody opens it: as long as the product's own words. */
const VIEW = {
  version: 1,
  title: 'Как вы выбираете доставку продуктов',
  company: 'Ромашка',
  step: 'consent',
  words: {
    welcome: LONG.repeat(3),
    consent: Array.from({ length: 6 }, () => LONG).join('\n\n'),
    thanks: '',
    closed: '',
  },
  progress: 0,
  asked: null,
  canGoBack: false,
  mayWithdraw: false,
  problem: '',
  reward: null,
  takesVoice: false,
  movedTo: null,
};

/** The page with what it shows, as the server sends it, and its script. */
async function serve() {
  const built = readFileSync(path.join(DIST, 'respond.html'), 'utf8');
  const html = built.replace(/(id="view">)\s*null\s*/, (_, start) => `${start}${JSON.stringify(VIEW)}`);
  const server = createServer((request, response) => {
    const isPage = request.url.startsWith('/i/');
    const type = isPage
      ? 'text/html;charset=utf-8'
      : request.url.endsWith('.js')
        ? 'text/javascript'
        : 'application/json';
    const body = isPage
      ? html
      : type === 'text/javascript'
        ? readFileSync(path.join(DIST, request.url))
        : JSON.stringify(VIEW);
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
    response.end(gzipSync(body));
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { base: `http://127.0.0.1:${server.address().port}`, html, close: () => server.close() };
}

/** A respondent's first look at their page in the slow setting, and what it weighs. */
export async function respondent({ openProfile, table }) {
  const { base, html, close } = await serve();
  const looks = [];
  for (let run = 0; run < LOADS; run += 1) {
    const { context, page, cdp } = await openProfile({ viewport: { width: 390, height: 844 } });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(`${base}/i/bench`, { waitUntil: 'networkidle' });
    looks.push(
      await page.evaluate(() => ({ fcp: globalThis.bench.fcp, lcp: globalThis.bench.lcp, cls: globalThis.bench.cls })),
    );
    await context.close();
  }
  close();
  const script = /src="(\/assets\/respond-[^"]+)"/.exec(html)[1];
  const of = (name) => looks.map((look) => look[name]);
  table(`Respondent's page, first visit at 4× CPU, 1.6 Mbit/s, 150 ms (${LOADS} runs)`, {
    consent: {
      FCP: ms(median(of('fcp'))),
      LCP: ms(median(of('lcp'))),
      'worst LCP': ms(Math.max(...of('lcp'))),
      CLS: Number(Math.max(...of('cls')).toFixed(4)),
    },
  });
  table('Respondent’s page and widget, kB gzipped', {
    HTML: { kB: kb(gzipped(html)) },
    JS: { kB: kb(gzipped(readFileSync(path.join(DIST, script)))) },
    'w.js': { kB: kb(gzipped(readFileSync(path.join(DIST, 'w.js')))) },
  });
}
