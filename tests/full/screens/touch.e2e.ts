import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { expect, it } from 'vitest';

import { boxOf, eachProfile, toast } from '../../support/page/journey.ts';
import { painted, readText, spotOf, type Spot } from '../../support/page/readingView.ts';

/** Words are selected by a finger: a long press, then the handles. */

const TRANSCRIPT = path.resolve(import.meta.dirname, '../../fixtures/transcripts/interview-1-utf8.txt');
const PHONE = { width: 390, height: 844 };
/** Frames after which a finger that does not move gives no push: Chromium takes one for resting after 40 ms. */
const RESTING_FRAMES = 5;

let page: Page;
let context: BrowserContext;
eachProfile((profile) => ({ page, context } = profile), { viewport: PHONE, hasTouch: true, isMobile: true });

/** Moves an end of the browser's selection to a spot, as a handle does: the page hears of the selection alone, of no touch. */
const handleTo = ({ x, y }: Spot, which: 'start' | 'end') =>
  page.evaluate(
    ({ x, y, which }) => {
      const to = document.caretPositionFromPoint(x, y);
      const selection = document.getSelection();
      const range = selection?.getRangeAt(0).cloneRange();
      if (!to || !selection || !range) throw new Error('nothing is selected there');
      if (which === 'start') range.setStart(to.offsetNode, to.offset);
      else range.setEnd(to.offsetNode, to.offset);
      selection.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
    },
    { x, y, which },
  );

/** A long press: the touch goes down, the system selects the word under it and takes the touch for itself. */
async function longPress(touch: CDPSession, { x, y }: Spot): Promise<void> {
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.evaluate(
    ({ x, y }) => {
      const at = document.caretPositionFromPoint(x, y);
      const selection = document.getSelection();
      if (!at || !selection) throw new Error('no letter there');
      selection.collapse(at.offsetNode, at.offset);
      selection.modify('move', 'backward', 'word');
      selection.modify('extend', 'forward', 'word');
    },
    { x, y },
  );
  await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}

it('a long press and the handles select whole words, scrolling keeps them, a tap marks them, and a tap on them tells what they are', async () => {
  const text = await readFile(TRANSCRIPT, 'utf8');
  // Long enough that the words leave the window, and their line the page.
  const reader = await readText(
    page,
    `${text}\n\n${'Интервьюер: Ещё?\n\nРеспондент: Да, и ещё одно.\n\n'.repeat(200)}`,
  );
  const touch = await context.newCDPSession(page);
  const pane = page.getByRole('region', { name: 'Текст материала' });
  // Nothing of the view hides under the bar of the app.
  const bar = await boxOf(page.getByRole('banner'));
  expect((await boxOf(reader)).y).toBeGreaterThanOrEqual(bar.y + bar.height);

  const word = await spotOf(reader, 'YouTube', 3);
  await longPress(touch, word);
  await reader.getByText('Выбрано: «YouTube»').waitFor();
  // The end handle in the middle of a word: the whole word is chosen, and the handle stays where the finger has it.
  await handleTo(await spotOf(reader, 'рецепты на 20-30', 3), 'end');
  await reader.getByText('Выбрано: «YouTube, чтобы найти рецепты»').waitFor();
  await expect.poll(() => painted(page)).toBe('YouTube, чтобы найти рецепты');
  expect(await page.evaluate(() => document.getSelection()?.toString())).toMatch(/найти ре.{0,2}$/);
  // And back.
  await handleTo(await spotOf(reader, 'найти рецепты', 2), 'end');
  await reader.getByText('Выбрано: «YouTube, чтобы найти»').waitFor();
  await handleTo(await spotOf(reader, 'использую', 4), 'start');
  await reader.getByText('Выбрано: «использую YouTube, чтобы найти»').waitFor();

  // The bar is in reach of a thumb.
  for (const name of ['Цитата', 'Код', 'Инсайт', 'Гипотеза', 'К гипотезе…']) {
    const box = await boxOf(reader.getByRole('button', { name, exact: true }));
    expect([
      name,
      box.height >= 44,
      box.x >= 0,
      box.x + box.width <= PHONE.width,
      box.y + box.height <= PHONE.height,
    ]).toEqual([name, true, true, true, true]);
  }

  // Scrolled away by a finger, far beyond what is kept in the page, and back: nothing else is chosen.
  const scrolled = () => pane.evaluate((element) => element.scrollTop);
  const before = await scrolled();
  const swipe = async (yDistance: number) => {
    for (let times = 0; times < 12; times += 1) {
      const from = yDistance < 0 ? 680 : 420;
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y: from }] });
      for (let step = 1; step <= 10; step += 1) {
        const at = { x: 300, y: from + (yDistance * step) / 10 };
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
      }
      // It rests before it leaves the glass: a text that still rolls is only stopped by a tap.
      await page.evaluate(async (frames) => {
        for (let frame = 0; frame < frames; frame += 1) {
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
        }
      }, RESTING_FRAMES);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
  };
  await swipe(-240);
  await expect.poll(scrolled).toBeGreaterThan(before + 1500);
  await reader.getByText('Выбрано: «использую YouTube, чтобы найти»').waitFor();
  await swipe(300);
  await expect.poll(scrolled).toBe(0);
  await expect.poll(() => painted(page)).toBe('использую YouTube, чтобы найти');

  // A tap makes of them what its button says.
  await reader.getByRole('button', { name: 'Код', exact: true }).tap();
  await reader.getByRole('combobox', { name: 'Код' }).fill('Где ищут');
  await reader.getByRole('option').first().tap();
  await toast(page, 'Код создан и поставлен').waitFor();
  await reader.getByRole('button', { name: 'Отметки (1)' }).waitFor();
  await page.getByRole('button', { name: 'Закрыть уведомление' }).tap();

  // A tap elsewhere chooses nothing; a tap on marked words tells what they are.
  const elsewhere = await spotOf(reader, 'пасту', 2);
  await page.touchscreen.tap(elsewhere.x, elsewhere.y);
  await reader.getByText(/^Выделите слова/).waitFor();
  const marked = await spotOf(reader, 'YouTube', 3);
  await page.touchscreen.tap(marked.x, marked.y);
  await reader.getByRole('button', { name: 'Снять код «Где ищут»' }).waitFor();
  await reader.getByRole('button', { name: 'Показать в тексте' }).tap();
  // The text is again where it was left, with the words in sight.
  await pane.locator('[data-passages]', { hasText: 'YouTube' }).first().waitFor();
  expect((await spotOf(reader, 'YouTube', 3)).y).toBeLessThan(740);

  // From further down, too.
  await swipe(-240);
  await expect.poll(scrolled).toBeGreaterThan(1500);
  const left = await scrolled();
  await reader.getByRole('button', { name: 'Отметки (1)' }).tap();
  await reader.getByRole('region', { name: 'Отметки' }).waitFor();
  await reader.getByRole('button', { name: 'Текст', exact: true }).tap();
  await expect.poll(scrolled).toBe(left);
  await reader.getByRole('button', { name: 'Отметки (1)' }).tap();
  await reader.getByRole('button', { name: 'Показать в тексте' }).tap();
  await expect.poll(async () => (await spotOf(reader, 'YouTube', 3)).y).toBeGreaterThan(310);
  expect((await spotOf(reader, 'YouTube', 3)).y).toBeLessThan(740);
});
