import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readEnvironment, type Environment } from '#server/environment.ts';
import { startServer, type RunningServer } from '#server/startServer.ts';
import type { Sent, View } from '#src/domain/respond/view.ts';

import { launch, openProfile } from '../support/browser.ts';
import { freePort } from '../support/freePort.ts';
import { toast } from '../support/journey.ts';
import { startMailbox, type Mailbox } from '../support/mailbox.ts';
import { FIRST_SIGN_IN, shareOpenCompany } from '../support/team.ts';

/*
 * A round of interviews from the list to the study: people are invited by real letters, answer on the page that strangers see, and the
 * study fills while the researcher watches. The server is started anew in the middle.
 */

const INVITED = 20;
/** Those who answer all by a page of which only its requests are played. */
const QUICK = 9;
const SECRET = 'тайна про увольнение';

const folder = mkdtempSync(path.join(tmpdir(), 'orientir-round-'));
let box: Mailbox;
let environment: Environment;
let server: RunningServer;
let browser: Browser;
let anna: Page;
const errors: string[] = [];

const begin = async (onOwnerLink: (address: string) => void = () => undefined): Promise<void> => {
  server = await startServer({
    environment,
    folder: path.resolve(import.meta.dirname, '../../dist'),
    writeLog: () => undefined,
    onOwnerLink,
  });
};

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
      WRITES_PER_SECOND: '1000',
    },
    folder,
  );
  if (!read.ok) throw new Error('bad environment');
  environment = read.environment;
  const links = new EventEmitter();
  const given = once(links, 'link');
  await begin((address) => void links.emit('link', address));
  browser = await launch();
  anna = (await openProfile(browser, server.address)).page;
  anna.on('pageerror', (error) => errors.push(String(error)));
  await shareOpenCompany(anna, String((await given)[0]));
}, 2 * FIRST_SIGN_IN);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await box.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(errors).toEqual([]);
});

const mailOf = (number: number): string => `person-${number}@people.example`;
const linkTo = async (number: number): Promise<string> =>
  (await box.next(({ to }) => to === mailOf(number))).links[0] ?? '';

