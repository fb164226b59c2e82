import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { eachProfile, toast } from '../../support/page/journey.ts';

let page: Page;
let root: string;
eachProfile((profile) => ({ page } = profile));

/** Every file of the folder that is chosen, by its path, with what it says. */
const FILES: Readonly<Record<string, string>> = {
  'Осень/Онбординг/Анна.mp3': 'звук',
  'Осень/Онбординг/Анна.txt': 'И: Как начали?\nР: Сначала ничего не нашла.',
  'Осень/Онбординг/Борис.txt': 'И: Как начали?\nР: Прочитал письмо.',
  'Осень/Отток/Вера.txt': 'И: Почему ушли?\nР: Дорого.',
  'Осень/Отток/Глеб.docx': 'это не документ Word',
  'Осень/Отток/Бюджет.xlsx': 'таблица',
  'Осень/.DS_Store': 'система',
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'folder-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
});
afterEach(() => rm(root, { recursive: true }));

const dialog = () => page.getByRole('dialog', { name: 'Исследования из папки' });
const study = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) });

async function choose(): Promise<void> {
  await page.getByRole('button', { name: 'Загрузить исследование' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Выбрать папку' }).click();
  await (await choosing).setFiles(path.join(root, 'Осень'));
  await dialog().waitFor();
}

describe('several studies from a folder', () => {
  it('are corrected, stored whole or not at all, and there after a reload', async () => {
    await page.goto('/');
    await choose();
    await dialog().getByText('Не подходит формат: «Осень/Отток/Бюджет.xlsx»').waitFor();
    await dialog().getByText('Расшифровка записи «Анна.mp3»').waitFor();
    await dialog().getByRole('textbox', { name: 'Название' }).nth(1).fill('Почему уходят');

    // One file is not what its name says: its study is not stored, the other is.
    await dialog()
      .getByRole('button', { name: /^Загрузить 2/ })
      .click();
    await toast(page, 'Исследование загружено').waitFor();
    await dialog().getByRole('alert').filter({ hasText: 'Глеб.docx' }).waitFor();

    // Without it the other is stored, too.
    await dialog().getByRole('button', { name: 'Куда файл Глеб.docx' }).click();
    await page.getByRole('menuitem', { name: 'Не загружать' }).click();
    await dialog()
      .getByRole('button', { name: /^Загрузить 1/ })
      .click();
    await dialog().waitFor({ state: 'detached' });
    await study('Почему уходят').waitFor();

    // The recording and its transcript of one name are one row.
    await page.reload();
    await study('Онбординг').click();
    await page.getByRole('heading', { name: 'Материалы (3)' }).waitFor();
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Действия с файлом Анна.mp3' }) });
    await row.last().getByText('Расшифровка · ').waitFor();
    await row.last().getByRole('button', { name: 'Читать: Анна.txt' }).click();
    await page.getByText('Сначала ничего не нашла.').first().waitFor();
    await page.getByText(/Браузер не может воспроизвести/).waitFor();
  });

  it('go by one undo, however many', async () => {
    await rm(path.join(root, 'Осень/Отток/Глеб.docx'));
    await page.goto('/');
    await choose();
    await dialog()
      .getByRole('button', { name: /^Загрузить 2/ })
      .click();
    await dialog().waitFor({ state: 'detached' });
    await toast(page, 'Исследования загружены').waitFor();
    await Promise.all(['Онбординг', 'Отток'].map((title) => study(title).waitFor()));
    await page.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).click();
    await Promise.all(['Онбординг', 'Отток'].map((title) => study(title).waitFor({ state: 'detached' })));
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Наблюдение за еженедельными разборами интервью' }).waitFor();
    expect(await study('Отток').count()).toBe(0);
  });
});
