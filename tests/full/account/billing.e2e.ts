import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';

import { eachProfile, openBehind, tabTo, toast } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const field = (label: RegExp, on = page) => on.getByRole('textbox', { name: label });
const history = (count: number, on = page) =>
  on.getByRole('heading', { name: `История платежей (${count})`, exact: true }).waitFor();

/** A well-known firm, its numbers from the public register, pasted as people paste them. */
const PAYER: readonly (readonly [label: RegExp, typed: string])[] = [
  [/^Название организации/, '=ПАО «Ёлка»'],
  [/^ИНН/, ' 7707-083 893 '],
  [/^КПП/, '7736 01 001'],
  [/^ОГРН/, '1 027 700 132 195'],
  [/^Юридический адрес/, '117312, г. Москва, ул. Вавилова, д. 19'],
  [/^Контактное лицо/, 'Пётр Щукин'],
  [/^Почта/, 'buh@example.com'],
];

async function fillPayer(on = page): Promise<void> {
  for (const [label, typed] of PAYER) await field(label, on).fill(typed);
}

async function pdfText(file: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise;
  const content = await (await pdf.getPage(1)).getTextContent();
  return content.items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

async function issued(on = page): Promise<{ readonly name: string; readonly text: string }> {
  const downloading = on.waitForEvent('download');
  await on.getByRole('button', { name: 'Выставить счёт' }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await pdfText(await readFile(await download.path())) };
}

async function exportedRows(): Promise<unknown[][]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Экспорт' }).click();
  const [sheet] = await readXlsxFile(await readFile(await (await downloading).path()), { trim: false });
  return (sheet?.data ?? []) as unknown[][];
}

