import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eachProfile, openBehind, toast } from '../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const card = (on: Page, title: string) =>
  on.getByRole('listitem').filter({ has: on.getByRole('heading', { name: title, exact: true }) });

const choice = (on: Page) => on.getByRole('combobox', { name: 'Продукт', exact: true });

const shown = (on: Page): string | null => new URL(on.url()).searchParams.get('product');

/** Adds a product by its form; its id. */
async function addProduct(name: string): Promise<string> {
  // The keys work once the screen is there; the rail is folded at first, and then has the choice alone.
  await page
    .getByRole('button', { name: /^Редактировать/ })
    .first()
    .waitFor();
  await page.keyboard.press('Control+b');
  await page.getByRole('link', { name: 'Добавить продукт' }).click();
  const form = page.getByRole('dialog', { name: 'Новый продукт' });
  await form.getByLabel(/^Название продукта/).fill(name);
  await page.keyboard.press('Enter');
  await toast(page, 'Продукт добавлен').waitFor();
  await form.waitFor({ state: 'detached' });
  // It is shown, not all products or the one before.
  const own = choice(page).locator('option', { hasText: name });
  await own.waitFor({ state: 'attached' });
  const id = (await own.getAttribute('value')) ?? '';
  await expect.poll(() => shown(page)).toBe(id);
  return id;
}

