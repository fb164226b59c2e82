import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, openBehind, toast } from '../../support/page/journey.ts';
import { choose, drag, painted, readText, spotOf } from '../../support/page/readingView.ts';

const TRANSCRIPT = path.resolve(import.meta.dirname, '../../fixtures/transcripts/interview-1-utf8.txt');

let page: Page;
eachProfile((profile) => ({ page } = profile));

const note = (reader: Locator, name: RegExp) => reader.getByRole('button', { name });

/** Overlapping words of one sentence: each kind of mark, all of them over «рецепты». */
const WORDS = {
  quote: 'использую YouTube, чтобы найти рецепты',
  code: 'YouTube, чтобы найти рецепты на 20-30',
  insight: 'найти рецепты',
  hypothesis: 'рецепты на 20-30 минут',
};

/** Marks the words: four kinds, each over some of the others. */
async function overlap(reader: Locator): Promise<void> {
  await choose(page, reader, WORDS.quote);
  await page.keyboard.press('q');
  await note(reader, /^Цитата: «использую/).waitFor();
  await choose(page, reader, WORDS.code);
  await page.keyboard.press('c');
  await reader.getByRole('combobox', { name: 'Код' }).fill('Где ищут');
  await page.keyboard.press('Enter');
  await note(reader, /^Где ищут: «YouTube/).waitFor();
  await choose(page, reader, WORDS.insight);
  await page.keyboard.press('i');
  const insight = page.getByRole('dialog', { name: 'Добавить инсайт' });
  await insight.getByRole('textbox').first().fill('Рецепты ищут, а не помнят');
  await insight.getByRole('button', { name: 'Добавить', exact: true }).click();
  await note(reader, /^Инсайт: «найти рецепты»/).waitFor();
  await choose(page, reader, WORDS.hypothesis);
  await page.keyboard.press('h');
  const hypothesis = page.getByRole('dialog', { name: 'Создать гипотезу' });
  await hypothesis.getByRole('textbox').first().fill('Короткие рецепты важнее новых');
  await hypothesis.getByRole('button', { name: 'Создать', exact: true }).click();
  await note(reader, /^За гипотезу: «рецепты на/).waitFor();
  await page.keyboard.press('Escape');
}

it('with Alt letters are selected, without it whole words', async () => {
  const reader = await readText(page, await readFile(TRANSCRIPT));
  const from = await spotOf(reader, 'использую YouTube', 3);
  const to = await spotOf(reader, 'рецепты на 20-30', 3);
  await drag(page, from, to);
  await reader.getByText('Выбрано: «использую YouTube, чтобы найти рецепты»').waitFor();

  // A selection would be dragged itself.
  const away = await spotOf(reader, 'пасту', 2);
  await page.mouse.click(away.x, away.y);
  await reader.getByText(/^Выделите слова/).waitFor();
  await page.keyboard.down('Alt');
  await drag(page, from, to);
  await page.keyboard.up('Alt');
  const chosen = reader.getByText(/^Выбрано: «.{0,3}льзую YouTube, чтобы найти ре.{0,2}»$/);
  await chosen.waitFor();
  const letters = /«(.*)»/.exec((await chosen.textContent()) ?? '')?.[1] ?? '';
  expect(letters).not.toMatch(/^использую|рецепты$/);
  await expect.poll(() => painted(page)).toBe(letters);
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(letters);

  // They are what is marked.
  await page.keyboard.press('q');
  await toast(page, 'Цитата отмечена').waitFor();
  await note(reader, new RegExp(`^Цитата: «${letters}»`)).waitFor();
});

it('four overlapping marks of four kinds: told apart, each is reached by presses and by keys, and goes alone', async () => {
  const reader = await readText(page, await readFile(TRANSCRIPT));
  await overlap(reader);
  const kinds = [/^Цитата: «использую/, /^Где ищут: «YouTube/, /^Инсайт: «найти/, /^За гипотезу: «рецепты/];
  const there = async () => Promise.all(kinds.map((kind) => note(reader, kind).count()));
  await expect.poll(there).toEqual([1, 1, 1, 1]);

  // Three lines below one another; of the fourth the words say so, and its note in the margin.
  const shared = reader.locator('[data-passages]', { hasText: /^рецепты$/ });
  const lines = await shared.evaluate((words) => {
    const style = getComputedStyle(words);
    return [0, 1, 2, 3].map((lane) => style.getPropertyValue(`--line-${lane}`).trim());
  });
  expect(new Set(lines.filter((line) => line !== '')).size).toBe(3);
  expect((await shared.getAttribute('data-tooltip')) ?? '').toBe('Цитата · Где ищут · Инсайт · За гипотезу');

  // Each press on them opens the next one.
  const opened = async () => {
    const open = reader.locator('[data-note][data-open] > button');
    return (await open.count()) === 1 ? ((await open.getAttribute('aria-label')) ?? '').split(':')[0] : '';
  };
  const byPress: (string | undefined)[] = [];
  for (let press = 0; press < 4; press += 1) {
    const before = await opened();
    const spot = await spotOf(reader, 'рецепты на 20-30', 2);
    await page.mouse.click(spot.x, spot.y);
    await expect.poll(opened).not.toBe(before);
    byPress.push(await opened());
  }
  expect(byPress).toEqual(['За гипотезу', 'Инсайт', 'Где ищут', 'Цитата']);
  await page.keyboard.press('Escape');
  await expect.poll(opened).toBe('');

  // By keys: to the next mark, and into its note.
  const byKeys: (string | undefined)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press(']');
    await page.keyboard.press('Enter');
    await expect.poll(opened).not.toBe('');
    byKeys.push(await opened());
    await page.keyboard.press('Escape');
    await expect.poll(opened).toBe('');
  }
  expect(byKeys.toSorted()).toEqual(['Где ищут', 'За гипотезу', 'Инсайт', 'Цитата']);

  // One goes, the others stay; taken back, it is there again.
  await note(reader, /^Где ищут: «YouTube/).click();
  await reader.getByRole('button', { name: 'Удалить отметку' }).click();
  await toast(page, 'Отметка удалена').waitFor();
  await expect.poll(there).toEqual([1, 0, 1, 1]);
  await page.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await expect.poll(there).toEqual([1, 1, 1, 1]);
  await note(reader, /^Инсайт: «найти/).click();
  await reader.getByRole('button', { name: /^Удалить инсайт/ }).click();
  await expect.poll(there).toEqual([1, 1, 0, 1]);
  await note(reader, /^За гипотезу: «рецепты/).click();
  await reader.getByRole('button', { name: /^Убрать слова из гипотезы/ }).click();
  await expect.poll(there).toEqual([1, 1, 0, 0]);
  await page.reload();
  await note(reader, /^Где ищут: «YouTube/).waitFor();
  await expect.poll(there).toEqual([1, 1, 0, 0]);
});

