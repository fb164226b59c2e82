import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { launch, openProfile } from '../../support/page/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { freePort } from '../../support/servers/freePort.ts';
import { downloadBy, toast } from '../../support/page/journey.ts';
import { startMailbox, type Mailbox } from '../../support/servers/mailbox.ts';
import { npmStart, type Started } from '../../support/servers/npmStart.ts';
import { joinAs, shareOpenCompany } from '../../support/page/team.ts';

/** A colleague from the letter to the way out, over the server that `npm start` starts and a mail server that catches its letters. */

const EMAIL = 'vera+study@company.example';
const TEAMS = '/profile?section=teams';

let box: Mailbox;
let server: Started;
let browser: Browser;
let anna: Page;
let vera: Page;
let veraContext: BrowserContext;
const errors: string[] = [];

beforeAll(async () => {
  box = await startMailbox();
  const port = await freePort();
  const variables = {
    PORT: String(port),
    HOST: '127.0.0.1',
    BASE_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: box.url,
    MAIL_FROM: 'Ориентир <no-reply@orientir.example>',
  };
  server = await npmStart({ isBuilt: true, embedded: inject('embedded'), variables });
  browser = await launch();
  const [first, second] = [await openProfile(browser, server.address), await openProfile(browser, server.address)];
  [anna, vera, veraContext] = [first.page, second.page, second.context];
  for (const page of [anna, vera]) page.on('pageerror', (error) => errors.push(String(error)));
  await shareOpenCompany(anna, await server.ownerLink());
});
afterAll(async () => {
  await browser.close();
  server.stop();
  await box.stop();
  expect(errors).toEqual([]);
});

