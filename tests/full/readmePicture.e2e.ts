import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { expect, inject, it } from 'vitest';

import { eachProfile } from '../support/page/journey.ts';
import { PICTURE, PICTURE_PROFILE, takePicture } from '../support/built/readmePicture.mjs';

let browser: Browser;
eachProfile((profile) => ({ browser } = profile));

/** Share of points that may differ: the file is compressed with loss, and types are smoothed otherwise elsewhere. */
const SHARE = 0.002;

/** Share of the points that differ plainly between the README's picture and another; 1 for one of another size. */
async function difference(png: Buffer): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const share = await page.evaluate(
    async ([old, now]) => {
      const pictures = [
        ['image/webp', old],
        ['image/png', now],
      ] as const;
      const [before = [], after = []] = await Promise.all(
        pictures.map(async ([type, base64]) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type }));
          const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d');
          drawing?.drawImage(image, 0, 0);
          return drawing?.getImageData(0, 0, image.width, image.height).data ?? [];
        }),
      );
      if (before.length !== after.length) return 1;
      let differing = 0;
      for (let at = 0; at < after.length; at += 4) {
        const apart = [0, 1, 2].map((part) => Math.abs((before[at + part] ?? 0) - (after[at + part] ?? 0)));
        if (Math.max(...apart) > 64) differing += 1;
      }
      return differing / (after.length / 4);
    },
    [readFileSync(PICTURE).toString('base64'), png.toString('base64')] as const,
  );
  await context.close();
  return share;
}

it('the README shows the product of today; `node tests/support/built/screenshots.mjs` takes its picture anew', async () => {
  const context = await browser.newContext({ ...PICTURE_PROFILE, baseURL: inject('appUrl') });
  const picture = await takePicture(await context.newPage());
  await context.close();
  expect(await difference(picture)).toBeLessThan(SHARE);
});
