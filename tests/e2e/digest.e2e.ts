import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readEnvironment } from '#server/environment.ts';
import { startServer, type RunningServer } from '#server/startServer.ts';

import { launch, openProfile } from '../support/browser.ts';
import { freePort } from '../support/freePort.ts';
import { toast } from '../support/journey.ts';
import { startMailbox, type Mailbox } from '../support/mailbox.ts';
import { FIRST_SIGN_IN, joinAs, shareOpenCompany } from '../support/team.ts';

/** What concerns somebody who is not there reaches them by one letter, whose link leads to it. The server's clock is the test's. */

const EMAIL = 'vera@company.example';
const MINUTE = 60_000;
const HYPOTHESIS =
  '/experiments?backlog=1&hypothesis=hypothesis-quote-of-week&talk=hypothesis:hypothesis-quote-of-week';

const folder = mkdtempSync(path.join(tmpdir(), 'orientir-digest-'));
let ahead = 0;
let box: Mailbox;
let server: RunningServer;
let browser: Browser;
let anna: Page;
let vera: Page;
const errors: string[] = [];

beforeAll(async () => {
  box = await startMailbox();
  const port = String(await freePort());
  const read = readEnvironment(
    {
      PORT: port,
      HOST: '127.0.0.1',
      BASE_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: box.url,
      MAIL_FROM: 'Ориентир <no-reply@orientir.example>',
    },
    folder,
  );
  if (!read.ok) throw new Error('bad environment');
  const links = new EventEmitter();
  const given = once(links, 'link');
  server = await startServer({
    environment: read.environment,
    folder: path.resolve(import.meta.dirname, '../../dist'),
    writeLog: () => undefined,
    now: () => new Date(Date.now() + ahead),
    digestEvery: 200,
    onOwnerLink: (address) => void links.emit('link', address),
  });
  browser = await launch();
  anna = (await openProfile(browser, server.address)).page;
  vera = (await openProfile(browser, server.address)).page;
  for (const page of [anna, vera]) page.on('pageerror', (error) => errors.push(String(error)));
  await shareOpenCompany(anna, String((await given)[0]));
}, 2 * FIRST_SIGN_IN);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await box.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(errors).toEqual([]);
});

const talk = (page: Page) => page.getByRole('region', { name: 'Обсуждение', exact: true });

it('one letter tells of all that came, without a word of what was said; its link leads to it', async () => {
  await anna.goto('/profile?section=teams');
  await anna.getByRole('button', { name: 'Пригласить', exact: true }).click();
  const dialog = anna.getByRole('dialog', { name: 'Пригласить участников' });
  await dialog.getByLabel(/^Электронная почта/).fill(EMAIL);
  await dialog.getByText('Пригласим: 1 адрес').waitFor();
  await dialog.getByRole('button', { name: 'Пригласить' }).click();
  await toast(anna, 'Приглашение отправлено').waitFor();
  const invitation = await box.next(({ to }) => to === EMAIL);
  await joinAs(vera, invitation.links[0] ?? '', 'Вера Лис');
  await vera.goto('about:blank');

  await anna.goto(HYPOTHESIS);
  const field = talk(anna).getByRole('textbox', { name: 'Комментарий', exact: true });
  for (const words of ['зимой уезжают', 'а летом нет']) {
    await field.pressSequentially('@Вера');
    await talk(anna)
      .getByRole('option', { name: /^Вера Лис/ })
      .click();
    await field.pressSequentially(words);
    await anna.keyboard.press('Control+Enter');
    await talk(anna).locator('article').getByText(words).waitFor();
  }
  const isNews = ({ to, subject }: { to: string; subject: string }): boolean =>
    to === EMAIL && subject.startsWith('Входящие');
  ahead = 3 * MINUTE;
  const letter = await box.next(isNews);
  expect(letter.subject).toMatch(/^Входящие: 2\sновых$/);
  expect(letter.text).toMatch(/Анна Лис: упоминание: «Гипотеза „/);
  expect(letter.text + letter.html).not.toMatch(/уезжают|летом/);

  await vera.goto(letter.links[0] ?? '');
  await vera
    .getByRole('banner')
    .getByRole('button', { name: /^Входящие, 2\sнепрочитанных$/ })
    .click();
  await vera
    .getByRole('dialog', { name: 'Входящие' })
    .getByRole('link', { name: /Анна Лис упоминает вас/ })
    .first()
    .click();
  await talk(vera)
    .locator('article[data-shown=true]')
    .getByText(/зимой уезжают|а летом нет/)
    .waitFor();
  // What was told is not told again, however long it stands.
  ahead = 30 * MINUTE;
  await anna.reload();
  await talk(anna).getByText('а летом нет').waitFor();
  expect(box.letters.filter(isNews)).toHaveLength(1);
});
