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