describe('an invoice, from the plan to the active plan', () => {
  it.each([
    ['Персональный', 'personal', '25 000,00', '4 508,20', 'Двадцать пять тысяч рублей 00 копеек'],
    ['Команда', 'team', '147 000,00', '26 508,20', 'Сто сорок семь тысяч рублей 00 копеек'],
    ['Департамент', 'department', '450 000,00', '81 147,54', 'Четыреста пятьдесят тысяч рублей 00 копеек'],
  ])('%s', async (name, id, total, vat, words) => {
    await page.goto('/profile?section=billing');
    const pay = page.getByRole('button', { name: 'Оплатить картой' });
    await pay.waitFor();
    expect(await pay.isDisabled()).toBe(true);
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    await page.waitForURL(`**/profile?section=billing&plan=${id}`);
    await fillPayer();
    const paper = await issued();
    await toast(page, 'Счёт № 208 выставлен').waitFor();
    expect(paper.name).toMatch(/^ОБРАЗЕЦ счёта № 208 — =ПАО «Ёлка» — \d{4}-\d\d-\d\d\.pdf$/);
    for (const part of [
      'ОБРАЗЕЦ Не оплачивать: продавец вымышлен',
      'Счёт на оплату № 208 от ',
      `тариф «${name}»`,
      `Итого: ${total}`,
      `В том числе НДС 22 %: ${vat}`,
      `Всего к оплате: ${total}`,
      words,
      'Покупатель',
      '=ПАО «Ёлка», ИНН 7707083893, КПП 773601001, ОГРН 1027700132195, 117312, г. Москва',
      'Пётр Щукин, buh@example.com',
      'Поставщик',
      'ООО «Ориентир», ИНН 7799000421',
      'БИК 044525999',
      '40702810300000000042',
      `Оплата по счёту № 208 от`,
      `НДС 22 % — ${vat} руб.`,
      'Срок оплаты: до ',
    ]) {
      expect(paper.text).toContain(part);
    }
    // The typed text is still there; the other one stays until it is paid.
    expect(await field(/^ИНН/).inputValue()).toBe('7707083893');
    await page.getByText('Текущий тариф:').waitFor();
    await page.getByRole('link', { name: 'Счета, которые ждут оплаты: 2' }).click();
    await history(2);
    await page.getByText(`Счёт № 208, тариф «${name}»`).waitFor();
  });

  it('is paid: the deposit counts, the plan is active after a reload; undone, it waits again; the file holds it all', async () => {
    await page.goto('/profile?section=billing&plan=department');
    await fillPayer();
    await issued();
    await page.goto('/profile?section=balance');
    await history(15);
    await page.getByText(/^72\s500\s₽$/).waitFor();
    await page.getByRole('button', { name: 'Отметить оплаченным: счёт № 208' }).click();
    await toast(page, 'Счёт № 208 отмечен оплаченным').waitFor();
    await page.getByText(/^522\s500\s₽$/).waitFor();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await page.getByText(/^72\s500\s₽$/).waitFor();
    await page.getByRole('button', { name: 'Отметить оплаченным: счёт № 208' }).click();
    await page.getByText(/^522\s500\s₽$/).waitFor();
    await page.reload();
    await page.getByText(/^522\s500\s₽$/).waitFor();

    await page.getByLabel('Какие операции').selectOption('deposit');
    await page.waitForURL('**/profile?section=balance&payments=deposit');
    await page.reload();
    await history(4);
    const rows = await exportedRows();
    expect(rows.map((row) => row[1])).toEqual(['Сумма, ₽', 450_000, 147_000, 25_000, 147_000]);
    expect(rows[1]?.slice(2, 10)).toEqual([
      'Поступление',
      'Счёт №\u00A0208, тариф «Департамент»',
      null,
      208,
      450_000,
      'Департамент',
      '=ПАО «Ёлка»',
      '7707083893',
    ]);
    expect(rows[1]?.[0]).toBeInstanceOf(Date);

    // The paper can be had again, the same.
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать счёт № 208' }).click();
    expect(await pdfText(await readFile(await (await downloading).path()))).toContain('450 000,00');
    await page.getByRole('link', { name: 'Тарифы и оплата' }).click();
    await page.getByText('«Департамент»').first().waitFor();
    await page.getByText(/^Активен с/).waitFor();
    await page.getByRole('radio', { name: /^Департамент.*Текущий/ }).waitFor();
  });

  it('two tabs never issue one number; a wrong digit issues none; a half-typed payer survives', async () => {
    await page.goto('/profile?section=billing&plan=team');
    await fillPayer();
    await field(/^ИНН/).fill('7707083894');
    await page.getByRole('button', { name: 'Выставить счёт' }).click();
    await page.getByText('Контрольная цифра не сходится: проверьте номер').waitFor();
    await page.reload();
    await expect.poll(() => field(/^ИНН/).inputValue()).toBe('7707083894');
    await expect.poll(() => field(/^Контактное/).inputValue()).toBe('Пётр Щукин');
    await field(/^ИНН/).fill('7707083893');
    await field(/^ИНН/).blur();
    await page.reload();
    const second = await openBehind(page);
    await second.goto('/profile?section=billing&plan=personal');
    await field(/^ИНН/, second).waitFor();
    const papers = await Promise.all([issued(), issued(second)]);
    expect(papers.map(({ text }) => /Счёт на оплату № (\d+)/.exec(text)?.[1]).sort()).toEqual(['208', '209']);
    await page.goto('/profile?section=balance&payments=awaiting');
    await history(3);
  });

  it('by keyboard alone, from the balance to the paper', async () => {
    await page.goto('/profile?section=balance');
    await history(14);
    await page.getByRole('button', { name: 'Пополнить' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile?section=billing&plan=team');
    await page.getByRole('radio', { name: /^Команда/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/profile?section=billing&plan=department');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Оплата картой не подключена' }).waitFor();
    await page.getByRole('button', { name: 'Оплатить по счёту' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'organisation');
    for (const [, typed] of PAYER) {
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect(await pdfText(await readFile(await (await downloading).path()))).toContain('Четыреста пятьдесят тысяч');
  });
});

describe('cards', () => {
  it('are changed, undone and kept; the cards by keyboard alone', async () => {
    const pressOn = async (name: string | RegExp, exact = false) => {
      await tabTo(page.getByRole('button', { name, exact }));
      await page.keyboard.press('Enter');
    };
    await page.goto('/profile?section=billing');
    const cards = page.getByRole('list', { name: 'Сохранённые карты' }).getByRole('listitem');
    await cards.nth(1).waitFor();
    await pressOn(/^Сделать основной: Visa/);
    await cards.first().getByText('Visa').waitFor();
    await pressOn(/^Удалить карту Visa/);
    await toast(page, 'Карта удалена').waitFor();
    await expect.poll(() => cards.count()).toBe(1);
    await cards.first().getByText('Основная').waitFor();
    await page.keyboard.press('Alt+t');
    await pressOn('Вернуть', true);
    await cards.nth(1).waitFor();
    await cards.first().getByText('Visa').waitFor();
    await pressOn('Добавить карту');
    await page.getByRole('dialog', { name: 'Добавить карту здесь нельзя' }).waitFor();
    await page.keyboard.press('Escape');
  });
});

describe('money of a company', () => {
  it('a new company starts with none, keeps its own through a reload, and takes it along when it is erased', async () => {
    await page.goto('/profile?section=billing&plan=team');
    await fillPayer();
    await page.goto('/onboarding');
    await page.getByLabel(/^Название компании/).fill('Маяк');
    await page.getByLabel(/^Первый продукт/).fill('Луч');
    await page.getByLabel(/^Первый продукт/).press('Enter');
    await page.waitForURL('**/chat');

    await page.goto('/profile?section=balance');
    await page.getByRole('heading', { name: 'На балансе пока пусто' }).waitFor();
    await page.goto('/profile?section=billing&plan=personal');
    await page.getByText('не оплачен').waitFor();
    await page.getByText('Сохранённых карт нет.').waitFor();
    expect(await field(/^Название организации/).inputValue()).toBe('');
    await fillPayer();
    expect((await issued()).text).toContain('Счёт на оплату № 1 от');

    // Cancelled it stays, crossed out, in no sum; what is done once cannot be done again.
    await page.goto('/profile?section=balance');
    await history(1);
    await page.getByText(/^ждёт оплаты: 1\sсчёт/).waitFor();
    await page.getByRole('button', { name: 'Отменить счёт № 1' }).click();
    await toast(page, 'Счёт № 1 отменён').waitFor();
    await page.getByText('неоплаченных счетов нет').waitFor();
    expect(await page.getByRole('button', { name: /^Отметить оплаченным/ }).count()).toBe(0);
    await page.reload();
    await history(1);
    expect(await page.locator('s').allTextContents()).toEqual([
      expect.stringMatching(/^Счёт №\s1, тариф «Персональный»$/),
      expect.stringMatching(/^\+25\s000\s₽$/),
    ]);

    await page.goto('/profile?section=companies');
    await page.getByRole('button', { name: 'Настройки: Маяк' }).click();
    await page.getByRole('button', { name: 'Удалить компанию' }).click();
    await page.getByLabel(/^Чтобы подтвердить/).fill('Маяк');
    await page.getByRole('button', { name: 'Стереть насовсем' }).click();
    await toast(page, 'Компания удалена').waitFor();
    await page.goto('/profile?section=balance');
    await history(14);
    const left = await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('orientir');
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error));
      });
      const rows = await new Promise<{ space: string; kind: string }[]>((resolve) => {
        const reading = database.transaction('records').objectStore('records').getAll();
        reading.addEventListener('success', () => resolve(reading.result));
      });
      database.close();
      const money = rows.filter(({ kind }) => kind === 'transaction' || kind === 'paymentCard');
      return { spaces: [...new Set(money.map(({ space }) => space))], kept: Object.keys(localStorage) };
    });
    expect(left.spaces).toEqual(['company-orientir']);
    expect(left.kept.filter((key) => key.startsWith('invoice-payer'))).toEqual(['invoice-payer:company-orientir']);
  });
});
