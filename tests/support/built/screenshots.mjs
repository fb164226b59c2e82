// Takes the README's picture of the built app: npm run build && node tests/support/built/screenshots.mjs
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { CHROMIUM_ARGS, findChromium } from '../chromium/chromium.mjs';
import { PICTURE, PICTURE_PROFILE, takePicture } from './readmePicture.mjs';

/** Heaviest picture that a README may carry, bytes. */
const HEAVIEST = 120_000;

const server = await preview({ logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const context = await browser.newContext({
  baseURL: `http://127.0.0.1:${server.httpServer.address().port}`,
  ...PICTURE_PROFILE,
});
const page = await context.newPage();
// A page of no site: the app's policy lets none of its own pages read what the test gives them.
const encoder = await browser.newPage();

// As WebP: a third of a PNG.
const png = (await takePicture(page)).toString('base64');
const webp = await encoder.evaluate(async (base64) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width, height: image.height });
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.86).split(',')[1];
}, png);
const file = Buffer.from(webp, 'base64');
if (file.length > HEAVIEST) throw new Error(`${PICTURE}: ${file.length} bytes, more than ${HEAVIEST}`);
writeFileSync(PICTURE, file);

await browser.close();
await server.close();
