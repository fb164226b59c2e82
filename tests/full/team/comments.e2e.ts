import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { launch, openProfile } from '../../support/page/browser.ts';
import { openBehind, toast } from '../../support/page/journey.ts';
import { npmStart, type Started } from '../../support/servers/npmStart.ts';
import { joinAs, shareOpenCompany } from '../../support/page/team.ts';

/** Two people talk beside a hypothesis over the server that `npm start` starts. */

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
  await joinAs(pavel, await shareOpenCompany(anna, await server.ownerLink()), 'Павел Никитин');
});
afterAll(async () => {
  await browser.close();
  server.stop();
  expect(errors).toEqual([]);
});

const HYPOTHESIS = '/experiments?backlog=1&hypothesis=hypothesis-quote-of-week';
const QUOTE = /^(?:Обсудить|\d+\sкомментари).*: «Я смотрю на графики/;
const talk = (page: Page) => page.getByRole('region', { name: 'Обсуждение', exact: true });
const field = (page: Page, name = 'Комментарий') => talk(page).getByRole('textbox', { name, exact: true });

/** Says something in the open talk. */
async function say(page: Page, text: string, name = 'Комментарий'): Promise<void> {
  await field(page, name).fill(text);
  await page.keyboard.press('Control+Enter');
  // Said, and not only typed: the field holds the same words until it is stored.
  await talk(page).locator('article').getByText(text.slice(0, 40)).waitFor();
}

/** Opens the question whether all of one's words go, from behind the cloud. */
async function askToErase(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Сохранено/ })
    .click();
  await page.getByRole('button', { name: 'Удалить все мои комментарии…' }).click();
  return page.getByRole('alertdialog', { name: 'Удалить комментарии насовсем?' });
}

describe('talk beside the work', () => {
  it('a comment on a quote is seen by the other, who replies by name; it is settled', async () => {
    await anna.goto(HYPOTHESIS);
    await pavel.goto(HYPOTHESIS);
    await anna.getByRole('link', { name: QUOTE }).click();
    await say(anna, 'Кто это сказал? <img src=x onerror="document.title=1">');
    await pavel.getByRole('link', { name: /^1\sкомментарий, 1\sнерешённое обсуждение: «Я смотрю/ }).click();
    // Mark-up is the signs that were typed.
    await talk(pavel).getByText('<img src=x onerror="document.title=1">').waitFor();
    expect(await talk(pavel).locator('img').count()).toBe(0);

    await talk(pavel).getByRole('button', { name: 'Ответить' }).click();
    await field(pavel, 'Ответ').pressSequentially('@Анна Ков');
    await talk(pavel).getByRole('option').first().waitFor();
    await pavel.keyboard.press('Enter');
    await field(pavel, 'Ответ').pressSequentially('респондент 3');
    await pavel.keyboard.press('Control+Enter');
    await talk(anna).getByText('респондент 3').waitFor();
    await talk(anna).getByRole('button', { name: 'Решено' }).click();
    await toast(anna, 'Обсуждение решено').waitFor();
    await talk(pavel).getByRole('button', { name: 'Показать решённые (1)' }).waitFor();
  });

  it('what is said without a network goes by itself when it is back', async () => {
    await pavelContext.setOffline(true);
    await say(pavel, 'Написано в поезде');
    expect(await talk(anna).getByText('Написано в поезде').count()).toBe(0);
    await pavelContext.setOffline(false);
    await talk(anna).getByText('Написано в поезде').waitFor();
  });

  it('20,000 signs are not sent and not lost: the draft is there after a reload', async () => {
    await field(anna).fill('а'.repeat(20_000));
    await anna.keyboard.press('Control+Enter');
    await talk(anna)
      .getByText(/Здесь 20\s000\sзнаков/)
      .waitFor();
    await anna.reload();
    await expect.poll(async () => (await field(anna).inputValue()).length).toBe(20_000);
    await field(anna).fill('');
  });

  it('two tabs type at once: what one sends takes nothing from the other', async () => {
    const second = await openBehind(anna);
    await second.goto(anna.url());
    await field(second).fill('Не дописано во второй вкладке');
    await say(anna, 'Сказано в первой вкладке');
    await second.reload();
    await expect.poll(() => field(second).inputValue()).toBe('Не дописано во второй вкладке');
    await field(second).fill('');
    await second.close();
    await anna.reload();
    await talk(anna).getByText('Сказано в первой вкладке').waitFor();
    expect(await field(anna).inputValue()).toBe('');
  });

  it('a link to one comment opens the record and the thread, and shows it', async () => {
    const id = await pavel.evaluate(async () => {
      const open = indexedDB.open('orientir');
      const database = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result);
      });
      const rows = database.transaction('records').objectStore('records').index('kind').getAll('comment');
      const found = await new Promise<{ id: string; record: { text: string } }[]>((resolve) => {
        rows.onsuccess = () => resolve(rows.result as { id: string; record: { text: string } }[]);
      });
      database.close();
      return found.find(({ record }) => record.text.startsWith('Кто это'))?.id ?? '';
    });
    await pavel.goto(`${HYPOTHESIS}&talk=hypothesis:hypothesis-quote-of-week&comment=${id}`);
    // It is settled, and shown all the same.
    const shown = talk(pavel).locator('article[data-shown=true]');
    await shown.getByText(/^Кто это сказал/).waitFor();
    await pavel.keyboard.press('Escape');
    await expect.poll(() => pavel.url()).not.toContain('talk=');
  });

  it('the words are their author’s: another may not change or delete them, the owner may delete', async () => {
    await pavel.goto(`${HYPOTHESIS}&talk=hypothesis:hypothesis-quote-of-week`);
    await talk(pavel).getByText('Написано в поезде').waitFor();
    await anna.goto(`${HYPOTHESIS}&talk=hypothesis:hypothesis-quote-of-week`);
    await talk(anna).getByRole('button', { name: 'Действия с комментарием: Павел Никитин' }).first().click();
    expect(await anna.getByRole('menuitem', { name: 'Изменить' }).count()).toBe(0);
    await anna.getByRole('menuitem', { name: 'Удалить' }).click();
    await toast(anna, 'Комментарий удалён').waitFor();
    await talk(pavel).getByText('Написано в поезде').waitFor({ state: 'detached' });
  });

  it('somebody is asked to look, returns it with a word, and the badge says so', async () => {
    const asker = talk(anna);
    await asker.getByRole('button', { name: 'Попросить проверить' }).click();
    await asker.getByLabel(/^Кто проверит/).selectOption({ label: 'Павел Никитин' });
    await asker.getByRole('button', { name: 'Попросить', exact: true }).click();
    await talk(pavel).getByRole('button', { name: 'Вернуть' }).click();
    await field(pavel, 'Ваше слово').fill('Нет чисел');
    await talk(pavel).getByRole('button', { name: 'Вернуть' }).click();
    await asker.getByText('Возвращено: Павел Никитин').waitFor();
    await anna.getByRole('main').getByText('Возвращено: Павел Никитин').first().waitFor();
  });
});