describe('several products of a company', () => {
  it('a second one has boards of its own; a reload, a step back and a link show what was chosen', async () => {
    await page.goto('/vision');
    await card(page, 'Продукт').getByText('Рабочее место для исследований').waitFor();
    expect(await choice(page).count()).toBe(0);
    expect(shown(page)).toBeNull();

    const id = await addProduct('Голосовые интервью');
    await page.getByText('Доска пока пуста.').waitFor();
    const own = card(page, 'Потребности пользователей');
    await own.getByRole('button', { name: /^Редактировать/ }).click();
    await own.getByRole('textbox').fill('Говорить, а не печатать');
    await page.keyboard.press('Control+Enter');
    await toast(page, 'Видение продукта обновлено').waitFor();
    await page.reload();
    await own.getByText('Говорить, а не печатать').waitFor();

    await choice(page).selectOption('main');
    await card(page, 'Продукт').getByText('Рабочее место для исследований').waitFor();
    await expect.poll(() => shown(page)).toBe('main');
    await page.goBack();
    await own.getByText('Говорить, а не печатать').waitFor();
    expect(shown(page)).toBe(id);

    const second = await openBehind(page);
    await second.goto(page.url());
    await card(second, 'Потребности пользователей').getByText('Говорить, а не печатать').waitFor();
    await second.getByRole('link', { name: 'Эксперименты' }).first().click();
    await expect.poll(() => new URL(second.url()).pathname).toBe('/experiments');
    await expect.poll(() => shown(second)).toBe(id);
  });

  it(
    'a step back after its form leads to what was shown before, not to an empty form; the focus comes back to the choice',
    { tags: 'full' },
    async () => {
      await page.goto('/vision');
      const id = await addProduct('Голосовые интервью');
      const focused = () => page.evaluate(() => document.activeElement?.closest('[data-products]') !== null);
      await expect.poll(focused, { message: 'after one was added' }).toBe(true);
      await page.getByRole('link', { name: 'Изменить продукт «Голосовые интервью»' }).click();
      await page.getByRole('dialog', { name: 'Продукт' }).getByRole('button', { name: 'Отмена' }).click();
      await expect.poll(focused, { message: 'after one was looked at' }).toBe(true);
      expect(shown(page)).toBe(id);
      await choice(page).selectOption('main');
      await card(page, 'Продукт').getByText('Рабочее место для исследований').waitFor();
      await page.getByRole('link', { name: 'Добавить продукт' }).click();
      await page
        .getByRole('dialog', { name: 'Новый продукт' })
        .getByLabel(/^Название продукта/)
        .fill('Третий');
      await page.keyboard.press('Enter');
      await page.getByText('Доска пока пуста.').waitFor();
      await page.goBack();
      await card(page, 'Продукт').getByText('Рабочее место для исследований').waitFor();
      expect(shown(page)).toBe('main');
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
  );

  it('all together: the boards stand side by side, experiments are in one list', { tags: 'full' }, async () => {
    await page.goto('/vision');
    const id = await addProduct('Голосовые интервью');
    await choice(page).selectOption('all');
    await page.getByRole('heading', { level: 2, name: 'Голосовые интервью' }).waitFor();
    await page.getByText(/^Карточки пока пусты\./).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Голосовые интервью' }).click();
    await expect.poll(() => shown(page)).toBe(id);
    await page.getByText('Доска пока пуста.').waitFor();

    // A link to an experiment of the first product shows that product.
    await page.goto(`/experiments?product=${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await choice(page).selectOption('main');
    await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(10);
  });

  it(
    'the assistant talks about the product that is shown; a talk about another one is another talk',
    { tags: 'full' },
    async () => {
      await page.goto('/vision');
      const id = await addProduct('Голосовые интервью');
      await page.getByRole('link', { name: 'Ответьте на вопросы ассистента' }).click();
      await page.getByText('Vision Board продукта «Голосовые интервью»').waitFor();
      await expect.poll(() => shown(page)).toBe(id);
      const message = page.getByRole('textbox', { name: 'Сообщение' });
      await message.fill('voice.example');
      await page.keyboard.press('Enter');
      await page.getByText('voice.example', { exact: true }).waitFor();
      await message.fill('недописанное');

      await choice(page).selectOption('main');
      await page.getByText('Vision Board продукта «Азимут»').waitFor();
      await page.getByRole('log').getByText(/ссылк/i).first().waitFor();
      expect(await page.getByText('voice.example', { exact: true }).count()).toBe(0);
      expect(await message.inputValue()).toBe('');
      await page.goBack();
      await page.getByText('voice.example', { exact: true }).waitFor();
      expect(await message.inputValue()).toBe('недописанное');
      await page.reload();
      await page.getByText('voice.example', { exact: true }).waitFor();
    },
  );

  it('rows say whose they are while all products are shown, and the palette does', { tags: 'full' }, async () => {
    await page.goto('/experiments?backlog=1');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const main = page.getByRole('main');
    await main.getByRole('listitem').first().waitFor();
    expect(await main.getByText('Азимут', { exact: true }).count()).toBe(0);
    await page.goto('/vision');
    await addProduct('Голосовые интервью');
    await page.goto('/experiments?product=all&backlog=1');
    await expect.poll(() => main.getByText('Азимут', { exact: true }).count()).toBeGreaterThan(10);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill('онбординг');
    await palette
      .getByRole('option', { name: /Азимут/ })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await choice(page).selectOption('main');
    await expect.poll(() => main.getByText('Азимут', { exact: true }).count()).toBe(0);
  });

  it('is removed with what it holds, counted before, and comes back', { tags: 'full' }, async () => {
    await page.goto('/vision');
    await addProduct('Голосовые интервью');
    const own = card(page, 'Потребности пользователей');
    await own.getByRole('button', { name: /^Редактировать/ }).click();
    await own.getByRole('textbox').fill('Говорить, а не печатать');
    await page.keyboard.press('Control+Enter');
    await toast(page, 'Видение продукта обновлено').waitFor();
    await page.getByRole('link', { name: 'Изменить продукт «Голосовые интервью»' }).click();
    await page.getByRole('dialog', { name: 'Продукт' }).getByRole('button', { name: 'Удалить продукт' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(/На нём 1\s+карточка досок/).waitFor();
    await question.getByLabel('Что с ними станет').selectOption('Удалить вместе с продуктом');
    await question.getByRole('button', { name: 'Удалить продукт' }).click();
    await toast(page, 'Продукт удалён').waitFor();
    await expect.poll(() => choice(page).count()).toBe(0);
    await expect.poll(() => shown(page)).toBeNull();
    await page.locator('.Toastify').getByRole('button', { name: 'Вернуть' }).last().click();
    await choice(page).selectOption('Голосовые интервью');
    await own.getByText('Говорить, а не печатать').waitFor();
  });

  it('on a phone the choice is in the sheet', { tags: 'full' }, async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/vision');
    await page.getByRole('button', { name: /меню/i }).click();
    const sheet = page.getByRole('dialog', { name: 'Меню' });
    await sheet.getByRole('link', { name: 'Добавить продукт' }).click();
    const form = page.getByRole('dialog', { name: 'Новый продукт' });
    await form.getByLabel(/^Название продукта/).fill('Голосовые интервью');
    await form.getByRole('button', { name: 'Добавить' }).click();
    await toast(page, 'Продукт добавлен').waitFor();
    await expect.poll(() => shown(page)).not.toBeNull();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
