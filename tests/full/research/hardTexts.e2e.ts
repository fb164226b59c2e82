import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, toast } from '../../support/page/journey.ts';
import { choose, readText } from '../../support/page/readingView.ts';

/** Texts that are long, plain, or in an encoding of another time. */

let page: Page;
eachProfile((profile) => ({ page } = profile));

const pane = () => page.getByRole('region', { name: 'Текст материала' });

it('ten thousand turns: to the last one and back, found in, marked at the end; a reload comes back to the place', async () => {
  const text = Array.from({ length: 5000 }, (_, index) => {
    const said = index === 4999 ? 'Последним мы открыли шкаф с приправами.' : `Ответ номер ${index + 1}, как обычно.`;
    return `Интервьюер: Вопрос номер ${index + 1}?\n\nРеспондент: ${said}`;
  }).join('\n\n');
  const reader = await readText(page, text);
  await reader.getByText('Вопрос номер 1?', { exact: true }).waitFor();
  const rows = () => pane().locator('li').count();
  expect(await rows()).toBeLessThan(100);

  // To the end by the keyboard, as anywhere; only a window of it is in the page.
  await pane().focus();
  await page.keyboard.press('End');
  await reader.getByText('Последним мы открыли').waitFor();
  expect(await rows()).toBeLessThan(100);
  await reader.getByRole('button', { name: /^Выбрать реплику 10000: Респондент/ }).click();
  await reader.getByText('Выбрано: «Последним мы открыли шкаф с приправами.»').waitFor();
  await page.keyboard.press('q');
  await toast(page, 'Цитата отмечена').waitFor();
  await reader.getByRole('button', { name: /^Цитата: «Последним мы открыли/ }).waitFor();
  await page.keyboard.press('Escape');

  // Found in the middle, and the last mark from there.
  await page.keyboard.press('/');
  await page.keyboard.type('Вопрос номер 2500?');
  await reader.getByText('1 из 1').waitFor();
  await pane().getByText('Вопрос номер 2500?').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press(']');
  await reader.getByText('Последним мы открыли').waitFor();

  // Where one stopped is where one goes on; the beginning is a key away.
  await page.waitForFunction(() =>
    /,(?:3[0-9]{5}|[4-9][0-9]{5})\]/.test(
      localStorage.getItem(`reading-places:${sessionStorage.getItem('company')}`) ?? '',
    ),
  );
  await page.reload();
  await reader.getByText('Последним мы открыли').waitFor();
  await pane().focus();
  await page.keyboard.press('Home');
  await reader.getByText('Вопрос номер 1?', { exact: true }).waitFor();
});

it('a text without speakers is read, searched and marked', async () => {
  const reader = await readText(
    page,
    'Заметки после встречи.\n\nКоманда хранит цитаты в общем документе. Найти нужную дольше, чем спросить ещё раз.\n\nДоговорились попробовать таблицу.\n',
  );
  await reader.getByText('Команда хранит цитаты').waitFor();
  // No speaker is made up.
  expect(await pane().locator('header strong').count()).toBe(0);
  await choose(page, reader, 'дольше, чем спросить');
  await page.keyboard.press('i');
  const form = page.getByRole('dialog', { name: 'Добавить инсайт' });
  await form.getByRole('textbox').first().fill('Поиск дороже вопроса');
  await form.getByRole('button', { name: 'Добавить', exact: true }).click();
  await toast(page, 'Инсайт добавлен').waitFor();
  await reader.getByRole('button', { name: /^Инсайт: «дольше, чем спросить»/ }).waitFor();
});

/** Russian letters in windows-1251. */
const windows1251 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      if (letter === 'ё') return 0xb8;
      return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
    }),
  );
const SAID = 'Интервьюер: Что ещё?\r\n\r\nРеспондент: Ищу рецепты вечером, когда все дома.\r\n';
const bigEndian = Buffer.from(`\ufeff${SAID}`, 'utf16le').swap16();

it.each([
  ['windows-1251', windows1251(SAID)],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${SAID}`, 'utf16le')],
  ['UTF-16 of the other order', bigEndian],
  ['UTF-16 without a mark', Buffer.from(SAID, 'utf16le')],
])('a text in %s is read as it was written', async (_, bytes) => {
  const reader = await readText(page, bytes);
  await reader.getByText('Ищу рецепты вечером, когда все дома.').waitFor();
  expect(await pane().locator('header strong').allTextContents()).toEqual(['Интервьюер', 'Респондент']);
});
