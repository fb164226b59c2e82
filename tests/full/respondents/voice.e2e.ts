import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { EVERY_KIND } from '#stories/respond/sampleScript.ts';

import { launch } from '../../support/page/browser.ts';
import { startRespondStandIn, type RespondStandIn } from '../../support/servers/respondStandIn.ts';

/** An answer by voice, into a microphone that the browser makes up. */

let browser: Browser;
let server: RespondStandIn;
beforeAll(async () => {
  const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  [browser, server] = await Promise.all([launch({ args }), startRespondStandIn()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function asked(page: Page, token: string): Promise<void> {
  page.setDefaultTimeout(15_000);
  server.put(token, EVERY_KIND, { takesVoice: true });
  await page.goto(`${server.url}/i/${token}`);
  await page.getByRole('button', { name: 'Даю согласие' }).click();
  await page.getByRole('button', { name: 'Ответить голосом' }).waitFor();
}

it('is recorded, recorded anew, listened to and sent with what was typed; a failure keeps the recording', async () => {
  const page = await browser.newPage();
  await asked(page, 'voice');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.locator('textarea').fill('И словами');
  await button('Ответить голосом').click();
  await page.getByText('0:01').waitFor();
  await button('Закончить запись').click();
  await page.locator('audio[src^="blob:"]').waitFor();
  await button('Записать заново').click();
  await page.getByText('0:01').waitFor();
  await button('Закончить запись').click();
  server.refusals.push({ status: 503 });
  await button('Отправить запись').click();
  await page.getByText(/попробуйте ещё раз/).waitFor();
  await button('Отправить запись').click();
  await page.getByRole('heading', { name: 'Почему так?' }).waitFor();
  const [said] = server.talk('voice').conversation.said;
  expect(said).toMatchObject({ text: 'И словами', file: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  await page.close();
});

it('is let go where the microphone is refused: it is told, and the field stays', async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await asked(page, 'refused');
  await page.getByRole('button', { name: 'Ответить голосом' }).click();
  await page.getByText(/Микрофон не\sразрешён/).waitFor();
  await page.locator('textarea').fill('Тогда текстом');
  await page.getByRole('button', { name: 'Ответить', exact: true }).click();
  await page.getByRole('heading', { name: 'Почему так?' }).waitFor();
  await page.close();
});
