import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { launch, openProfile } from '../../support/page/browser.ts';
import { freePort } from '../../support/servers/freePort.ts';
import { toast } from '../../support/page/journey.ts';
import { startMailbox, type Mailbox } from '../../support/servers/mailbox.ts';
import { npmStart, type Started } from '../../support/servers/npmStart.ts';
import { FIRST_SIGN_IN, joinAs } from '../../support/page/team.ts';

/** A person who shares companies is in them under their own name and address, and no member of the sample becomes them. */

const EMAIL = 'anna@lis.example';
const TEAMS = '/profile?section=teams';

let box: Mailbox;
let server: Started;
let browser: Browser;
let anna: Page;
const errors: string[] = [];

beforeAll(async () => {
  box = await startMailbox();
  const port = await freePort();
  server = await npmStart({
    isBuilt: true,
    embedded: inject('embedded'),
    variables: {
      PORT: String(port),
      HOST: '127.0.0.1',
      BASE_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: box.url,
      MAIL_FROM: 'Ориентир <no-reply@orientir.example>',
    },
  });
  browser = await launch();
  anna = (await openProfile(browser, server.address)).page;
  anna.on('pageerror', (error) => errors.push(String(error)));
});
afterAll(async () => {
  await browser.close();
  server.stop();
  await box.stop();
  expect(errors).toEqual([]);
});

const row = (name: string, page = anna) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Returns the address and the role in a member's row, and their state in the company. */
const said = async (name: string, page = anna): Promise<string> => {
  await row(name, page).first().waitFor();
  return (await row(name, page).allInnerTexts()).join('\n');
};

/** Opens the open company to a team. @returns the address of a link into it */
async function share(company: string, signIn?: () => Promise<void>): Promise<string> {
  await anna.goto('/profile?section=companies');
  await anna.getByRole('button', { name: `Настройки: ${company}` }).click();
  await anna.getByRole('button', { name: 'Открыть доступ команде' }).click();
  await anna.getByRole('button', { name: 'Отправить и открыть' }).click();
  await signIn?.();
  await anna.getByRole('button', { name: 'Создать ссылку' }).click({ timeout: FIRST_SIGN_IN });
  const link = await anna.locator('code').textContent();
  await anna.keyboard.press('Escape');
  return link ?? '';
}

it('the sample is shared by Anna: she stands there as Anna, and Maria as who she was', async () => {
  const ownerLink = await server.ownerLink();
  const link = await share('Азимут', async () => {
    await anna.getByLabel('Ссылка для входа').fill(ownerLink);
    await anna.getByLabel('Как вас зовут').fill('Анна');
    await anna.getByRole('button', { name: 'Войти' }).click();
  });
  await anna.goto(TEAMS);
  await expect.poll(() => said('Анна')).toMatch(/Owner/);
  await expect.poll(() => said('Анна')).not.toContain('maria');
  await expect.poll(() => said('Мария Соколова')).toMatch(/Без доступа/);
  await expect.poll(() => said('Мария Соколова')).toMatch(/maria\.sokolova@example\.com/);
  await anna.goto('/profile');
  expect(await anna.getByLabel(/^Электронная почта/).inputValue()).toBe('');

  const { page: pavel, context } = await openProfile(browser, server.address);
  await joinAs(pavel, link, 'Павел');
  await pavel.goto(TEAMS);
  await expect.poll(() => said('Анна', pavel)).toMatch(/Owner/);
  await expect.poll(() => said('Павел', pavel)).not.toMatch(/example\.com/);
  await context.close();
});

it('a name changed in the profile and an address that was proved are told to colleagues; an unproved one is not', async () => {
  await anna.goto('/profile');
  await anna.getByLabel(/^Имя/).fill('Анна Лис');
  await anna.getByLabel(/^Электронная почта/).fill('contact@lis.example');
  await anna.getByRole('button', { name: 'Сохранить изменения' }).click();
  await toast(anna, 'Профиль сохранён').waitFor();
  await anna.goto(TEAMS);
  await expect.poll(() => said('Анна Лис')).not.toContain('contact@');
  expect(await row('Анна').count()).toBe(0);

  await anna.goto('/profile');
  const security = anna.getByRole('region', { name: 'Безопасность' });
  await security.getByRole('button', { name: 'Указать почту' }).click();
  await anna.getByRole('dialog').getByLabel('Электронная почта').fill(EMAIL);
  await anna.getByRole('button', { name: 'Отправить письмо' }).click();
  await anna.getByText('Письмо отправлено на').waitFor();
  const { links } = await box.next(({ to, links: all }) => to === EMAIL && all.length > 0);
  await anna.goto(links[0] ?? '');
  await anna.getByRole('button', { name: 'Подтвердить адрес' }).click();
  await security.getByText(EMAIL).waitFor();
  await anna.goto(TEAMS);
  await row('Анна Лис').getByText(EMAIL).waitFor();

  // The owner's journal tells of it, and opens from the company's settings, too.
  await anna.goto('/profile?section=companies');
  await anna.getByRole('button', { name: 'Настройки: Азимут' }).click();
  await anna.getByRole('button', { name: 'Журнал компании' }).click();
  const journal = anna.getByRole('dialog', { name: 'Журнал' });
  await journal.getByRole('listitem').getByText('Адрес для входа подтверждён').waitFor();
  expect(await journal.getByText(EMAIL).count()).toBe(0);
});

it('a second company, made since, is hers under the same name and the proved address', async () => {
  await anna.goto('/onboarding');
  await anna.getByLabel(/^Название компании/).fill('Стрелка');
  await anna.getByLabel(/^Первый продукт/).fill('Маршруты');
  await anna.getByLabel(/^Первый продукт/).press('Enter');
  await anna.waitForURL('**/chat');
  await share('Стрелка');
  await anna.goto(`${TEAMS}&company=all`);
  await expect.poll(async () => (await said('Анна Лис')).split(EMAIL).length - 1).toBe(2);
  await expect.poll(() => said('Анна Лис')).not.toContain('contact@');
});