it('what was said is found in the palette, with who said it and where, and opens at its comment', async () => {
  await anna.goto('/audiences');
  await anna.keyboard.press('Control+k');
  await anna.getByRole('dialog').getByRole('combobox').fill('респондент 3');
  const found = anna.getByRole('option', { name: /Павел Никитин/ });
  await found.getByText(/решено/).waitFor();
  await found.click();
  await talk(anna)
    .locator('article[data-shown=true]')
    .getByText(/респондент 3/)
    .waitFor();
  expect(new URL(anna.url()).pathname).toBe('/experiments');
});

it('how much is said of an experiment stands on its card of the board, which opens it as before', async () => {
  await anna.goto('/experiments');
  await anna.getByRole('button', { name: /^Лендинг с примером настоящего отчёта/ }).click();
  await anna.getByRole('link', { name: /^Обсудить: Лендинг/ }).click();
  await say(anna, 'Трафика хватит?');
  await anna.goto('/experiments?view=board');
  await anna.getByRole('button', { name: /^Лендинг с примером.*1\sкомментарий, 1\sнерешённое обсуждение/ }).waitFor();
});

describe('all that somebody has said goes for good', () => {
  it('of oneself: the thread keeps its place, no undo and no search brings the words back', async () => {
    await anna.goto(`${HYPOTHESIS}&talk=hypothesis:hypothesis-quote-of-week`);
    await say(anna, 'Нужна осенняя волна');
    await pavel.goto(`${HYPOTHESIS}&talk=hypothesis:hypothesis-quote-of-week`);
    await talk(pavel)
      .locator('section', { hasText: 'Нужна осенняя волна' })
      .getByRole('button', { name: 'Ответить' })
      .click();
    await say(pavel, 'Весенней хватит', 'Ответ');
    await say(pavel, 'И ещё одно своё');
    await talk(anna).getByText('Весенней хватит').waitFor();
    const dialog = await askToErase(pavel);
    await dialog.getByText(/Вернуть их нельзя/).waitFor();
    await dialog.getByRole('button', { name: 'Удалить насовсем' }).click();
    await toast(pavel, 'Комментарии удалены насовсем').waitFor();
    for (const page of [pavel, anna]) {
      await talk(page).getByText('Комментарий удалён автором').waitFor();
      await talk(page).getByText('Нужна осенняя волна').waitFor();
      expect(await talk(page).getByText('Весенней хватит').count()).toBe(0);
      expect(await talk(page).getByText('И ещё одно своё').count()).toBe(0);
    }
    await pavel.keyboard.press('Control+z');
    await pavel.keyboard.press('Control+k');
    await pavel.getByRole('dialog').getByRole('combobox').fill('весенней хватит');
    await pavel.getByText(/Ничего не найдено|Ничего не нашлось/).waitFor();
    await pavel.keyboard.press('Escape');
    expect(await talk(pavel).getByText('Весенней хватит').count()).toBe(0);
  });
});

