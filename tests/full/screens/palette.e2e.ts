import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { downloadBy, eachProfile, openBehind, toast } from '../../support/page/journey.ts';

const TRANSCRIPTS = path.resolve(import.meta.dirname, '../../fixtures/transcripts');

let page: Page;
eachProfile((profile) => ({ page } = profile));

const palette = (on: Page): Locator => on.getByRole('dialog', { name: 'Поиск и переходы' });
const field = (on: Page): Locator => palette(on).getByRole('combobox');
const found = (on: Page, group: RegExp): Locator => palette(on).getByRole('group', { name: group }).getByRole('option');

async function openPalette(on: Page): Promise<void> {
  await on.keyboard.press('Control+KeyK');
  await field(on).waitFor();
}

/** Moves the choice to an option by the keyboard. */
async function choose(on: Page, option: Locator): Promise<void> {
  // While it looks, what the query before found is still there.
  await palette(on).locator('[role=listbox][aria-busy=false]').waitFor();
  await option.first().waitFor();
  const id = await option.first().getAttribute('id');
  const count = await palette(on).getByRole('option').count();
  for (let step = 0; step < count; step += 1) {
    if ((await field(on).getAttribute('aria-activedescendant')) === id) break;
    await on.keyboard.press('ArrowDown');
  }
  expect(await field(on).getAttribute('aria-activedescendant')).toBe(id);
  await on.keyboard.press('Enter');
  await palette(on).waitFor({ state: 'detached' });
}

describe('the palette by keyboard alone', () => {
  it('to a record and back, from a text field, with the Russian layout', async () => {
    await page.goto('/');
    await page.getByPlaceholder('Поиск исследований...').focus();
    // The key is where K is, whatever it types.
    await page.getByPlaceholder('Поиск исследований...').dispatchEvent('keydown', {
      key: 'л',
      code: 'KeyK',
      ctrlKey: true,
      bubbles: true,
    });
    await field(page).waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('input'));

    await openPalette(page);
    await page.keyboard.type('десять интервью');
    await choose(page, found(page, /^Эксперименты/).filter({ hasText: 'Десять интервью за приглашение' }));
    await page.waitForURL(/\/experiments\?open=/);
    const row = page.getByRole('button', { name: 'Десять интервью за приглашение' });
    await row.waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Десять интервью за приглашение'));
    await row.and(page.locator('[aria-expanded=true]')).waitFor();

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Исследования' }).waitFor();
  });

  it('to a screen, a section and a card of a board', async () => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Список исследований (7)' }).waitFor();
    await openPalette(page);
    await page.keyboard.type('аудит');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Аудитории' }).waitFor();

    await openPalette(page);
    await page.keyboard.type('бэклог гипотез');
    await choose(page, found(page, /^Разделы экранов/));
    await page.waitForURL(/\/experiments\?backlog=1$/);

    await openPalette(page);
    await page.keyboard.type('барьеры входа');
    await choose(page, found(page, /^Карточки досок/));
    await page.waitForURL(/\/strategy\?card=entryBarriers$/);
    await page.waitForFunction(() => document.activeElement?.matches('li[data-shown]'));
  });

  it('a form of a word in an uploaded file leads to its place in the text', async () => {
    await page.goto('/?action=upload');
    const form = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
    await form.getByLabel('Название').fill('Интервью о готовке');
    await form.getByLabel('Описание').fill('Как люди выбирают, что приготовить');
    await form.getByLabel('Тип исследования').selectOption({ label: 'Интервью' });
    await form.getByLabel('Количество участников').fill('5');
    await form.getByLabel('Автор').fill('Анна Ковалёва');
    await form
      .locator('input[type=file]:not([webkitdirectory])')
      .setInputFiles([path.join(TRANSCRIPTS, 'interview-1-utf8.txt')]);
    // The address asked for the form once: a reload does not ask again.
    await page.waitForURL((url) => url.search === '');
    await form.getByRole('button', { name: 'Загрузить', exact: true }).click();
    await form.waitFor({ state: 'detached' });

    await openPalette(page);
    await page.keyboard.type('лишний шаг быстро');
    await choose(page, found(page, /^В текстах файлов/));
    await page.waitForURL(/material=.*at=\d+-\d+/);
    const reader = page.getByRole('region', { name: 'interview-1-utf8.txt' });
    await reader.locator('mark').filter({ hasText: 'без лишних шагов' }).waitFor();
  });
});

describe('what it searches', () => {
  it('a record changed in another tab is found, the old name is not; «иод» finds nothing', async () => {
    await page.goto('/audiences?action=create');
    const second = await openBehind(page);
    await second.goto('/');
    await second.getByRole('heading', { name: 'Список исследований (7)' }).waitFor();
    await openPalette(second);
    await second.keyboard.type('квантовые садоводы');
    await palette(second).getByRole('heading', { name: 'Ничего не найдено' }).waitFor();

    await page.bringToFront();
    const form = page.getByRole('dialog', { name: 'Новая аудитория' });
    await form.getByLabel(/^Название/).fill('Квантовые садоводы и йод');
    await form.getByLabel(/^Описание/).fill('Растят клубнику');
    await form.getByLabel(/^Ожидаемое количество/).fill('12');
    await form.getByLabel(/^Этап воронки/).selectOption('намерение');
    await form.getByLabel(/^Название/).press('Enter');
    await form.waitFor({ state: 'detached' });

    await second.bringToFront();
    // The open palette of the other tab shows it without a key.
    await found(second, /^Аудитории/)
      .filter({ hasText: 'Квантовые садоводы' })
      .waitFor();
    await field(second).fill('иод');
    await palette(second).getByRole('heading', { name: 'Ничего не найдено' }).waitFor();
    await field(second).fill('клубникой');
    await choose(second, found(second, /^Аудитории/));
    await second.waitForURL(/\/audiences\?open=/);
  });
});

describe('what it does', () => {
  it('the visible button opens it; actions begin where they are', async () => {
    await page.goto('/vision');
    await page.getByRole('heading', { name: 'Потребности пользователей' }).waitFor();
    await page.getByRole('button', { name: 'Поиск' }).click();
    await field(page).waitFor();
    await page.keyboard.type('тёмн');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Поиск'));

    await openPalette(page);
    await page.keyboard.type('создать аудиторию');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Новая аудитория' });
    await form.waitFor();
    // Over a form it would take what is typed with the screen.
    await page.keyboard.press('Control+KeyK');
    expect(await palette(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });

    const { name } = await downloadBy(page, async () => {
      await openPalette(page);
      await page.keyboard.type('экспорт исслед');
      await page.keyboard.press('Enter');
    });
    expect(name).toMatch(/^Исследования — .*\.xlsx$/);
    await toast(page, 'Экспорт готов').waitFor();
  });
});
