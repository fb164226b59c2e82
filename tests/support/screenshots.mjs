// Takes the README's picture of the built app: npm run build && node tests/support/screenshots.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';

const FOLDER = 'stories/docs/screenshots';
/** Heaviest picture that a README may carry, bytes. */
const HEAVIEST = 120_000;

mkdirSync(FOLDER, { recursive: true });
const server = await preview({ logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const context = await browser.newContext({
  baseURL: `http://127.0.0.1:${server.httpServer.address().port}`,
  viewport: { width: 1280, height: 800 },
  locale: 'ru-RU',
  reducedMotion: 'reduce',
  colorScheme: 'light',
});
const page = await context.newPage();
// A page of no site: the app's policy lets none of its own pages read what the test gives them.
const encoder = await browser.newPage();

/** The page as it is now, as WebP: a third of a PNG. */
async function shoot(name) {
  const png = (await page.screenshot()).toString('base64');
  const webp = await encoder.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.86).split(',')[1];
  }, png);
  const file = Buffer.from(webp, 'base64');
  if (file.length > HEAVIEST) throw new Error(`${name}: ${file.length} bytes, more than ${HEAVIEST}`);
  writeFileSync(`${FOLDER}/${name}.webp`, file);
}

const scrollTo = (top) => page.evaluate((y) => window.scrollTo(0, y), top);

await page.goto('/');
await page.getByRole('button', { name: /EdTech/ }).click();
await page.getByRole('heading', { name: 'Ключевые инсайты' }).waitFor();
await scrollTo(220);
await shoot('research');

await browser.close();
await server.close();