describe('whom a word does not reach', () => {
  it('is not hidden: who has no access is named so, before it is sent and where it stands', async () => {
    await anna.goto(`${HYPOTHESIS}&talk=hypothesis:hypothesis-quote-of-week`);
    await field(anna).fill('');
    await field(anna).pressSequentially('@Илья');
    const offered = talk(anna).getByRole('option', { name: /Илья Захаров/ });
    await offered.getByText(/без доступа: узнает, если войдёт/).waitFor();
    await anna.keyboard.press('Enter');
    await talk(anna).getByText('Илья Захаров — без доступа: узнает, если войдёт.').waitFor();
    await anna.keyboard.press('Control+Enter');
    await talk(anna).locator('article').getByText('(без доступа: узнает, если войдёт)').waitFor();
  });

  it('somebody removed is offered no more, and a word to them that stands says that they have left', async () => {
    await pavel.goto(`${HYPOTHESIS}&talk=hypothesis:hypothesis-quote-of-week`);
    await say(pavel, 'Последнее слово');
    await talk(anna).getByText('Последнее слово').waitFor();
    await field(anna).pressSequentially('@Павел');
    await talk(anna).getByRole('option', { name: 'Павел Никитин', exact: true }).waitFor();
    await anna.keyboard.press('Enter');
    await field(anna).pressSequentially('это тебе');
    await anna.goto('/profile?section=teams');
    await anna
      .getByRole('article')
      .filter({ has: anna.getByRole('heading', { name: 'Павел Никитин', exact: true }), hasText: 'Активен' })
      .getByRole('button', { name: 'Действия: Павел Никитин' })
      .click();
    await anna.getByRole('menuitem', { name: 'Удалить из команды' }).click();
    await anna.getByRole('alertdialog').getByRole('button', { name: 'Удалить из команды' }).click();
    await toast(anna, 'Участник удалён').waitFor();
    await anna.goto(`${HYPOTHESIS}&talk=hypothesis:hypothesis-quote-of-week`);
    // The draft was kept, and says before it is sent what became of him.
    await talk(anna).getByText('Павел Никитин — бывший участник: не узнает.').waitFor();
    await field(anna).focus();
    await anna.keyboard.press('Control+Enter');
    await talk(anna).locator('article').getByText('(бывший участник: не узнает)').last().waitFor();
    await field(anna).pressSequentially('@Павел');
    await expect.poll(() => field(anna).inputValue()).toBe('@Павел');
    // The sample's own Павел is another, who has not come in.
    await talk(anna)
      .getByRole('option', { name: /без доступа/ })
      .waitFor();
    expect(await talk(anna).getByRole('option').count()).toBe(1);
  });

  it('who has left asks the owner: their words go, and their name with them', async () => {
    await anna.goto(`${HYPOTHESIS}&talk=hypothesis:hypothesis-quote-of-week`);
    await talk(anna).getByText('Последнее слово').waitFor();
    await talk(anna)
      .getByRole('region', { name: 'Обсуждение: Последнее слово' })
      .getByRole('button', { name: 'Ответить' })
      .click();
    await say(anna, 'Спасибо за него', 'Ответ');
    const dialog = await askToErase(anna);
    await dialog.getByLabel('Чьи комментарии').selectOption({ label: 'Павел Никитин, бывший участник: 1' });
    await dialog.getByRole('button', { name: 'Удалить насовсем' }).click();
    await toast(anna, 'Комментарии удалены насовсем').waitFor();
    await talk(anna).getByText('Комментарий бывшего участника удалён').waitFor();
    await talk(anna).getByText('Спасибо за него').waitFor();
    expect(await talk(anna).getByText('Последнее слово').count()).toBe(0);
    await anna
      .getByRole('banner')
      .getByRole('button', { name: /^Сохранено/ })
      .waitFor();
  });
});
