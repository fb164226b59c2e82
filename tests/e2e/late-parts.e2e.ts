import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, holdBack } from '../support/journey.ts';

let context: BrowserContext;
let page: Page;
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
  await talk.getByText('Кого ещё спросить?').waitFor();
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
