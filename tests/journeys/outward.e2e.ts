import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { participants } from '#src/samples/participants.ts';

import { launch, openProfile } from '../support/page/browser.ts';
import { toast } from '../support/page/journey.ts';
import { npmStart, type Started } from '../support/servers/npmStart.ts';
import { shareOpenCompany } from '../support/page/team.ts';
import { saveVisionCard } from '../support/page/visionCard.ts';

/** Content shown outside by a link is read by a person without an account, in a browser that runs no script. */

let server: Started;
let browser: Browser;
let anna: Page;
let outside: BrowserContext;
const errors: string[] = [];

beforeAll(async () => {
  server = await npmStart({ isBuilt: true, embedded: inject('embedded') });
  browser = await launch();
  anna = (await openProfile(browser, server.address)).page;
  anna.on('pageerror', (error) => errors.push(String(error)));
  outside = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await shareOpenCompany(anna, await server.ownerLink());
});
afterAll(async () => {
  await browser.close();
  server.stop();
  expect(errors).toEqual([]);
});

/** How respondents of the sample's company sign their words. */
const SIGNED = participants.map(({ name }) => `— ${name}`);

const dialog = () => anna.getByRole('dialog', { name: 'Показать снаружи' });

/** Makes a link in the dialog that is open, and opens it outside. */
async function opened(): Promise<Page> {
  await dialog().getByRole('button', { name: 'Создать ссылку' }).click();
  const address = await dialog().locator('code').first().textContent();
  const page = await outside.newPage();
  const answer = await page.goto(address ?? '');
  expect(answer?.status()).toBe(200);
  return page;
}

describe('what is shown outside', () => {
  it('a board: read, renewed when it has changed, stopped', async () => {
    await anna.goto('/vision');
    await anna.getByRole('button', { name: 'Показать снаружи' }).click();
    const page = await opened();
    // Nothing of it is wider than a phone.
    expect(await page.locator('html').evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('heading', { level: 1, name: 'Видение' }).waitFor();
    // The nine cards, and the competitors below them; lists of a card are lists here, too.
    expect(await page.locator('li:has(> h2)').count()).toBe(10);
    await page.getByRole('heading', { level: 2, name: 'Конкуренты' }).waitFor();
    await page.getByText('Личные данные респондентов скрыты').waitFor();
    await anna.keyboard.press('Escape');

    await saveVisionCard(anna, 'Учителя <b>сельских</b> школ');
    await page.reload();
    expect(await page.getByText('сельских').count()).toBe(0);
    await anna.getByRole('button', { name: 'Показать снаружи' }).click();
    await dialog().getByText('С тех пор изменилось').waitFor();
    await dialog().getByRole('button', { name: 'Обновить ссылку 1' }).click();
    await toast(anna, 'Страница обновлена').waitFor();
    await page.reload();
    await page.getByText('Учителя <b>сельских</b> школ').waitFor();

    await dialog().getByRole('button', { name: 'Отключить ссылку 1' }).click();
    await toast(anna, 'Ссылка отключена').waitFor();
    expect((await page.reload())?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Ссылка не действует' }).waitFor();
    await anna.keyboard.press('Escape');
  });

  it('an experiment, and a report whose people stand under code names', { tags: 'full' }, async () => {
    await anna.goto('/experiments');
    await anna.getByRole('button', { expanded: false }).and(anna.locator('main h3 button')).first().click();
    await anna.getByRole('button', { name: 'Показать снаружи' }).click();
    const experiment = await opened();
    await experiment.getByText('Ссылка действует до').waitFor();
    await anna.keyboard.press('Escape');

    await anna.goto('/?report=research-churn');
    await anna.getByRole('button', { name: 'Показать снаружи' }).click();
    const page = await opened();
    await page.getByRole('heading', { name: 'Метод' }).waitFor();
    const text = await page.locator('main').textContent();
    expect(SIGNED.filter((name) => text?.includes(name))).toEqual([]);
    await dialog().getByRole('switch').click();
    await dialog().getByRole('button', { name: 'Создать ссылку' }).click();
    await dialog().getByText('личные данные показаны').waitFor();
    const named = await outside.newPage();
    await named.goto((await dialog().locator('code').first().textContent()) ?? '');
    const told = await named.locator('main').textContent();
    expect(SIGNED.filter((name) => told?.includes(name))).not.toEqual([]);
  });
});
