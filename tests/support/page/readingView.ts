import type { Locator, Page } from 'playwright';

import { toast } from './journey.ts';

/** A text that is read in the built product, and its words. */

/** A spot of the window, px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A text file that a study takes: its name, and what is in it. */
export type TextFile = readonly [name: string, text: string | Buffer];

/** Loads a study with texts by its form, and waits until it says so. */
export async function uploadTexts(page: Page, title: string, files: readonly TextFile[]): Promise<void> {
  await page.goto('/?action=upload');
  const form = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
  await form.getByLabel('Название').fill(title);
  await form.getByLabel('Описание').fill('Как люди выбирают, что приготовить');
  await form.getByLabel('Тип исследования').selectOption({ label: 'Интервью' });
  await form.getByLabel('Количество участников').fill(String(files.length));
  await form.getByLabel('Автор').fill('Анна Ковалёва');
  await form
    .locator('input[type=file]:not([webkitdirectory])')
    .setInputFiles(files.map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })));
  await form.getByRole('button', { name: 'Загрузить', exact: true }).click();
  await toast(page, 'Исследование загружено').waitFor();
}

/** A study with one text, and the reading view open at it. */
export async function readText(page: Page, text: string | Buffer, name = 'разговор.txt'): Promise<Locator> {
  await uploadTexts(page, 'Разговоры о готовке', [[name, text]]);
  await page.getByRole('button', { name: 'Читать' }).click();
  const reader = page.getByRole('region', { name });
  await reader.locator('p[data-start]').first().waitFor();
  return reader;
}

/** The middle of a letter of some words, where they are drawn in the text. */
export const spotOf = (reader: Locator, words: string, offset = 0): Promise<Spot> =>
  reader.locator('p[data-start]', { hasText: words }).evaluate(
    (line, { words, offset }) => {
      // Whole, then in order: marks cut the text of a line into pieces.
      let at = (line.textContent ?? '').indexOf(words) + offset;
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const length = node.textContent?.length ?? 0;
        if (at < length) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getBoundingClientRect();
          // Whole pixels, as a mouse has them: a drag between fractions selects nothing.
          return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
        }
        at -= length;
      }
      throw new Error(words);
    },
    { words, offset },
  );

/** Drags with the mouse from one spot to another. */
export async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Selects words with the mouse, and waits until they are chosen. */
export async function choose(page: Page, reader: Locator, words: string): Promise<void> {
  await drag(page, await spotOf(reader, words, 1), await spotOf(reader, words, words.length - 2));
  await reader.getByText(`Выбрано: «${words}»`).waitFor();
}

/** Returns the text painted as chosen, letter by letter. */
export const painted = (page: Page): Promise<string> =>
  page.evaluate(() => [...(CSS.highlights.get('reading-chosen') ?? [])].join(''));
