import type { BrowserContext, Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eachProfile, holdBack, toast } from '../../support/page/journey.ts';
import { choose, painted, readText, spotOf } from '../../support/page/readingView.ts';

let page: Page;
let context: BrowserContext;
// The finder's script is held back for all pages of the profile.
eachProfile((profile) => ({ page, context } = profile), { isChanged: true });

const TALK = [
  'Интервьюер: Расскажите, как вы в последний раз сдавали отчёт.',
  'Ирина: Отчёт сдавала в пятницу. Выгрузка опять сломалась, и я два часа переносила цифры вручную из одной таблицы в другую, потому что программа теряет строки.',
  'Интервьюер: А сколько вы за это платите?',
  'Ирина: Мы платим за программу четыре тысячи рублей в месяц, потому что сами мы не справляемся.',
].join('\n\n');

/** Words in the middle of a sentence that the program proposes: as it comes, they are cut off from the text before them. */
const WORDS = 'переносила цифры вручную';

/** The reading view with nothing found yet, and the way to let it be found. */
async function readBeforeFindings(): Promise<{ reader: Locator; let: () => Promise<void> }> {
  const release = await holdBack(context, /\/finder-[^/]+\.js$/);
  const reader = await readText(page, TALK);
  await reader.getByText('Ищем находки в словах респондентов…').waitFor();
  return {
    reader,
    let: async () => {
      release();
      await reader.locator('p[data-start]', { hasText: WORDS }).locator('[data-found]').waitFor();
    },
  };
}

const selected = () => page.evaluate(() => document.getSelection()?.toString());

describe('findings that come while somebody is at work in the text', () => {
  it('leave what is selected, and it gets its code', async () => {
    const { reader, let: comes } = await readBeforeFindings();
    await choose(page, reader, WORDS);
    await comes();
    await reader.getByText(`Выбрано: «${WORDS}»`).waitFor();
    expect(await selected()).toBe(WORDS);
    expect(await painted(page)).toBe(WORDS);

    await page.keyboard.press('c');
    await page.getByRole('combobox', { name: 'Код' }).fill('Ручной труд');
    await page.keyboard.press('Enter');
    await toast(page, 'Код создан и поставлен').waitFor();
    await reader.locator('[data-passages]', { hasText: WORDS }).waitFor();
  });

  it('leave a drag: it goes on to where the hand goes', async () => {
    const { reader, let: comes } = await readBeforeFindings();
    const [from, middle] = [await spotOf(reader, WORDS, 1), await spotOf(reader, WORDS, 13)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(middle.x, middle.y, { steps: 4 });
    await reader.getByText('Выбрано: «переносила цифры»').waitFor();
    await comes();
    const to = await spotOf(reader, WORDS, WORDS.length - 2);
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await reader.getByText(`Выбрано: «${WORDS}»`).waitFor();
    expect(await selected()).toBe(WORDS);
  });
});
