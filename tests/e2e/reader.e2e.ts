import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, toast } from '../support/journey.ts';

const TRANSCRIPT = path.resolve(import.meta.dirname, '../fixtures/transcripts/interview-1-utf8.txt');
/** Said in one breath, and too long for a narrow line. */
const SENTENCE = 'Часто использую YouTube, чтобы найти рецепты на 20-30 минут';

let page: Page;
eachProfile((profile) => ({ page } = profile));

/** The text with lines of at most so many letters, as an editor with hard line breaks leaves it; a word breaks behind its hyphen. */
const withHardLines = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => {
      let length = 0;
      return line
        .split(/(?<=[ -])/)
        .map((word) => {
          length += word.length;
          if (length <= width) return word;
          length = word.length;
          return `\n${word}`;
        })
        .join('');
    })
    .join('\r\n');

async function upload(text: string): Promise<void> {
  await page.goto('/?action=upload');
  const form = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
  await form.getByLabel('Название').fill('Интервью о готовке');
  await form.getByLabel('Описание').fill('Как люди выбирают, что приготовить');
  await form.getByLabel('Тип исследования').selectOption({ label: 'Интервью' });
  await form.getByLabel('Количество участников').fill('1');
  await form.getByLabel('Автор').fill('Анна Ковалёва');
  await form
    .locator('input[type=file]')
    .setInputFiles([{ name: 'узкий.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }]);
  await form.getByRole('button', { name: 'Загрузить', exact: true }).click();
  await toast(page, 'Исследование загружено').waitFor();
}

const reader = () => page.getByRole('dialog', { name: 'узкий.txt' });
const squeezed = (text: string | null): string => (text ?? '').replaceAll(/-\s+/g, '-').replaceAll(/\s+/g, ' ');
const selection = () => page.evaluate(() => document.getSelection()?.toString() ?? '');
const painted = () => page.evaluate(() => [...(CSS.highlights.get('reading-chosen') ?? [])].join(''));
const named = async () =>
  /^Выбрано: «(.*)»$/s.exec(
    (await reader()
      .getByText(/^Выбрано/)
      .textContent()) ?? '',
  )?.[1];

it.each([36, 60])(
  'a sentence broken over lines of %i letters is found in the list, the reader and the palette',
  async (width) => {
    const text = withHardLines(await readFile(TRANSCRIPT, 'utf8'), width);
    expect(text).not.toContain(SENTENCE);
    await upload(text);

    await page.getByPlaceholder('Поиск исследований...').fill(SENTENCE);
    await page.getByRole('heading', { name: 'Список исследований (1)' }).waitFor();
    await page.getByText('В материалах:').waitFor();
    await page.getByRole('button', { name: 'Читать' }).click();
    await reader().getByText('1 из 1').waitFor();
    expect(squeezed((await reader().locator('mark').allTextContents()).join(''))).toBe(SENTENCE);
    await page.keyboard.press('Escape');
    await reader().waitFor({ state: 'detached' });

    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').getByRole('combobox').fill(SENTENCE);
    const group = page.getByRole('group', { name: /^В текстах файлов/ });
    await group.getByRole('option').first().click();
    await page.waitForURL(/material=.*at=\d+-\d+/);
    expect(squeezed((await reader().locator('mark').allTextContents()).join(''))).toContain(SENTENCE);
  },
);

it('what is dragged over with the mouse is whole words: marked, named and copied alike, until another is', async () => {
  await upload(await readFile(TRANSCRIPT, 'utf8'));
  await page.getByRole('button', { name: 'Читать' }).click();
  const line = reader().locator('p[data-start]', { hasText: 'Часто использую YouTube' });
  await line.waitFor();
  /** Where letters of the line are drawn. */
  const at = (words: string, offset: number) =>
    line.evaluate(
      (element, { words, offset }) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const from = node.textContent?.indexOf(words) ?? -1;
          if (from < 0) continue;
          const range = document.createRange();
          range.setStart(node, from + offset);
          range.setEnd(node, from + offset + 1);
          const box = range.getBoundingClientRect();
          // Whole pixels, as a mouse has them: a drag between fractions selects nothing.
          return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
        }
        throw new Error(words);
      },
      { words, offset },
    );
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  const expectChosen = async (words: string) => {
    await reader().getByText(`Выбрано: «${words}»`).waitFor();
    expect([await named(), await painted(), await selection()]).toEqual([words, words, words]);
  };

  await drag(await at('использую YouTube', 3), await at('рецепты на 20-30', 3));
  await expectChosen('использую YouTube, чтобы найти рецепты');
  // Back to front.
  await drag(await at('20-30 минут', 4), await at('рецепты на', 4));
  await expectChosen('рецепты на 20-30');
  const spot = await at('20-30 минут', 1);
  await page.mouse.dblclick(spot.x, spot.y);
  await expectChosen('20-30');
  await page.keyboard.press('Shift+Control+ArrowRight');
  await page.waitForFunction(() => document.getSelection()?.toString() === '20-30 минут');
  await expectChosen('20-30 минут');

  // The focus elsewhere: it stands there marked, and is what the footer names.
  await reader().getByRole('searchbox').fill('рецепты');
  await reader()
    .getByText(/^1 из \d+$/)
    .waitFor();
  expect([await named(), await painted()]).toEqual(['20-30 минут', '20-30 минут']);
  await reader().getByRole('button', { name: 'Добавить инсайт' }).click();
  await page.getByRole('dialog', { name: 'Добавить инсайт' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Добавить инсайт' }).waitFor({ state: 'detached' });
  expect([await named(), await painted()]).toEqual(['20-30 минут', '20-30 минут']);

  const click = await at('Иногда', 2);
  await page.mouse.click(click.x, click.y);
  await reader()
    .getByText(/^Выделите слова/)
    .waitFor();
  expect(await painted()).toBe('');
});

it('at 320 px, with large letters too, both buttons of the reader are whole', async () => {
  await upload(await readFile(TRANSCRIPT, 'utf8'));
  await page.getByRole('button', { name: 'Читать' }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const size of ['16px', '20px', '24px']) {
    await page.evaluate((letters) => document.documentElement.style.setProperty('font-size', letters), size);
    for (const name of ['Создать гипотезу', 'Добавить инсайт']) {
      const cut = await reader()
        .getByRole('button', { name })
        .evaluate((button) => [
          button.scrollWidth > button.clientWidth,
          button.getBoundingClientRect().right > innerWidth,
          button.getBoundingClientRect().left < 0,
          button.getBoundingClientRect().bottom > innerHeight,
        ]);
      expect(cut).toEqual([false, false, false, false]);
    }
  }
});
