import type { Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';

import { downloadBy, eachProfile, openBehind, readPdf, toast, workspaceOpen } from '../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const card = (on: Page, title: string) =>
  on.getByRole('listitem').filter({ has: on.getByRole('heading', { name: title, exact: true }) });

/** Downloads an export of the menu in a format. */
const exported = (format: 'PDF' | 'XLSX' | 'PNG') =>
  downloadBy(page, async () => {
    await page.getByRole('button', { name: 'Скачать' }).click();
    await page.getByRole('menuitem', { name: format }).click();
  });

describe('the boards', () => {
  it('a card is edited by keyboard, kept over a reload, seen in a second tab, given back from its history', async () => {
    await page.goto('/vision');
    await page.getByText(/на основе 18\s+интервью/).waitFor();
    const second = await openBehind(page);
    await second.goto('/vision');
    const product = card(page, 'Продукт');
    await product.getByRole('button', { name: /^Редактировать/ }).focus();
    await page.keyboard.press('Enter');
    await product.getByRole('textbox').fill('Черновик, который не сохранят');
    await page.keyboard.press('Escape');
    await product.getByText('Рабочее место для исследований').waitFor();
    await product.getByRole('button', { name: /^Редактировать/ }).click();
    await product.getByRole('textbox').fill('Место, где команда слышит людей.\n\n- первое\n- второе <b>не жирное</b>');
    await page.keyboard.press('Control+Enter');
    await toast(page, 'Видение продукта обновлено').waitFor();
    await card(second, 'Продукт').getByText('второе <b>не жирное</b>').waitFor();
    await page.reload();
    await product.getByRole('listitem').filter({ hasText: 'второе <b>не жирное</b>' }).waitFor();

    await product.getByRole('button', { name: /^История/ }).click();
    const history = page.getByRole('dialog');
    await history
      .getByRole('button', { name: /^Восстановить/ })
      .first()
      .click();
    await history.waitFor({ state: 'detached' });
    await product.getByText('Рабочее место для исследований').waitFor();
  });

  it(
    'changed in another tab while it is being edited: both texts stand side by side until one is chosen',
    { tags: 'full' },
    async () => {
      await page.goto('/vision');
      const second = await openBehind(page);
      await second.goto('/vision');
      const edit = async (on: Page, text: string) => {
        await on.bringToFront();
        await card(on, 'Продукт')
          .getByRole('button', { name: /^Редактировать/ })
          .click();
        await card(on, 'Продукт').getByRole('textbox').fill(text);
      };
      await edit(page, 'Моё, ещё не сохранённое');
      await edit(second, 'Чужое, уже сохранённое');
      await second.keyboard.press('Control+Enter');
      await toast(second, 'Видение продукта обновлено').waitFor();
      await page.bringToFront();
      const both = card(page, 'Продукт').getByRole('region', { name: 'Изменено в другой вкладке' });
      await both.getByText('Чужое, уже сохранённое').waitFor();
      await both.getByText('Моё, ещё не сохранённое').waitFor();
      await both.getByRole('button', { name: /оставить своё$/ }).click();
      await card(page, 'Продукт').getByRole('textbox').focus();
      await page.keyboard.press('Control+Enter');
      await card(second, 'Продукт').getByText('Моё, ещё не сохранённое').waitFor();
    },
  );

  it('saved in two tabs at once: the later one is refused, and neither text is lost', { tags: 'full' }, async () => {
    await page.goto('/vision');
    const second = await openBehind(page);
    await second.addInitScript(() => {
      // Messages of other tabs come late, as late as the journey wants: `hear()` lets them in.
      const held: (() => void)[] = [];
      const { addEventListener } = BroadcastChannel.prototype;
      BroadcastChannel.prototype.addEventListener = function (type: string, listener: unknown) {
        addEventListener.call(this, type, (event) => held.push(() => (listener as (e: Event) => void)(event)));
      };
      Object.assign(window, { hear: () => held.splice(0).forEach((tell) => tell()) });
    });
    await second.goto('/vision');
    const save = async (on: Page, text: string) => {
      await on.bringToFront();
      const product = card(on, 'Продукт');
      await product.getByRole('button', { name: /^Редактировать/ }).click();
      await product.getByRole('textbox').fill(text);
      await on.keyboard.press('Control+Enter');
    };
    // The second has read the board before the first writes: its first frame has the same card, drawn before that.
    await workspaceOpen(second);
    await save(page, 'Из первой вкладки');
    await toast(page, 'Видение продукта обновлено').waitFor();
    await save(second, 'Из второй вкладки');
    const late = card(second, 'Продукт');
    await late.getByText(/^Запись уже изменилась/).waitFor();
    expect(await late.getByRole('textbox').inputValue()).toBe('Из второй вкладки');

    await second.evaluate('hear()');
    const both = late.getByRole('region', { name: 'Изменено в другой вкладке' });
    await both.getByText('Из первой вкладки').waitFor();
    await both.getByRole('button', { name: /оставить своё$/ }).click();
    await late.getByRole('button', { name: /^Сохранить/ }).click();
    await card(page, 'Продукт').getByText('Из второй вкладки').waitFor();
    await page.bringToFront();
    await card(page, 'Продукт')
      .getByRole('button', { name: /^История/ })
      .click();
    await page.getByRole('dialog').getByText('Из первой вкладки').waitFor();
  });

  it('interviews propose, a person decides; the decision stays', async () => {
    await page.goto('/vision');
    await page.getByRole('button', { name: 'Обновить из интервью' }).click();
    await toast(page, 'Анализируем последние интервью и обновляем стратегию...').waitFor();
    const dialog = page.getByRole('dialog');
    const accept = dialog.getByRole('button', { name: /^Принять/ });
    const label = (await accept.first().getAttribute('aria-label')) ?? '';
    const insight = label.replace(/^Принять: /, '');
    await dialog.getByText('Встанет', { exact: false }).first().waitFor();
    await accept.first().click();
    await dialog.getByRole('button', { name: label }).waitFor({ state: 'detached' });
    // Taken back at once, it waits again; taken and closed, Ctrl+Z takes it back.
    await toast(page, 'Предложение принято').waitFor();
    await page.locator('.Toastify').getByRole('button', { name: 'Отменить', exact: true }).last().click();
    await dialog.getByRole('button', { name: label }).click();
    await dialog.getByRole('button', { name: label }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(insight).first().waitFor();
    await page.keyboard.press('Control+z');
    await toast(page, 'Изменение отменено').waitFor();
    await page.getByText(insight).first().waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Shift+z');
    await page.getByText(insight).first().waitFor();
    await page.reload();
    await page.getByText(insight).first().waitFor();
    await page.getByRole('button', { name: 'Обновить из интервью' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: label }).count()).toBe(0);
  });

  it('the vision board as PDF, XLSX and PNG: opened and read', async () => {
    await page.goto('/vision');
    await card(page, 'Расходы').waitFor();
    const pdf = await exported('PDF');
    expect(pdf.name).toMatch(/^Vision Board — Азимут — \d{4}-\d\d-\d\d\.pdf$/);
    const { pages, text } = await readPdf(pdf.file);
    expect(pages).toBe(1);
    for (const words of ['Целевая аудитория', 'Рабочее место для исследований и стратегии', 'Команда разработки']) {
      expect(text).toContain(words);
    }
    const sheets = await readXlsxFile((await exported('XLSX')).file);
    expect(sheets[0]?.data).toHaveLength(12);
    const png = await exported('PNG');
    expect(png.file.subarray(1, 4).toString()).toBe('PNG');
    expect(png.file.readUInt32BE(16)).toBe(2246);
    expect(png.file.length).toBeGreaterThan(50_000);
  });

  it(
    'a touchpoint over the strategy: in the address, over a reload, and an experiment of its hypothesis',
    { tags: 'full' },
    async () => {
      await page.goto('/strategy?tab=product');
      await page.getByRole('link', { name: 'Точки касания' }).click();
      const detail = page.getByRole('dialog', { name: 'Точка касания' });
      await detail.getByRole('combobox', { name: 'Точка касания' }).selectOption('tp-activation-1');
      await page.waitForURL(/tab=product.*point=tp-activation-1/);
      await page.reload();
      await detail.getByRole('heading', { name: 'Jobs To Be Done' }).waitFor();
      await detail
        .getByRole('button', { name: /^Создать эксперимент/ })
        .first()
        .click();
      const canvas = page.getByRole('dialog', { name: 'MVP Experiment Canvas' });
      await canvas.getByRole('textbox', { name: /^Название эксперимента/ }).fill('Из точки касания');
      await canvas.getByRole('button', { name: 'Создать эксперимент' }).click();
      await toast(page, 'Эксперимент создан').waitFor();
      await detail
        .getByRole('link', { name: /Из точки касания/ })
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
      await detail.waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).toBe('?tab=product');
    },
  );

  it('the three tabs of the strategy: cards, address, forms, exports', { tags: 'full' }, async () => {
    await page.goto('/strategy');
    const cards = () => page.getByRole('tabpanel').getByRole('heading', { level: 2 }).count();
    // The first card may appear before the others are drawn.
    await card(page, 'Размер рынка').waitFor();
    await expect.poll(cards).toBe(9);
    await page.getByRole('tab', { name: 'Маркетинг' }).click();
    await card(page, 'Бюджеты').waitFor();
    await expect.poll(cards).toBe(14);
    await page.reload();
    await card(page, 'Бюджеты').waitFor();
    const { text } = await readPdf((await exported('PDF')).file);
    expect(text).toContain('Продаём не интервью и не отчёт');
    await page.goBack();
    await card(page, 'Размер рынка').waitFor();
    await page.getByRole('tab', { name: 'Рынок' }).focus();
    await page.keyboard.press('ArrowRight');
    await card(page, 'OKR').waitFor();
    await expect.poll(cards).toBe(9);
  });
});