/** What a respondent's page sends, without the page. */
async function send(link: string, what: Sent): Promise<View> {
  const { pathname, origin } = new URL(link);
  const response = await fetch(`${origin}/api${pathname}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(what),
  });
  if (!response.ok) throw new Error(`not taken: ${response.status}`);
  return (await response.json()) as View;
}

/** Answers whatever is asked, to the end. */
async function answerAll(link: string, number: number): Promise<void> {
  let view = await send(link, { type: 'agree', id: `agreed-by-person-${number}` });
  for (let count = 0; view.asked !== null; count += 1) {
    const { place, options, kind, scale } = view.asked;
    const text = kind === 'scale' ? String(scale.to) : kind === 'number' ? '3' : `Ответ ${count} человека ${number}`;
    const pressed = options[0] ? { options: [options[0].key] } : {};
    view = await send(link, { type: 'answer', id: `answer-${count}-of-${number}`, place, text, ...pressed });
  }
  expect(view.step).toBe('done');
}

/** A stranger's browser at a link. */
async function stranger(link: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'ru-RU' });
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(link);
  await page.getByRole('button', { name: 'Даю согласие' }).click();
  await page.getByRole('textbox').waitFor();
  return page;
}

/** Answers the question that is shown, and waits for the next one. */
async function say(page: Page, words: string): Promise<void> {
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('textbox').fill(words);
  await page.keyboard.press('Control+Enter');
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent !== text, before);
}

it('twenty are invited, twelve answer, one stops, one withdraws, one goes on after the server was started anew', async () => {
  await anna.goto('/audiences?open=audience-founders');
  await anna.getByRole('button', { name: 'Добавить контакты' }).first().click();
  const adding = anna.getByRole('dialog', { name: 'Добавить контакты' });
  const rows = Array.from({ length: INVITED }, (_, index) => {
    const number = index + 1;
    return `Человек ${number};+7900000${String(number).padStart(4, '0')};${mailOf(number)};${number % 2 ? 'Новые' : 'Опытные'}`;
  });
  await adding
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'люди.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Имя;Телефон;Почта;Сегмент', ...rows].join('\n')),
    });
  await adding.getByRole('button', { name: /^Добавить 20\s/ }).click();
  await adding.waitFor({ state: 'detached' });

  await anna.goto('/?open=research-edtech');
  await anna.getByRole('button', { name: 'Новый раунд' }).click();
  const plan = anna.getByRole('dialog', { name: 'Новый раунд интервью' });
  await plan.getByLabel(/^Название/).fill('Раунд первый');
  await plan.getByLabel(/^Сценарий/).selectOption({ label: 'Проблемное интервью' });
  await plan.getByLabel(/^Аудитория/).selectOption('audience-founders');
  // At whatever hour this test runs.
  await plan.getByLabel('Не писать с').fill('03:00');
  await plan.getByLabel('Не писать до').fill('03:00');
  await plan.getByLabel(/^Стоимость интервью/).fill('980');
  await plan.getByRole('button', { name: 'Создать раунд' }).click();
  await anna.getByRole('button', { name: 'Начать раунд' }).click();
  await toast(anna, 'Раунд начат').waitFor();
  await anna.getByRole('button', { name: 'Пригласить' }).click();
  const inviting = anna.getByRole('dialog', { name: 'Пригласить' });
  await inviting.getByLabel('Сколько человек').waitFor();
  await inviting.getByRole('checkbox', { name: /^Новые/ }).check();
  await inviting.getByRole('checkbox', { name: /^Опытные/ }).check();
  await inviting.getByText(/письмом 20/).waitFor();
  await inviting.getByRole('button', { name: /^Пригласить 20\s/ }).click();
  await toast(anna, 'Приглашены: 20\u00A0человек').waitFor();

  for (let number = 1; number <= QUICK; number += 1) await answerAll(await linkTo(number), number);

  const whole = await stranger(await linkTo(10));
  const stops = await stranger(await linkTo(11));
  const withdraws = await stranger(await linkTo(12));
  const resumes = await stranger(await linkTo(13));
  await say(stops, 'Одно слово до остановки');
  await stops.getByRole('button', { name: 'Остановиться' }).click();
  await stops
    .getByRole('dialog')
    .getByRole('button', { name: /Остановиться|Закончить/ })
    .click();
  await say(withdraws, SECRET);
  await withdraws.getByRole('button', { name: /^Отозвать согласие/ }).click();
  await withdraws
    .getByRole('dialog')
    .getByRole('button', { name: /Отозвать|Удалить/ })
    .click();
  await withdraws
    .getByText(/удалены|отозвано/i)
    .first()
    .waitFor();
  await say(resumes, 'Слово до перезапуска');

  await server.stop();
  await begin();

  await resumes.reload();
  for (const page of [whole, resumes]) {
    while (await page.getByRole('textbox').isVisible()) {
      await page.getByRole('textbox').fill('Пишем в общий чат и ждём до вечера');
      const before = await page.getByRole('heading', { level: 1 }).textContent();
      await page.keyboard.press('Control+Enter');
      await page.waitForFunction((text) => document.querySelector('h1')?.textContent !== text, before);
    }
    await page
      .getByText(/Спасибо/)
      .first()
      .waitFor();
  }

  const going = anna.getByRole('region', { name: 'Как идёт раунд' });
  await going.getByText(/^11 · 85/).waitFor();
  // The study fills after the answer was taken, and the balance with it.
  await going.getByText(/10\s780/).waitFor();
  const told = (await going.innerText()).replaceAll(/\s+/g, ' ');
  expect(told).toMatch(/Приглашены 20/);
  expect(told).toMatch(/Открыли 13 · 65 %/);
  expect(told).toMatch(/Начали 13 · 100 %/);
  expect(told).toMatch(/остановились 1 .*отозвали согласие 1/);
  expect(told).toMatch(/списано 10 780 ₽/);

  await anna.getByRole('tab', { name: 'Люди' }).click();
  expect(await anna.getByRole('link', { name: /: расшифровка$/ }).count()).toBe(12);
  await anna
    .getByRole('link', { name: /: расшифровка$/ })
    .first()
    .click();
  await anna.getByText('Интервьюер').first().waitFor();
  await anna.goto('/?open=research-edtech');
  await anna.getByRole('heading', { name: 'Материалы (14)' }).waitFor();
  await anna.goto('/profile?section=balance');
  await anna
    .getByText(/Интервью: 11/)
    .first()
    .waitFor();
  await anna
    .getByText(/10\s780/)
    .first()
    .waitFor();
  await anna.goto('/profile?section=billing');
  await anna.getByText(/^Респондентов: 11 из\s/).waitFor();
  // The words of whoever withdrew are in nothing that the researcher's browser holds.
  const held = await anna.evaluate(async () => {
    const texts: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.addEventListener('success', () => resolve(opening.result));
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        const rows = await new Promise<unknown[]>((resolve) => {
          reading.addEventListener('success', () => resolve(reading.result));
        });
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join('\n');
  });
  expect(held).toContain('Одно слово до остановки');
  expect(held).not.toContain(SECRET);
}, 180_000);
