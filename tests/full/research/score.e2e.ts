import type { BrowserContext, Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eachProfile, toast } from '../../support/page/journey.ts';

let page: Page;
let context: BrowserContext;
eachProfile((profile) => ({ page, context } = profile));

/** Under way; the sample's hypothesis behind it has the words of one person. */
const AT = '/experiments?open=experiment-trial-interview';

const STUDY = '/?open=research-edtech';
const HYPOTHESIS =
  'Если дать продакту самому пройти пробное интервью в роли респондента, он чаще начнёт пробный период';

const score = (on: Page | Locator) => on.getByRole('button', { name: /^Доказанность: / }).first();
/** The number that a score shows, once it says this of its experiments. */
async function pointsOf(on: Page | Locator, experiments: RegExp): Promise<number> {
  await score(on).filter({ hasText: experiments }).waitFor();
  const [, sign, number] = /([+\u2212]?)(\d+(?:,\d)?)/.exec((await score(on).textContent()) ?? '') ?? [];
  return Number(number?.replace(',', '.')) * (sign === '\u2212' ? -1 : 1);
}

describe('the evidence score of a hypothesis', () => {
  it('follows a verdict by three at once, in another tab too, and comes back by undo; a reload keeps it and the filter', async () => {
    await page.goto(AT);
    const before = await pointsOf(page, /экспериментов с выводом нет/);
    expect(before).toBeGreaterThan(0);
    const other = await context.newPage();
    await other.goto(AT);
    expect(await pointsOf(other, /экспериментов с выводом нет/)).toBe(before);

    await page.getByRole('button', { name: 'Детали эксперимента' }).click();
    const dialog = page.getByRole('dialog', { name: 'Детали эксперимента' });
    await dialog.getByRole('button', { name: 'Завершить эксперимент' }).click();
    await dialog.getByLabel(/Результаты/).fill('Дошли 9 из 10.');
    await dialog.getByRole('radio', { name: /Подтверждена/ }).check();
    await dialog.getByRole('button', { name: 'Завершить', exact: true }).click();
    await toast(page, 'Эксперимент завершён').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await pointsOf(page, /подтверждена — 1/)).toBeCloseTo(before + 3);
    expect(await pointsOf(other, /подтверждена — 1/)).toBeCloseTo(before + 3);

    await page.keyboard.press('Control+z');
    expect(await pointsOf(page, /экспериментов с выводом нет/)).toBe(before);
    expect(await pointsOf(other, /экспериментов с выводом нет/)).toBe(before);

    // The list by evidence is in the address, and a reload keeps it.
    await other.getByRole('search').last().getByLabel('Доказанность').selectOption({ label: 'Опровергается' });
    await other.waitForURL(/proof=refuted/);
    await other.reload();
    await expect.poll(() => other.getByRole('search').last().getByLabel('Доказанность').inputValue()).toBe('refuted');
    await other.close();
  });

  it('follows the words at once, in another tab too: added, taken for something that has cost, taken away and brought back', async () => {
    await page.goto(STUDY);
    const row = page.getByRole('article').filter({ has: page.getByRole('heading', { name: HYPOTHESIS }) });
    const before = await pointsOf(row, /за 1.человек.*против никого/);
    const other = await context.newPage();
    await other.goto(`${STUDY}&material=material-42`);
    await other.locator('[data-found]').first().waitFor();
    await other.keyboard.press('Period');
    await other.keyboard.press('k');
    const dialog = other.getByRole('dialog', { name: 'Добавить к гипотезе' });
    await dialog.getByLabel(/^Гипотеза/).selectOption({ label: HYPOTHESIS });
    await dialog.getByLabel('Слова говорят').selectOption({ label: 'Против' });
    await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
    await toast(other, 'Цитата добавлена к гипотезе').waitFor();
    expect(await pointsOf(row, /против 1.человек/)).toBeLessThan(before);

    // The kinds of the findings came with them.
    const against = row.getByRole('list', { name: 'Против: 1' });
    const menu = against.getByRole('button', { name: /^Что делать с цитатой/ });
    const take = async (line: string) => {
      await menu.click();
      await page.getByRole('menuitemcheckbox', { name: line }).click();
    };
    await take('Вид не указан');
    await against.getByText(/трудность|обходной путь|потребность|деньги|уход/).waitFor({ state: 'detached' });
    const plain = await pointsOf(row, /против 1.человек/);
    await take('Вид: обходной путь');
    await against.getByText('обходной путь').waitFor();
    expect(await pointsOf(row, /против 1.человек/)).toBeLessThan(plain);

    // How grave it is counts too, and goes with a kind that has none.
    const workaround = await pointsOf(row, /против 1.человек/);
    await take('Острота: останавливает');
    await against.getByText('обходной путь (останавливает)').waitFor();
    expect(await pointsOf(row, /останавливает — 1/)).toBeLessThan(workaround);
    await take('Вид: потребность');
    await against.getByText('потребность', { exact: true }).waitFor();
    await toast(page, 'Вид слов: Потребность; острота убрана').waitFor();
    await page.keyboard.press('Control+z');
    await against.getByText('обходной путь (останавливает)').waitFor();
    await take('Острота не указана');
    await against.getByText('обходной путь', { exact: true }).waitFor();
    expect(await pointsOf(row, /против 1.человек(?!.*останавливает)/)).toBe(workaround);

    await menu.click();
    await page.getByRole('menuitem', { name: 'Убрать из гипотезы' }).click();
    expect(await pointsOf(row, /против никого/)).toBe(before);
    await page.keyboard.press('Control+z');
    await against.getByText('обходной путь').waitFor();
    expect(await pointsOf(row, /против 1.человек/)).toBeLessThan(plain);
    await other.close();
  });
});