it('in the colours of the system the marks, the chosen one and the found words can still be told apart', async () => {
  const reader = await readText(page, await readFile(TRANSCRIPT));
  await overlap(reader);
  await page.emulateMedia({ forcedColors: 'active' });
  const drawn = (words: string) =>
    reader.locator('[data-passages]', { hasText: words }).evaluate((one) => {
      const { backgroundImage, outlineStyle, color } = getComputedStyle(one);
      return { lines: backgroundImage.split('-gradient(').length - 1, outlineStyle, color };
    });
  const systemText = await page.evaluate(() => {
    const one = document.body.appendChild(document.createElement('i'));
    one.style.color = 'CanvasText';
    const { color } = getComputedStyle(one);
    one.remove();
    return color;
  });
  expect(await drawn('рецепты')).toEqual({ lines: 3, outlineStyle: 'none', color: systemText });
  await note(reader, /^Инсайт: «найти/).click();
  await expect.poll(async () => (await drawn('рецепты')).outlineStyle).toBe('solid');
  expect((await drawn('минут')).outlineStyle).toBe('none');
});

it('words that a new text has no more stand aside, are found again or put elsewhere; taken back; it holds over a reload and is told in the tab that reads', async () => {
  const reader = await readText(page, await readFile(TRANSCRIPT));
  await choose(page, reader, 'использую YouTube');
  await page.keyboard.press('q');
  await note(reader, /^Цитата: «использую/).waitFor();
  await choose(page, reader, 'рецепты на 20-30 минут');
  await page.keyboard.press('q');
  await note(reader, /^Цитата: «рецепты/).waitFor();
  await page.keyboard.press('Escape');

  // Another tab replaces the file while it is read here, and words of it are chosen.
  await choose(page, reader, 'омлеты, салаты');
  const second = await openBehind(page);
  const replace = async (text: string) => {
    await second.goto(new URL(page.url()).pathname + new URL(page.url()).search.replace(/&?material=[^&]*/, ''));
    const choosing = second.waitForEvent('filechooser');
    await second.getByRole('button', { name: 'Действия с файлом разговор.txt' }).click();
    await second.getByRole('menuitem', { name: 'Заменить файл…' }).click();
    await (await choosing).setFiles({ name: 'разговор.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await toast(second, 'Файл заменён').waitFor();
  };
  await replace('Интервьюер: Где ищете?\n\nРеспондент: Часто смотрю ролики, чтобы найти быстрые блюда.\n');
  await reader.getByText('смотрю ролики').waitFor();
  await reader.getByText(/^Выделите слова/).waitFor();
  expect(await painted(page)).toBe('');
  const lost = reader.getByText('Слова не найдены в нынешнем тексте (2)');
  await lost.waitFor();
  // In the margin they are beside the line where they were.
  const gone = reader.locator('[data-lost]');
  const first = gone.filter({ hasText: 'использую YouTube' }).last();
  await first.getByRole('button', { name: /использую YouTube/ }).click();
  await first.getByText('Текст заменили, и этих слов в нём нет.').waitFor();

  // Not there: said. A place that is pointed at takes them.
  await first.getByRole('button', { name: 'Найти заново' }).click();
  await first.getByRole('alert').filter({ hasText: 'Этих слов в тексте нет: укажите место сами.' }).waitFor();
  await first.getByRole('button', { name: 'Указать место' }).click();
  await first
    .getByRole('alert')
    .filter({ hasText: /^Выделите в тексте новое место/ })
    .waitFor();
  await choose(page, reader, 'смотрю ролики');
  await first.getByRole('button', { name: 'Указать место' }).click();
  await toast(page, 'Отметка на новом месте').waitFor();
  await note(reader, /^Цитата: «смотрю ролики»/).waitFor();
  await reader.getByText('Слова не найдены в нынешнем тексте (1)').waitFor();

  // Taken back, they are lost again, and nothing else is.
  await page.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).last().click();
  await lost.waitFor();
  await note(reader, /^Цитата: «смотрю ролики»/).waitFor({ state: 'detached' });

  // A text that has them again takes them by itself; the others go on being missed, after a reload as well.
  await replace('Респондент: Подхожу с другого конца.\n\nРеспондент: Часто использую YouTube.\n');
  await note(reader, /^Цитата: «использую YouTube»/).waitFor();
  await reader.getByText('Слова не найдены в нынешнем тексте (1)').waitFor();
  await page.reload();
  await reader.getByText('Слова не найдены в нынешнем тексте (1)').waitFor();
  await note(reader, /^Цитата: «использую YouTube»/).waitFor();
});
