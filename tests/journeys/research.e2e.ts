import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';

import { eachProfile, openBehind, sharedProfile, toast } from '../support/page/journey.ts';

const TRANSCRIPTS = path.resolve(import.meta.dirname, '../fixtures/transcripts');
const transcript = (name: string): string => path.join(TRANSCRIPTS, name);

let page: Page;

const heading = (on: Page, count: number) => on.getByRole('heading', { name: `Список исследований (${count})` });
const study = (on: Page, title: string) => on.getByRole('button', { name: title });
const row = () => page.getByRole('listitem').filter({ has: study(page, 'Интервью о готовке') });
const reader = () => page.getByRole('region', { name: 'interview-1-utf8.txt' });

async function fillForm(on: Page, title: string, files: string[]): Promise<void> {
  await on.getByRole('button', { name: 'Загрузить исследование' }).click();
  const dialog = on.getByRole('dialog', { name: 'Загрузить новое исследование' });
  await dialog.getByLabel('Название').fill(title);
  await dialog.getByLabel('Описание').fill('Как люди выбирают, что приготовить');
  await dialog.getByLabel('Тип исследования').selectOption({ label: 'Интервью' });
  await dialog.getByLabel('Количество участников').fill('5');
  await dialog.getByLabel('Автор').fill('Анна Ковалёва');
  await dialog.locator('input[type=file]:not([webkitdirectory])').setInputFiles(files);
}

