import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { launch, openProfile } from '../../support/page/browser.ts';
import { toast } from '../../support/page/journey.ts';
import { npmStart, type Started } from '../../support/servers/npmStart.ts';
import { FIRST_SIGN_IN, joinAs, shareOpenCompany } from '../../support/page/team.ts';

/** One person's comment on the work comes into the inbox of the other. */

let server: Started;
let browser: Browser;
let anna: Page;
let annaContext: BrowserContext;
let pavel: Page;
const errors: string[] = [];

beforeAll(async () => {
  server = await npmStart({ isBuilt: true, embedded: inject('embedded') });
  browser = await launch();
  const first = await openProfile(browser, server.address);
  anna = first.page;
  annaContext = first.context;
  pavel = (await openProfile(browser, server.address)).page;
  for (const page of [anna, pavel]) page.on('pageerror', (error) => errors.push(String(error)));
  await joinAs(pavel, await shareOpenCompany(anna, await server.ownerLink()), 'Павел Никитин');
}, 2 * FIRST_SIGN_IN);
afterAll(async () => {
  await browser.close();
  server.stop();
  expect(errors).toEqual([]);
});

const TALK = '/experiments?backlog=1&hypothesis=hypothesis-quote-of-week&talk=hypothesis:hypothesis-quote-of-week';
const bell = (page: Page, name: RegExp | string) => page.getByRole('banner').getByRole('button', { name });
const inbox = (page: Page) => page.getByRole('dialog', { name: 'Входящие' });
const talk = (page: Page) => page.getByRole('region', { name: 'Обсуждение', exact: true });

/** Pavel calls the owner by name. */
async function callAnna(words: string): Promise<void> {
  const field = talk(pavel).getByRole('textbox', { name: 'Комментарий', exact: true });
  await field.pressSequentially('@Анна Ли');
  await talk(pavel).getByRole('option').first().waitFor();
  await pavel.keyboard.press('Enter');
  await field.pressSequentially(words);
  await pavel.keyboard.press('Control+Enter');
  // Not in the field, which holds the words until they are stored.
  await talk(pavel).locator('article').getByText(words).waitFor();
}

describe('the inbox', () => {
  it('is empty at first, and says what comes', async () => {
    await anna.goto('/');
    await bell(anna, 'Входящие').click();
    await inbox(anna)
      .getByText(/^Здесь появится то, что касается вас/)
      .waitFor();
    await anna.keyboard.press('Escape');
  });

  it('a mention comes by itself, leads to the comment, and is read then', async () => {
    await pavel.goto(TALK);
    await callAnna('посмотрите на неделю');
    await bell(anna, /^Входящие, 1\sнепрочитанное$/).click();
    const line = inbox(anna).getByRole('link', { name: /Павел Никитин упоминает вас в\sобсуждении гипотезы «/ });
    await inbox(anna)
      .getByText(/посмотрите на неделю$/)
      .waitFor();
    await line.click();
    await talk(anna)
      .locator('article[data-shown=true]')
      .getByText(/посмотрите на неделю/)
      .waitFor();
    expect(new URL(anna.url()).pathname).toBe('/experiments');
    await bell(anna, 'Входящие').waitFor();
    await anna.reload();
    await bell(anna, 'Входящие').waitFor();
  });

  it('what is muted tells nothing more, until one wants to hear of it again', async () => {
    await bell(anna, 'Входящие').click();
    await inbox(anna)
      .getByRole('button', { name: /^Что сделать/ })
      .click();
    await anna.getByRole('menuitem', { name: 'Не сообщать об этом' }).click();
    await toast(anna, 'Больше не\u00A0сообщаем об этом').waitFor();
    await inbox(anna)
      .getByText(/Больше не сообщаем об этом/)
      .waitFor();
    await callAnna('этого не слышно');
    await inbox(anna)
      .getByRole('button', { name: /^Что сделать/ })
      .click();
    await anna.getByRole('menuitem', { name: 'Снова сообщать об этом' }).click();
    await toast(anna, 'Снова сообщаем об этом').waitFor();
    await callAnna('а это слышно');
    await inbox(anna)
      .getByText(/а это слышно$/)
      .waitFor();
    expect(
      await inbox(anna)
        .getByText(/этого не слышно/)
        .count(),
    ).toBe(0);
    await inbox(anna).getByRole('button', { name: 'Прочитать все' }).click();
    await inbox(anna).getByRole('button', { name: 'Прочитать все' }).waitFor({ state: 'detached' });
    await anna.keyboard.press('Escape');
  });

  it('without a network what was loaded stays, and what came meanwhile is there afterwards', async () => {
    await annaContext.setOffline(true);
    await bell(anna, 'Входящие').click();
    await inbox(anna)
      .getByText(/Показано то, что загрузилось раньше/)
      .waitFor();
    await inbox(anna)
      .getByText(/а это слышно$/)
      .waitFor();
    await callAnna('сказано без вас');
    await annaContext.setOffline(false);
    await inbox(anna)
      .getByText(/сказано без вас$/)
      .waitFor();
    await anna.keyboard.press('Escape');
  });
});

