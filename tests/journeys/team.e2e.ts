import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { launch, openProfile } from '../support/page/browser.ts';
import { npmStart, type Started } from '../support/servers/npmStart.ts';
import { joinAs, shareOpenCompany } from '../support/page/team.ts';

/** Two people in two browsers over the server that `npm start` starts: one opens her company, the other comes by a link. */

let server: Started;
let browser: Browser;
let anna: Page;
let pavel: Page;
let pavelContext: BrowserContext;
const errors: string[] = [];

beforeAll(async () => {
  server = await npmStart({ isBuilt: true, embedded: inject('embedded') });
  browser = await launch();
  const first = await openProfile(browser, server.address);
  const second = await openProfile(browser, server.address);
  anna = first.page;
  pavel = second.page;
  pavelContext = second.context;
  for (const page of [anna, pavel]) page.on('pageerror', (error) => errors.push(String(error)));
});
afterAll(async () => {
  await browser.close();
  server.stop();
  expect(errors).toEqual([]);
});

const cloud = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });

const audience = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Makes an audience, as its form asks. */
async function makeAudience(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Создать аудиторию' }).click();
  const form = page.getByRole('dialog', { name: /аудитори/i });
  await form.getByLabel(/^Название/).fill(name);
  await form.getByLabel(/^Описание/).fill('Пишут программы');
  await form.getByLabel(/^Этап воронки/).selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Создать', exact: true }).click();
  await audience(page, name).waitFor();
}

/** Opens the description of a card of the vision board and writes another. */
async function writeCard(page: Page, text: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Редактировать: / })
    .first()
    .click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
}

describe('a company that is opened to a team', () => {
  it('goes up and is joined by a link', async () => {
    const link = await shareOpenCompany(anna, await server.ownerLink());
    await joinAs(pavel, link, 'Павел Никитин');
  });

  it('what one does the other sees', async () => {
    // The server decides his rights here, whatever the company's own record says of its owner.
    await pavel.goto('/profile?section=companies');
    await pavel.getByRole('listitem').filter({ hasText: 'Открыта сейчас' }).getByText('Researcher').waitFor();
    await anna.goto('/audiences');
    await pavel.goto('/audiences');
    await cloud(anna, 'Сохранено').waitFor();
    await makeAudience(pavel, 'Методисты школ');
    await audience(anna, 'Методисты школ').waitFor();
  });

  it('on a train: what was done without a network goes by itself when it is back', async () => {
    await pavelContext.setOffline(true);
    await makeAudience(pavel, 'Кураторы потоков');
    await cloud(pavel, /^Не отправлено:\s1$/).waitFor();
    expect(await audience(anna, 'Кураторы потоков').count()).toBe(0);
    await pavelContext.setOffline(false);
    await cloud(pavel, 'Сохранено').waitFor();
    await audience(anna, 'Кураторы потоков').waitFor();
  });

  it('where both changed the same thing each sees both, and one of them chooses', async () => {
    await anna.goto('/vision');
    await pavel.goto('/vision');
    await cloud(pavel, 'Сохранено').waitFor();
    // The card editor comes after the board: the train leaves once it is there.
    await pavel.waitForLoadState('networkidle');
    await pavelContext.setOffline(true);
    await writeCard(pavel, 'Написал Павел в поезде');
    await cloud(pavel, /^Не отправлено/).waitFor();
    const answered = anna.waitForResponse((response) => response.url().endsWith('/commits') && response.ok());
    await writeCard(anna, 'Написала Анна в офисе');
    await answered;
    await pavelContext.setOffline(false);

    await cloud(pavel, /^Несовпадения:\s1$/).click();
    await pavel.getByRole('button', { name: 'Разобрать несовпадения' }).click();
    const both = pavel.getByRole('dialog', { name: 'Несовпадения' });
    await both.getByText('Написал Павел в поезде').waitFor();
    await both.getByText('Написала Анна в офисе').waitFor();
    await both.getByRole('button', { name: /оставить своё$/ }).click();
    await both.getByRole('heading', { name: 'Всё разобрано' }).waitFor();
    await pavel.keyboard.press('Escape');
    await anna.getByText('Написал Павел в поезде').waitFor();
    await cloud(pavel, 'Сохранено').waitFor();
  });

  it('opens without a network, with all that came', async () => {
    await pavel.goto('/audiences');
    await audience(pavel, 'Методисты школ').waitFor();
    server.stop();
    await cloud(pavel, /^Без сети$/).waitFor();
    await makeAudience(pavel, 'Родители');
    await cloud(pavel, /^Не отправлено:\s1$/).waitFor();
  });
});