async function upload(on: Page, title: string, files: string[]): Promise<void> {
  await fillForm(on, title, files);
  await on.getByRole('button', { name: 'Загрузить', exact: true }).click();
  await on.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('the first journey: a study goes in, its hypothesis reaches the backlog', () => {
  sharedProfile((profile) => ({ page } = profile));

  it('goes in with all five kinds of file, and stands in a second tab', async () => {
    await page.goto('/');
    await heading(page, 7).waitFor();
    const second = await openBehind(page);
    await second.goto('/');
    await heading(second, 7).waitFor();

    await upload(page, 'Интервью о готовке', [
      transcript('interview-1-utf8.txt'),
      transcript('interview-2-windows-1251.txt'),
      transcript('interview-3-utf16le.txt'),
      transcript('interview-4.docx'),
      transcript('interview-5.pdf'),
    ]);
    await toast(page, 'Исследование загружено').waitFor();
    await heading(page, 8).waitFor();

    // A second tab sees it without a reload.
    await heading(second, 8).waitFor();
    await study(second, 'Интервью о готовке').waitFor();
    await second.close();

    // It is open and completed, because its material can be read; every file has its text.
    await row().getByRole('heading', { name: 'Материалы (5)' }).waitFor();
    await expect.poll(() => row().getByRole('button', { name: 'Читать' }).count()).toBe(5);
    expect(await row().locator('dl').textContent()).toContain('Завершено');
  });

  it('is read, and a turn becomes a hypothesis in the backlog, which leads back to its words', async () => {
    await row().getByRole('button', { name: 'Читать' }).first().click();
    await reader().getByText('Но важно, чтобы работало быстро и без лишних шагов.').waitFor();
    expect(await reader().getByText('Респондент', { exact: true }).count()).toBeGreaterThan(2);
    await reader()
      .getByRole('button', { name: /^Выбрать реплику 4: Респондент/ })
      .click();
    await reader().getByRole('button', { name: 'Гипотеза', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Создать гипотезу' });
    await form.getByLabel('Гипотеза').fill('Если подбирать рецепты за один шаг, ими будут пользоваться чаще');
    await form.getByLabel('Этап').selectOption({ label: 'Activation' });
    await form.getByLabel('Точка касания').selectOption({ label: 'Онбординг' });
    await form.getByLabel('Релевантность').selectOption({ label: 'Высокая' });
    await form.getByRole('button', { name: 'Создать', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await toast(page, 'Гипотеза создана').waitFor();
    await reader().getByRole('button', { name: 'К исследованиям' }).click();

    // Into the backlog, at another stage than it was made with: the toast names the chosen one.
    await row().getByRole('button', { name: 'Добавить в гипотезы' }).click();
    const backlog = page.getByRole('dialog', { name: 'Добавить гипотезу в бэклог' });
    await backlog.getByLabel('Комментарий').fill('Проверить первой');
    // Closed by mistake, it opens with what was typed.
    await page.keyboard.press('Escape');
    await backlog.waitFor({ state: 'detached' });
    await row().getByRole('button', { name: 'Добавить в гипотезы' }).click();
    expect(await backlog.getByLabel('Комментарий').inputValue()).toBe('Проверить первой');
    await backlog.getByLabel('Этап').selectOption({ label: 'Retention' });
    await backlog.getByRole('button', { name: 'Добавить', exact: true }).click();
    await backlog.waitFor({ state: 'detached' });
    await toast(page, 'Гипотеза добавлена в этап Retention').waitFor();
    await row().getByRole('button', { name: 'Добавлено' }).waitFor();

    // The quote leads back to its words, highlighted.
    await row().getByTitle('Открыть в тексте').click();
    await reader().locator('mark').filter({ hasText: 'без лишних шагов' }).waitFor();
    await page.keyboard.press('Escape');
    await reader().waitFor({ state: 'detached' });
  });

  it('is found by words that stand only in a material, and exported with its hypothesis, over a reload', async () => {
    await page.getByPlaceholder('Поиск исследований...').fill('ингредиентам');
    await heading(page, 1).waitFor();
    await row().getByText('В материалах:').waitFor();

    // The export holds what is filtered, with its hypothesis on the second sheet.
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Экспорт' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^Исследования — .+ — \d{4}-\d{2}-\d{2}\.xlsx$/);
    const file = await readFile(await download.path());
    const sheets = await readXlsxFile(file);
    const [studies, hypotheses] = sheets;
    expect(sheets.map((sheet) => sheet.sheet)).toEqual(['Исследования', 'Гипотезы', 'О файле']);
    expect(JSON.stringify(sheets.at(-1)?.data)).toContain('ингредиентам');
    expect(studies?.data).toHaveLength(2);
    expect(studies?.data[1]?.slice(0, 5)).toEqual([
      'Интервью о готовке',
      'Как люди выбирают, что приготовить',
      'Интервью',
      'Завершено',
      5,
    ]);
    expect(hypotheses?.data[1]?.slice(0, 5)).toEqual([
      'Интервью о готовке',
      'Если подбирать рецепты за один шаг, ими будут пользоваться чаще',
      'Retention',
      'Первое возвращение',
      'Добавлено',
    ]);

    // A reload shows the same: the address has the search and the open study.
    await page.reload();
    await heading(page, 1).waitFor();
    await expect.poll(() => page.getByPlaceholder('Поиск исследований...').inputValue()).toBe('ингредиентам');
    await row().getByRole('button', { name: 'Добавлено' }).waitFor();
    await row().getByText('Комментарий: Проверить первой').waitFor();
  });
});

describe('a study', () => {
  eachProfile((profile) => ({ page } = profile));

  it('that is removed comes back by the toast, with its files', { tags: 'full' }, async () => {
    await page.goto('/');
    await upload(page, 'Пробное исследование', [transcript('interview-1-utf8.txt')]);
    await heading(page, 8).waitFor();
    await page.getByRole('button', { name: 'Удалить исследование' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить', exact: true }).click();
    // The toast stays as long as the pointer is on it.
    const back = page.getByRole('button', { name: 'Вернуть', exact: true });
    await back.hover();
    await heading(page, 7).waitFor();
    // Back at once it would be open again, and a press would close it.
    await page.waitForURL((url) => !url.searchParams.has('open'));
    await back.click();
    await heading(page, 8).waitFor();
    await study(page, 'Пробное исследование').click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать файл interview-1-utf8.txt' }).click();
    const bytes = await readFile(await (await downloading).path());
    expect(bytes.equals(await readFile(transcript('interview-1-utf8.txt')))).toBe(true);
  });

  it('is found and its hypothesis taken by keyboard alone, then a reload', async () => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const tabTo = async (name: string) => {
      // An open study has as many stops as it has files, people and insights.
      for (let step = 0; step < 90; step += 1) {
        await press('Tab');
        const focused = await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        );
        if (focused.includes(name)) return;
      }
      throw new Error(`Tab never reached «${name}»`);
    };
    await page.goto('/');
    await heading(page, 7).waitFor();

    // «/» goes to the search, Tab on to the list, arrows through it, Enter opens.
    await press('/');
    await page.keyboard.type('edtech');
    await heading(page, 1).waitFor();
    await tabTo('EdTech');
    await press('Enter');
    await page.getByRole('heading', { name: /^Новые гипотезы исследования/ }).waitFor();

    // A hypothesis into the backlog: focus goes into the dialog and comes back to its button.
    await tabTo('Добавить в гипотезы');
    await press('Enter');
    await page.getByRole('dialog', { name: 'Добавить гипотезу в бэклог' }).waitFor();
    await page.getByLabel('Комментарий').focus();
    await page.keyboard.type('С клавиатуры');
    await tabTo('Добавить');
    await press('Enter');
    await toast(page, 'Гипотеза добавлена в бэклог').waitFor();
    await page.getByText('Комментарий: С клавиатуры').waitFor();

    await page.reload();
    await page.getByText('Комментарий: С клавиатуры').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('edtech');
  });

  it('the back button shows what was there before', { tags: 'full' }, async () => {
    await page.goto('/');
    await heading(page, 7).waitFor();
    await page.getByLabel('Статус').selectOption({ label: 'Завершено' });
    await heading(page, 4).waitFor();
    await page.locator('[data-accordion-trigger]').first().click();
    await page.getByRole('heading', { name: 'Ключевые инсайты' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Ключевые инсайты' }).waitFor({ state: 'detached' });
    await heading(page, 4).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'Ключевые инсайты' }).waitFor();
  });
});
