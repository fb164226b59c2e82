import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';

import { holdReads } from '../../support/page/holdReads.mjs';
import { eachProfile, holdBack } from '../../support/page/journey.ts';

let context: BrowserContext;
let page: Page;

declare const releaseReads: () => void;

eachProfile((profile) => ({ context, page } = profile), { isChanged: true });

it('what is counted later, above the buttons of a hypothesis, leaves them under the pointer', async () => {
  const release = await holdBack(context, /\/evidenceParts-[^/]*\.js$/);
  await page.goto('/experiments?backlog=1&hypothesis=hypothesis-quote-of-week');
  const row = page.locator('li', { has: page.locator('[data-accordion-head][data-open=true]') });
  const create = row.getByRole('button', { name: 'Создать эксперимент', exact: true });
  await create.waitFor();
  const top = () => create.evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  release();
  await row.getByRole('button', { name: /^Доказанность/ }).waitFor();
  await row.getByText('За этим 1 человек').waitFor();
  expect(await top()).toBe(before);
});

/** Says something of what the open screen's talk is about. */
async function say(link: RegExp | string): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  const talk = page.getByRole('region', { name: 'Обсуждение', exact: true });
  await talk.getByRole('textbox', { name: 'Заметка', exact: true }).fill('Кого ещё спросить?');
  await page.keyboard.press('Control+Enter');
  // Not in the field, which holds the words until they are stored.
  await talk.locator('article').getByText('Кого ещё спросить?').waitFor();
  await page.keyboard.press('Escape');
}

const TALK = /\/TalkStateHost-[^/]*\.js$/;

it('how much is said of a row, counted after the first rows, moves no row', async () => {
  await page.goto('/');
  const row = page.getByRole('button', { name: /Почему команды уходят/ });
  await row.click();
  await say(/^Обсудить: Почему команды/);
  const release = await holdBack(context, TALK);
  await page.goto('/');
  await page.getByRole('heading', { name: /Список исследований/ }).waitFor();
  await row.waitFor();
  const places = () =>
    page
      .getByRole('list', { name: 'Исследования' })
      .getByRole('listitem')
      .evaluateAll((rows) => rows.map((one) => [one.getBoundingClientRect().top, one.getBoundingClientRect().height]));
  const before = await places();
  expect(await page.getByRole('link', { name: /^1\sкомментарий/ }).count()).toBe(0);
  release();
  await page.getByRole('link', { name: /^1\sкомментарий/ }).waitFor();
  expect(await places()).toEqual(before);
});

it('how much is said of an open hypothesis leaves the buttons beside it where they are', async () => {
  const address = '/experiments?backlog=1&hypothesis=hypothesis-quote-of-week';
  await page.goto(address);
  const row = page.locator('li', { has: page.locator('[data-accordion-head][data-open=true]') });
  await say(/^Обсудить: (?!«)/);
  const release = await holdBack(context, TALK);
  await page.goto(address);
  await row.getByText('За этим 1 человек').waitFor();
  const history = row
    .getByRole('link', { name: /^История/ })
    .or(row.getByRole('button', { name: 'Создать эксперимент', exact: true }));
  const places = () =>
    history.evaluateAll((parts) =>
      parts.map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().top]),
    );
  const before = await places();
  release();
  await row
    .getByRole('link', { name: /^1\sкомментарий.*: (?!«)/ })
    .first()
    .waitFor();
  expect(await places()).toEqual(before);
});

it('a menu whose code comes after the key that asked for it has the focus on its first line, and gives it back', async () => {
  const release = await holdBack(context, /\/MenuList-[^/]*\.js$/);
  await page.goto('/experiments');
  const button = page.getByRole('button', { name: 'Экспорт', exact: true });
  await page.locator('li[data-index]').first().waitFor();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  expect(await page.getByRole('menu').count()).toBe(0);
  release();
  await page.getByRole('menuitem', { name: 'PDF' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'XLSX' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await button.and(page.locator(':focus')).waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('false');
});

it.for([
  ['vision', 'Потребности пользователей', 'Марина, Олег'] as const,
  ['strategy', 'Барьеры входа', 'Олег'] as const,
])('what stands behind the cards of /%s, read after them, moves no card', async ([route, title, names]) => {
  const release = await holdBack(context, /\/cardPeople-[^/]*\.js$/);
  await context.addInitScript(holdReads, ['experiment']);
  await page.goto(`/${route}`);
  const cards = page.locator('[data-card]');
  const places = () => cards.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const foot = page.getByRole('link', { name: new RegExp(`^Откуда это: ${title}`) });
  await page.locator('[data-card]:nth-child(9)').waitFor();
  // The first frame has gone, and the last of the fonts has come.
  await page.waitForFunction(() => document.querySelector<HTMLStyleElement>('style[data-fonts=late]')?.media === 'all');
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  const first = await foot.allTextContents();
  await page.evaluate(() => releaseReads());
  await foot.getByText(/инсайт/).waitFor();
  expect(await places()).toEqual(before);
  release();
  await foot.locator('..').getByText(names).waitFor();
  expect(await places()).toEqual(before);
  expect(first).toEqual(['откуда это']);
});

it('what no row begins with is asked for once the rows have been read, and moves none of them', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const late = [/\/journey-/, /TouchpointSections-/, /TacticsDialogs-/];
  const found = () => late.filter((part) => asked.some((url) => part.test(url)));
  const read = await holdBack(context, /\/indexedDb-[^/]*\.js$/);
  const release = await holdBack(context, /\/journey-[^/]*\.js$/);
  await page.goto('/journey');
  await page.waitForFunction(() => document.querySelector('template') === null);
  await page.getByRole('heading', { name: /^Точки касания в этапе/ }).waitFor();
  // Whatever was to be asked for with the first picture has been by then.
  await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
  expect(found()).toEqual([]);
  read();
  const rows = page.locator('main li[data-index]');
  await rows.first().waitFor();
  const places = () => rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + window.scrollY));
  const before = await places();
  const exporting = page.getByRole('button', { name: 'Экспорт карты' });
  expect(await exporting.isDisabled()).toBe(true);
  release();
  await page.locator('button:enabled', { hasText: 'Экспорт карты' }).waitFor();
  await expect.poll(found).toEqual(late);
  expect(await places()).toEqual(before);
});

it('a touchpoint opened before what is in it has come stays open, and is read once it has', async () => {
  const release = await holdBack(context, /\/journey-[^/]*\.js$/);
  await page.goto('/journey');
  const row = page.getByRole('button', { name: /^Знание бренда/ });
  await row.click();
  await row.and(page.locator('[aria-expanded=true]')).waitFor();
  expect(await page.getByRole('heading', { name: 'Jobs To Be Done' }).count()).toBe(0);
  release();
  await page.getByRole('heading', { name: 'Jobs To Be Done' }).waitFor();
  expect(await row.getAttribute('aria-expanded')).toBe('true');
});