const row = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Chooses from the menu of a member's row. */
async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Действия: ${name}` }).click();
  await page
    .getByRole('menuitem', { name: item })
    .or(page.getByRole('menuitemcheckbox', { name: item }))
    .click();
}

/** What she typed and did not save when her access ended. */
const unsaved = () => vera.getByRole('region', { name: 'Вы не успели сохранить' });

/** Makes an audience, as its form asks. */
async function makeAudience(page: Page, name: string, description: string): Promise<void> {
  await page.getByRole('button', { name: 'Создать аудиторию' }).click();
  const form = page.getByRole('dialog', { name: /аудитори/i });
  await form.getByLabel(/^Название/).fill(name);
  await form.getByLabel(/^Описание/).fill(description);
  await form.getByLabel(/^Этап воронки/).selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Создать', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor();
}

it('is invited by a letter, opens its link in her own browser, and is seen as active', async () => {
  await anna.goto(TEAMS);
  await anna.getByRole('button', { name: 'Пригласить', exact: true }).click();
  const dialog = anna.getByRole('dialog', { name: 'Пригласить участников' });
  await dialog.getByLabel(/^Электронная почта/).fill(`Вера Лис <${EMAIL}>, ${EMAIL}, не-адрес`);
  await dialog.getByText('Пригласим: 1 адрес').waitFor();
  await dialog.getByLabel('Сообщение').fill('Ждём <b>тебя</b>');
  await dialog.getByRole('button', { name: 'Пригласить' }).click();
  await toast(anna, 'Приглашение отправлено').waitFor();
  const letter = await box.next(({ to }) => to === EMAIL);
  expect(letter.text).toContain('> Ждём <b>тебя</b>');
  // Text that is no address waits in the dialog to be corrected.
  await dialog.getByText(/^Приглашены: 1\sадрес/).waitFor();
  await eventually(async () =>
    expect(await dialog.getByLabel(/^Электронная почта/).inputValue()).toContain('не-адрес'),
  );
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await row(anna, 'Вера Лис')
    .getByText(/Письмо отправлено/)
    .waitFor();

  const [link = ''] = letter.links;
  await vera.goto(link);
  await vera.getByText(/Анна Лис приглашает вас/).waitFor();
  // Nothing of the sample surrounds the page of a new person.
  expect(await vera.getByRole('banner').textContent()).not.toMatch(/Азимут|МС/);
  await joinAs(vera, link, 'Вера Лис');
  await row(anna, 'Вера Лис').getByText('Активен').waitFor();
  expect(vera.url()).not.toContain('#');
});

it('what her role allows follows it on her own screen', async () => {
  await vera.goto(TEAMS);
  const invite = vera.getByRole('button', { name: 'Пригласить', exact: true });
  await eventually(async () => expect(await invite.getAttribute('aria-disabled')).toBe('true'));
  await choose(anna, 'Вера Лис', 'Роль Admin (администратор)');
  await eventually(async () => expect(await invite.getAttribute('aria-disabled')).not.toBe('true'));
  await choose(anna, 'Вера Лис', 'Роль Researcher (исследователь)');
  await eventually(async () => expect(await invite.getAttribute('aria-disabled')).toBe('true'));
});

it('the plan of what is erased stays open when its page is loaded again, whatever the role', async () => {
  for (const page of [anna, vera]) {
    await page.goto('/profile?section=settings&retention=1');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Хранение и стирание' }).waitFor();
    expect(page.url()).toContain('retention=1');
  }
  await anna.goto(TEAMS);
});

it('removed, she is out within five seconds, and takes what was not sent as a file', async () => {
  await vera.goto('/audiences');
  await vera.getByRole('heading', { name: /^Список аудиторий/ }).waitFor();
  // The first brings the code that the second needs: no service worker keeps it in this browser.
  await makeAudience(vera, 'Дневные дежурные', 'Работают днём');
  await veraContext.setOffline(true);
  await makeAudience(vera, 'Ночные дежурные', 'Работают по ночам');
  await vera.getByRole('button', { name: 'Создать аудиторию' }).click();
  const form = vera.getByRole('dialog', { name: /аудитори/i });
  await form.getByLabel(/^Название/).fill('Утренние дежурные');
  await choose(anna, 'Вера Лис', 'Удалить из команды');
  const question = anna.getByRole('alertdialog', { name: 'Удалить из команды?' });
  await question.getByText(/^Неотправленное сюда не.придёт/).waitFor();
  await question.getByRole('button', { name: 'Удалить из команды' }).click();
  // The pointer keeps its way back on the screen.
  await toast(anna, 'Участник удалён').hover();

  const cloud = vera.getByRole('banner').getByRole('button', { name: /^Нет доступа/ });
  const began = performance.now();
  await veraContext.setOffline(false);
  await eventually(async () => expect(await form.getByLabel(/^Название/).getAttribute('readonly')).toBe(''));
  await vera.keyboard.press('Escape');
  await cloud.waitFor();
  expect(performance.now() - began).toBeLessThan(5_000);
  // What she was typing stays, whatever becomes of its form.
  await unsaved().getByText('Утренние дежурные').waitFor();
  await cloud.click();
  const saving = vera.getByRole('button', { name: /^Сохранить несохранённое в\sфайл$/ });
  const { file, name } = await downloadBy(vera, () => saving.click());
  const text = file.toString('utf8');
  expect(name).toMatch(/^Несохранённое — .+\.txt$/);
  expect(text).toContain('Ночные дежурные');
  expect(text).toContain('Работают по ночам');
});

it('given back, she goes on without a reload, and what waited is sent', async () => {
  await anna.locator('.Toastify').getByRole('button', { name: 'Вернуть' }).click();
  await row(anna, 'Вера Лис').getByText('Активен').waitFor();
  const began = performance.now();
  await vera.getByRole('dialog', { name: 'Команда' }).getByText('Сохранено', { exact: true }).waitFor();
  expect(performance.now() - began).toBeLessThan(15_000);
  await vera.keyboard.press('Escape');
  await unsaved().getByRole('button', { name: 'Убрать' }).click();
  await unsaved().waitFor({ state: 'detached' });
  await anna.goto('/audiences');
  await anna.getByRole('button', { name: /^Ночные дежурные/ }).waitFor();
});
