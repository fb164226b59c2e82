import type { BrowserContext, Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eachProfile, toast } from '../support/page/journey.ts';

let page: Page;
let context: BrowserContext;
eachProfile((profile) => ({ page, context } = profile));

const talk = (lines: readonly string[]): Buffer => Buffer.from(lines.join('\n\n'));

/** Three talks; in each a respondent tells of trouble, of money, and of what they do instead. */
const TALKS = [
  {
    name: 'Первый разговор.txt',
    buffer: talk([
      'Интервьюер: Расскажите, как вы в последний раз сдавали отчёт.',
      'Ирина: Отчёт сдавала в пятницу. Выгрузка опять сломалась, и я два часа переносила цифры вручную из одной таблицы в другую. Я каждый раз боюсь ошибиться, потому что программа теряет строки и никого не предупреждает.',
      'Интервьюер: А сколько вы за это платите?',
      'Ирина: Мы платим за программу четыре тысячи рублей в месяц, и ещё столько же уходит на бухгалтера, потому что сами мы не справляемся.',
      'Интервьюер: И что вы делаете, когда она теряет строки?',
      'Ирина: Завела себе тетрадку и записываю туда каждую накладную, потом вечером сверяю с экраном. Из-за этого ухожу с работы на час позже.',
      'Интервьюер: Думали уйти?',
      'Ирина: Да, в марте мы отказались от соседней программы, потому что поддержка не отвечала неделю.',
    ]),
  },
  {
    name: 'Второй разговор.txt',
    buffer: talk([
      'Интервьюер: Что было дальше?',
      'Олег: Ждал ответа поддержки неделю, так никто и не ответил. В итоге мы отказались и перешли к другим.',
      'Интервьюер: Кто это решал?',
      'Олег: Решал директор, без него у нас ничего не подписывают.',
    ]),
  },
  {
    name: 'Третий разговор.txt',
    buffer: talk([
      'Интервьюер: Как вы ведёте записи?',
      'Анна: Записи веду в тетради, потому что приложение теряет заявки. Каждый вечер пересчитываю всё вручную и фотографирую на всякий случай.',
    ]),
  },
].map((file) => ({ ...file, mimeType: 'text/plain' }));

const bar = (on: Page): Locator => on.getByRole('status').filter({ hasText: /наход/i });
const waiting = async (on: Page): Promise<number> => {
  await bar(on)
    .filter({ hasText: /разбора$/ })
    .waitFor();
  return Number.parseInt((await bar(on).textContent()) ?? '', 10);
};

describe('what the program finds', () => {
  it('is proposed after an upload, taken and refused by keys, undone, and kept over a reload and in a second tab', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Загрузить исследование' }).click();
    const dialog = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
    await dialog.getByLabel('Название').fill('Три разговора об отчётах');
    await dialog.getByLabel('Описание').fill('Как сдают отчёты');
    await dialog.getByLabel('Тип исследования').selectOption({ label: 'Интервью' });
    await dialog.locator('input[type=file]:not([webkitdirectory])').setInputFiles(TALKS);
    await dialog.getByRole('button', { name: 'Загрузить', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    // The number of waiting findings is shown as soon as it is counted; the link leads to the first, at the beginning of the
    // first text.
    await page.getByText(/^\d+.наход\S+ в \d.материал\S+ жд\S+ разбора\.$/).waitFor();
    await page.getByRole('link', { name: 'К первой находке' }).click();
    await page.getByRole('heading', { level: 1, name: 'Первый разговор.txt' }).waitFor();
    await page.goBack();
    await page
      .getByRole('button', { name: /Первый разговор\.txt/ })
      .first()
      .click();

    const found = await waiting(page);
    expect(found).toBeGreaterThan(1);
    await page.locator('[data-found]').first().waitFor();

    // The first one by its key: its words are selected; another key makes a quotation of them, and they are proposed no more.
    await page.keyboard.press('Period');
    await bar(page)
      .filter({ hasText: `Находка 1 из ${found}` })
      .waitFor();
    await page.keyboard.press('q');
    await toast(page, 'Цитата отмечена').waitFor();
    await page
      .getByText(/^1.отметка$/)
      .first()
      .waitFor();

    // The next one is none.
    await page.keyboard.press('Period');
    await bar(page)
      .filter({ hasText: `Находка 1 из ${found - 1}` })
      .waitFor();
    await page.keyboard.press('x');
    await toast(page, 'Больше не предлагаем').waitFor();
    await page.getByRole('button', { name: 'Находки списком' }).click();
    const panel = page.getByRole('region', { name: 'Находки', exact: true });
    await panel.getByText('Отклонённые (1)').waitFor();

    // A step back and again.
    await page.getByRole('region', { name: 'Текст материала' }).focus();
    await page.keyboard.press('Control+z');
    await panel.getByText('Отклонённые (1)').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Shift+z');
    await panel.getByText('Отклонённые (1)').waitFor();

    await page.reload();
    await panel.getByText('Отклонённые (1)').waitFor();
    await page
      .getByText(/^1.отметка$/)
      .first()
      .waitFor();

    // Another tab knows it too, and gives it back; this one hears.
    const other = await context.newPage();
    await other.goto(page.url());
    const there = other.getByRole('region', { name: 'Находки', exact: true });
    await there.getByText('Отклонённые (1)').click();
    await there.getByRole('button', { name: /^Вернуть / }).click();
    await toast(other, 'Находка возвращена').waitFor();
    await panel.getByText('Отклонённые (1)').waitFor({ state: 'detached' });
    await expect.poll(() => waiting(page)).toBe(found - 1);
    await other.close();
  });

  it('takes its refusals along with a study, and brings them back with it', { tags: 'full' }, async () => {
    await page.goto('/?open=research-edtech&material=material-42');
    await waiting(page);
    await page.keyboard.press('Period');
    await page.keyboard.press('x');
    await toast(page, 'Больше не предлагаем').waitFor();
    await page.goto('/?open=research-edtech');
    await page.getByRole('button', { name: 'Удалить исследование' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить', exact: true }).click();
    await toast(page, 'Исследование удалено').waitFor();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await toast(page, 'Исследование возвращено').waitFor();
    await page.goto('/?open=research-edtech&material=material-42');
    await waiting(page);
    await page.getByRole('button', { name: 'Находки списком' }).click();
    await page.getByText('Отклонённые (1)').waitFor();
  });
});
