import type { BrowserContext, Page } from 'playwright';
import { describe, it } from 'vitest';

import { touchpointId, TOUCHPOINTS } from '#src/domain/tactics/touchpoint.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';

import { eachProfile, toast } from '../../support/page/journey.ts';

let page: Page;
let context: BrowserContext;
eachProfile((profile) => ({ page, context } = profile));

const article = (on: Page) =>
  on
    .getByRole('article')
    .filter({ has: on.getByRole('button', { name: /^Что делать с цитатой/ }) })
    .first();
const side = (on: Page, name: string) => article(on).getByRole('list', { name });

async function take(on: Page, line: string): Promise<void> {
  await article(on)
    .getByRole('button', { name: /^Что делать с цитатой/ })
    .first()
    .focus();
  await on.keyboard.press('Enter');
  await on.getByRole('menuitem', { name: line }).focus();
  await on.keyboard.press('Enter');
}

describe('words for a hypothesis and against it', () => {
  it('are turned by keys and removed, in two tabs; what the other tab changed is not taken back unseen', async () => {
    await page.goto('/?open=research-edtech');
    await side(page, 'За: 1').waitFor();
    await article(page)
      .getByText(/^За этим 1\sчеловек/)
      .waitFor();
    await take(page, 'Говорит против гипотезы');
    await toast(page, 'Цитата перенесена').waitFor();
    await side(page, 'Против: 1').waitFor();
    await article(page)
      .getByText(/^Против этого 1\sчеловек/)
      .waitFor();

    // Another tab takes the same words away.
    const other = await context.newPage();
    await other.goto('/?open=research-edtech');
    await side(other, 'Против: 1').waitFor();
    const text = (await article(other).getByRole('heading').textContent()) ?? '';
    await take(other, 'Убрать из гипотезы');
    await toast(other, 'Цитата убрана из гипотезы').waitFor();
    const same = page.getByRole('article').filter({ has: page.getByRole('heading', { name: text }) });
    await same.getByRole('list', { name: 'Против: 1' }).waitFor({ state: 'detached' });

    // The words are gone: turning them back would do nothing, and that is said.
    await page.keyboard.press('Control+z');
    await toast(page, 'Не отменено').waitFor();

    await other.keyboard.press('Control+z');
    await same.getByRole('list', { name: 'Против: 1' }).waitFor();
    await page.reload();
    await same.getByRole('list', { name: 'Против: 1' }).waitFor();
    await other.close();
  });

  it('lead from the backlog of experiments to their place in the text', async () => {
    const found = backlogHypotheses.find(
      ({ status, quotes }) => status === 'added' && Object.values(quotes).some(({ passage }) => passage),
    );
    await page.goto(`/experiments?backlog=1&hypothesis=${found?.id ?? ''}`);
    await page.getByRole('list', { name: /^За: / }).first().waitFor();
    await page.getByRole('list', { name: /^За: / }).first().getByRole('link').first().click();
    await page.locator('mark').first().waitFor();
  });

  it('open by keys where the hypothesis is only named, signed, and lead to the text', async () => {
    const found = backlogHypotheses.find(
      ({ status, quotes }) => status === 'added' && Object.values(quotes).some(({ passage }) => passage),
    );
    if (!found) throw new Error('the sample has no such hypothesis');
    const point = TOUCHPOINTS[found.stage].findIndex((name) => name === found.touchpoint);
    const tactics = `/journey?stage=${found.stage}&open=${touchpointId(found.stage, point)}`;
    // The innermost of those around it: the touchpoint is a line of a list, too.
    const line = (on: Page) =>
      on
        .getByRole('listitem')
        .filter({ has: on.getByText(found.text, { exact: true }) })
        .last();
    const fold = (on: Page) => line(on).getByRole('button', { name: /^Слова: за/ });
    await page.goto(tactics);
    await fold(page).focus();
    await page.keyboard.press('Enter');
    await line(page).getByRole('list', { name: /^За: / }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('mark').first().waitFor();
    await page.goBack();

    // Turned there, undone by keys.
    await fold(page).press('Enter');
    await line(page)
      .getByRole('button', { name: /^Что делать с цитатой/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Говорит против гипотезы' }).press('Enter');
    await line(page)
      .getByRole('list', { name: /^Против: 1/ })
      .waitFor();
    await page.keyboard.press('Control+z');
    await line(page)
      .getByRole('list', { name: /^Против: / })
      .waitFor({ state: 'detached' });
  });

  it('of a hypothesis that another tab removes while they are read: that is said', async () => {
    await page.goto('/?open=research-edtech');
    await side(page, 'За: 1').waitFor();
    const other = await context.newPage();
    await other.goto('/?open=research-edtech');
    await other.getByRole('button', { name: 'Удалить исследование' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Удалить', exact: true }).click();
    await page.getByText(/^Гипотез(у|ы) удалили в другой вкладке/).waitFor();
    await other.close();
  });
});
