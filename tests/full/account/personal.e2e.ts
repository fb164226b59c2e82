import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eachProfile, toast } from '../../support/page/journey.ts';

let page: Page;
let context: BrowserContext;
eachProfile((profile) => ({ page, context } = profile));

const TEXT =
  'Интервьюер: Кто вам помог?\nРеспондент: Мне Зульфия показала, и телефон дала: 8 900 123-45-67.\nИнтервьюер: А потом?\nРеспондент: Потом Зульфие некогда было.\n';

const NAME = 'Мне рассказали.txt';

/** Every value of the browser's databases that holds some words, files read as text. */
const keptWith = (words: readonly string[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const found: string[] = [];
    const look = async (value: unknown, where: string): Promise<void> => {
      const text = value instanceof Blob ? await value.text() : JSON.stringify(value);
      if (wanted.some((one) => text?.includes(one))) found.push(where);
      if (typeof value === 'object' && value !== null && !(value instanceof Blob)) {
        for (const part of Object.values(value)) if (part instanceof Blob) await look(part, where);
      }
    };
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error(name)));
      });
      for (const store of db.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve, reject) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error(store)));
        });
        for (const value of values) await look(value, `${name}/${store}`);
      }
      db.close();
    }
    return found;
  }, words);

const more = async (line: string | RegExp) => {
  await page.getByRole('button', { name: 'Ещё с этим текстом' }).click();
  await page.getByRole('menuitem', { name: line }).click();
};
const pane = () => page.getByRole('region', { name: 'Текст материала' });

async function hide(): Promise<void> {
  await more('Скрыть личные данные…');
  const dialog = page.getByRole('dialog', { name: 'Скрыть личные данные' });
  await dialog.getByRole('checkbox', { name: /^Зульфия/ }).waitFor();
  await dialog.getByRole('button', { name: /^Скрыть 3\sместа$/ }).click();
  await toast(page, 'Личные данные скрыты').waitFor();
  await pane().getByText('Потом [имя 1] некогда было.').waitFor();
}

describe('personal data of a text', () => {
  it('are hidden, outlive a reload, come back, are hidden again and erased: then the name is nowhere', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Наблюдение за еженедельными разборами интервью' }).click();
    await page
      .getByLabel('Добавить файлы', { exact: true })
      .and(page.locator('input'))
      .setInputFiles([{ name: NAME, mimeType: 'text/plain', buffer: Buffer.from(TEXT) }]);
    await toast(page, 'Файл добавлен').waitFor();
    expect(await keptWith(['Зульфи'])).not.toEqual([]);
    await page.getByRole('button', { name: `Читать: ${NAME}` }).click();
    await pane().getByText('Потом Зульфие некогда было.').waitFor();

    await hide();
    await page.reload();
    await pane().getByText('[телефон]').waitFor();
    await more(/^Вернуть скрытое/);
    await pane().getByText('Потом Зульфие некогда было.').waitFor();

    await hide();
    await more('Подтвердить навсегда…');
    await page.getByRole('button', { name: /^Стереть 3\sместа$/ }).click();
    await toast(page, 'Стёрто навсегда').waitFor();
    await page.keyboard.press('Control+z');
    await page.reload();
    await pane().getByText('Потом [имя 1] некогда было.').waitFor();
    expect(await keptWith(['Зульфи', '123-45-67'])).toEqual([]);
    await page.getByRole('button', { name: 'Ещё с этим текстом' }).click();
    await page.getByRole('menuitem', { name: 'Скрыть личные данные…' }).waitFor();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Кто говорит…',
      'Разбор интервью',
      'Скрыть личные данные…',
    ]);
  });
});

const LETTER = 'Мне Зульфия показала: 8 900 123-45-67.\nПотом Зульфие некогда было.\n';

describe('what goes out', () => {
  it('a text as it is and without personal data; the settings hide them in every file, and in what is copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const textOf = async (act: () => Promise<void>) => {
      const downloading = page.waitForEvent('download');
      await act();
      return readFile(await (await downloading).path(), 'utf8');
    };
    const menu = async (line: string) => {
      await page.getByRole('button', { name: 'Действия с файлом письмо.txt' }).click();
      await page.getByRole('menuitem', { name: line }).click();
    };
    const study = page.getByRole('button', { name: 'Наблюдение за еженедельными разборами интервью' });
    await page.goto('/');
    await study.click();
    await page
      .getByLabel('Добавить файлы', { exact: true })
      .and(page.locator('input'))
      .setInputFiles([{ name: 'письмо.txt', mimeType: 'text/plain', buffer: Buffer.from(LETTER) }]);
    await toast(page, 'Файл добавлен').waitFor();
    expect(await textOf(() => menu('Скачать как есть'))).toBe(LETTER);
    expect(await textOf(() => menu('Скачать текст без личных данных'))).toBe(
      'Мне [имя 1] показала: [телефон].\nПотом [имя 1] некогда было.\n',
    );
    await toast(page, 'Текст скачан').waitFor();

    await page.goto('/profile?section=settings');
    const personal = page.getByRole('switch', { name: 'Скрыть личные данные в тексте' });
    await personal.click();
    await toast(page, 'Личные данные скрыты').waitFor();
    await page.goto('/');
    await study.click();
    expect(await textOf(() => menu('Скачать как есть'))).toBe(LETTER);
    await toast(page, 'Файл скачан как есть').waitFor();

    await page.getByRole('button', { name: 'Читать: письмо.txt' }).click();
    await pane().getByText('Потом Зульфие некогда было.').waitFor();
    await pane().getByText('Потом Зульфие некогда было.').selectText();
    await page.getByText('Выбрано: «Потом Зульфие некогда было.»').waitFor();
    await page.keyboard.press('ControlOrMeta+c');
    await toast(page, 'Скопировано без личных данных').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Потом [имя 1] некогда было.');
  });
});