async function save(name: string): Promise<void> {
  const dialog = pavel.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('work that is given, and work that has ended', () => {
  const EXPERIMENT = '/experiments?open=experiment-report-invite';
  it('whoever is put in charge hears of it, and comes to it', async () => {
    await bell(anna, /^Входящие/).click();
    await inbox(anna).getByRole('button', { name: 'Прочитать все' }).click();
    await anna.keyboard.press('Escape');
    await bell(anna, 'Входящие').waitFor();
    await pavel.goto(EXPERIMENT);
    await pavel.getByRole('button', { name: 'Изменить', exact: true }).first().click();
    await pavel
      .getByRole('dialog', { name: 'Изменить эксперимент' })
      .getByLabel(/^Ответственный/)
      .selectOption({ label: 'Анна Лис' });
    await save('Изменить эксперимент');
    await anna.goto('/');
    await bell(anna, /^Входящие, 1\sнепрочитанное$/).click();
    await inbox(anna)
      .getByRole('link', { name: /Павел Никитин назначает вас ответственным за\sэксперимент «Приглашение коллеги/ })
      .click();
    await anna.getByRole('heading', { name: 'Приглашение коллеги прямо из отчёта' }).first().waitFor();
    expect(new URL(anna.url()).searchParams.get('open')).toBe('experiment-report-invite');
  });

  it('a round that ends is told to whoever is in charge of its experiment', async () => {
    await pavel.goto('/?open=research-referral');
    await pavel.getByRole('button', { name: 'Изменить исследование' }).first().click();
    await pavel
      .getByRole('dialog', { name: 'Изменить исследование' })
      .getByLabel('Статус')
      .selectOption({ label: 'Завершено' });
    await save('Изменить исследование');
    await bell(anna, /^Входящие, 1\sнепрочитанное$/).click();
    await inbox(anna)
      .getByRole('link', { name: /Павел Никитин завершает раунд исследования «/ })
      .click();
    await anna.getByRole('heading', { name: 'Ключевые инсайты' }).waitFor();
    await bell(anna, 'Входящие').waitFor();
  });
});

it.each([
  [1440, 900],
  [1024, 800],
  [768, 900],
  [390, 844],
])('the header has room for the bell at %i px', async (width, height) => {
  await anna.goto('/');
  await anna.setViewportSize({ width, height });
  await bell(anna, /^Входящие/).waitFor();
  const theme = await anna
    .getByRole('banner')
    .getByRole('button', { name: /тема|тему/i })
    .boundingBox();
  expect((theme?.x ?? width) + (theme?.width ?? 0)).toBeLessThanOrEqual(width);
});

it('what comes and by which letters is chosen in the profile, and kept by the server', async () => {
  const open = async (): Promise<void> => {
    await anna.goto('/profile');
    await anna.getByRole('button', { name: 'Настроить уведомления' }).click();
  };
  await open();
  const dialog = anna.getByRole('dialog', { name: 'Уведомления' });
  await dialog.getByText(/Письма этот сервер не\sотправляет/).waitFor();
  const finished = dialog.getByRole('switch', { name: 'Закончился раунд исследования' });
  const stored = anna.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await finished.click();
  await stored;
  await open();
  await finished.waitFor();
  await expect.poll(() => finished.isChecked()).toBe(false);
});
