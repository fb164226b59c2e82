import path from 'node:path';
import type { Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';

import { workbook } from '../bench/data/contacts.mjs';
import { downloadBy, eachProfile, openBehind, sharedProfile, toast } from '../support/page/journey.ts';

const CONTACTS = path.resolve(import.meta.dirname, '../fixtures/contacts');
const EDTECH = '/audiences?open=audience-edtech-pm';

let page: Page;

const listed = (on: Page, count: number) => on.getByRole('heading', { name: `Список аудиторий (${count})` }).waitFor();
const contacts = (on: Page, count: number) => on.getByRole('heading', { name: `Контакты (${count})` }).waitFor();
const adding = () => page.getByRole('dialog', { name: 'Добавить контакты' });
const addContacts = () => page.getByRole('button', { name: 'Добавить контакты' }).first().click();
const figures = () => adding().getByLabel('Сколько контактов');
const choose = (...names: string[]) =>
  adding()
    .locator('input[type=file]')
    .first()
    .setInputFiles(names.map((name) => path.join(CONTACTS, name)));

/** Everything that the database holds, as text. */
const stored = () =>
  page.evaluate(async () => {
    const opening = indexedDB.open('orientir');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const reading = database.transaction('records').objectStore('records').getAll();
    const rows = await new Promise<unknown[]>((resolve) => {
      reading.addEventListener('success', () => resolve(reading.result));
    });
    database.close();
    return JSON.stringify(rows);
  });

async function exported(): Promise<string> {
  const { file } = await downloadBy(page, () => page.getByRole('button', { name: 'Экспорт' }).click());
  return JSON.stringify(await readXlsxFile(file));
}

/** Makes a cohort, and opens it. */
async function makeCohort(): Promise<void> {
  await page.getByRole('button', { name: 'Создать аудиторию' }).click();
  const form = page.getByRole('dialog', { name: 'Новая аудитория' });
  expect(await form.getByRole('button', { name: 'Создать' }).isDisabled()).toBe(true);
  await form.getByLabel(/^Название/).fill('Новички');
  await form.getByLabel(/^Описание/).fill('Первый раз ищут инструмент для интервью');
  await form.getByLabel(/^Ожидаемое количество/).fill('1 200');
  await form.getByLabel(/^Этап воронки/).selectOption('намерение');
  await form.getByLabel(/^Название/).press('Enter');
  await form.waitFor({ state: 'detached' });
  await toast(page, 'Аудитория создана').waitFor();
}

/** Gives the open cohort another name. */
async function rename(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Ещё действия' }).click();
  await page.getByRole('menuitem', { name: 'Изменить аудиторию' }).click();
  const form = page.getByRole('dialog', { name: 'Изменить аудиторию' });
  await form.getByLabel(/^Название/).fill(name);
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await form.waitFor({ state: 'detached' });
  await toast(page, 'Аудитория сохранена').waitFor();
}

describe('a cohort, one thing after the other', () => {
  sharedProfile((profile) => ({ page } = profile));

  it('is made, and stands in another tab, too', async () => {
    await page.goto('/audiences');
    await listed(page, 5);
    const second = await openBehind(page);
    await second.goto('/audiences');
    await listed(second, 5);
    await makeCohort();
    await listed(second, 6);
    await page.locator('dl > div').filter({ hasText: 'Респонденты' }).getByText('1 200').waitFor();
    await rename('Методисты');
    await second.getByText('Методисты', { exact: true }).waitFor();
    await page.locator('.Toastify').getByRole('button', { name: 'Отменить' }).last().click();
    await second.getByText('Новички', { exact: true }).waitFor();
    await second.close();
  });

  it('is filled from a spreadsheet, mended, exported', async () => {
    // A workbook of 25: numbers that were shown as 7,9E+10, and a person on its second sheet.
    await addContacts();
    await choose('book.xlsx');
    await adding()
      .getByRole('button', { name: /^Добавить 25/ })
      .click();
    await adding().waitFor({ state: 'detached' });
    await contacts(page, 25);

    // A bank of odd lines: one is mended in place, what is there already is counted.
    await addContacts();
    await adding()
      .getByLabel(/^Номера/)
      .fill('8 (900) 000-00-01\n8-900-000-00-77\n900 000 00 7\n\n');
    await adding().getByLabel('Нераспознанные строки').waitFor();
    const broken = adding().getByLabel('Нераспознанные строки').getByRole('textbox');
    await broken.fill('900 000 00 78');
    await broken.press('Enter');
    await adding()
      .getByRole('button', { name: /^Добавить 2/ })
      .click();
    await adding().waitFor({ state: 'detached' });
    await contacts(page, 27);

    // One goes and comes back, then goes for good; the file does not know it any more.
    await page.getByLabel('Поиск контактов').fill('000-00-77');
    await page.getByRole('button', { name: /^Удалить \+7.*77$/ }).click();
    await toast(page, 'Контакт удалён').waitFor();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await contacts(page, 27);
    await page.getByRole('button', { name: /^Удалить \+7.*77$/ }).click();
    await contacts(page, 26);
    const file = await exported();
    expect(file).toContain('79000000078');
    expect(file).not.toContain('79000000077');
    expect(file).toContain('персональные данные');

    await page.reload();
    await contacts(page, 26);
  });

  it('has its contacts nowhere when they are erased', async () => {
    expect(await stored()).toContain('+79000000024');
    await page.getByRole('button', { name: 'Удалить все' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Удалить/ })
      .click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Список аудиторий (6)' }).waitFor();
    const left = await stored();
    expect(left).not.toContain('+79000000024');
  });
});

describe('who we talk to', () => {
  eachProfile((profile) => ({ page } = profile));

  const FILES: [name: string, fresh: RegExp][] = [
    ['semicolon-utf8-bom.csv', /Новых 22Дублей 2/],
    ['comma.csv', /Новых 22Дублей 2/],
    ['tab.csv', /Новых 22Дублей 2/],
    ['windows-1251.csv', /Новых [1-9]/],
    ['quoted.csv', /Новых [1-9]/],
    ['numbers.txt', /Новых 23Дублей 2/],
  ];
  it('files of every kind are read, their columns found', { tags: 'full' }, async () => {
    for (const [name, fresh] of FILES) {
      await page.goto(EDTECH);
      await contacts(page, 3);
      await addContacts();
      await choose(name);
      await figures().filter({ hasText: fresh }).waitFor();
    }
    await adding()
      .getByRole('button', { name: /^Добавить \d+/ })
      .click();
    await adding().waitFor({ state: 'detached' });
  });

  it(
    'a table of three manners keeps its people: names, cities, foreign numbers; found, exported, erased',
    { tags: 'full' },
    async () => {
      await page.goto('/audiences?open=audience-founders');
      await contacts(page, 2);
      await addContacts();
      const rows = [
        'ФИО;Телефон;Город;Комментарий',
        'Петрова Марина;8 900 000-01-01;Казань;после 18',
        'Иванов Олег,+375 29 123-45-67,Минск,',
        'Ёлкина Вера\t8 900 000-01-02, 8 900 000-01-03\tПермь\t=1+1',
        'Без номера;;Томск;',
        'Кто-то;12345;Омск;',
        'Шестая Анна;8 900 000-01-09;Орёл;',
      ];
      await adding()
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'люди.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
      await figures().filter({ hasText: 'Новых 4Дублей 0Не распознано 1' }).waitFor();
      await adding()
        .getByText(/^Всего 7\sстрок: с новыми контактами — 4, не распознано — 1, без контакта — 1, заголовков — 1\.$/)
        .waitFor();
      await adding()
        .getByRole('button', { name: /^Добавить 4/ })
        .click();
      await adding().waitFor({ state: 'detached' });
      await page.reload();
      await contacts(page, 6);
      await page.getByRole('button', { name: /^Петрова Марина/ }).waitFor();
      await page.getByLabel('Поиск контактов').fill('минск');
      await page.getByRole('button', { name: /^Иванов Олег.*375291234567/ }).click();
      expect(await page.getByRole('dialog', { name: 'Иванов Олег' }).getByLabel('Город').inputValue()).toBe('Минск');
      await page.keyboard.press('Escape');
      const file = await exported();
      for (const kept of [
        '"Петрова Марина"',
        '"+375291234567"',
        '"после 18"',
        '"=1+1"',
        '"+79000000102, +79000000103"',
      ]) {
        expect(file).toContain(kept);
      }
      await page.getByRole('button', { name: 'Удалить все контакты' }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /Удалить/ })
        .click();
      await page.getByRole('heading', { name: 'Контактов пока нет' }).waitFor();
      expect(await stored()).not.toMatch(/Петрова Марина|375291234567/);
    },
  );

  it('a workbook of two sheets is mapped, imported, merged by the next file, found, filtered, tagged, mended; a reload keeps it', async () => {
    const book = workbook([
      {
        name: 'Клиенты',
        rows: [
          ['ФИО', 'Телефон', 'Раб. тел.', 'E-mail', 'Город', 'Группа'],
          ['Ольга Примерова', '8 900 000-02-01', '8 495 000-02-01', 'olga@example.com', 'Казань', 'Новые'],
          ['Пётр Примеров', '8 900 000-02-02', null, null, 'Пермь', 'Давние'],
        ],
      },
      {
        name: 'Канал',
        rows: [
          ['Имя', 'Telegram'],
          ['Анна Примерова', '@primer_anna_e2e'],
        ],
      },
    ]);
    const table = (name: string, buffer: Buffer, mimeType: string) =>
      adding().locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });
    await page.goto('/audiences?open=audience-founders');
    await contacts(page, 2);
    await addContacts();
    await table('люди.xlsx', Buffer.from(book), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    await figures().filter({ hasText: 'Новых 3Дублей 0Не распознано 0' }).waitFor();
    await adding().getByLabel('Группа', { exact: true }).selectOption('Сегмент');
    await adding()
      .getByRole('button', { name: /^Добавить 3/ })
      .click();
    await adding().waitFor({ state: 'detached' });
    await contacts(page, 5);

    // The next file knows one of them by mail: what is new is put together, what differs a person decides; columns are remembered.
    await addContacts();
    const again =
      'ФИО;Телефон;Раб. тел.;E-mail;Город;Группа\nОльга Примерова;8 900 000-02-09;;OLGA@example.com;Томск;Новые\n';
    await table('ещё.csv', Buffer.from(again), 'text/csv');
    await figures().filter({ hasText: 'Новых 0Дублей 1Не распознано 0' }).waitFor();
    await expect.poll(() => adding().getByLabel('Группа', { exact: true }).inputValue()).toBe('segment');
    await adding()
      .getByRole('group', { name: 'Ольга Примерова, Город' })
      .getByLabel(/^Томск/)
      .check();
    await adding()
      .getByRole('button', { name: /^Дополнить 1/ })
      .click();
    await adding().waitFor({ state: 'detached' });
    await contacts(page, 5);

    // Imported once more, it changes nothing.
    await addContacts();
    await table('ещё.csv', Buffer.from(again), 'text/csv');
    await figures().filter({ hasText: 'Новых 0Дублей 1Не распознано 0' }).waitFor();
    await adding().getByRole('button', { name: 'Добавить контакты' }).click();
    await adding()
      .getByText(/^Новых контактов нет/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await contacts(page, 5);

    await page.getByRole('button', { name: /^Ольга Примерова/ }).click();
    const card = page.getByRole('dialog', { name: 'Ольга Примерова' });
    expect(await card.getByLabel('Телефон').inputValue()).toMatch(/000-02-01\n.*000-02-01\n.*000-02-09$/);
    expect(await card.getByLabel('Город').inputValue()).toBe('Томск');
    await card.getByLabel('Метки').fill('важное');
    await card.getByLabel('Не писать').check();
    await card.getByLabel('Почему не писать').fill('просила');
    await card.getByRole('button', { name: 'Сохранить' }).click();
    await toast(page, 'Контакт сохранён').waitFor();

    // The address has the filter: a reload, and the step back.
    await page.goto('/audiences?open=audience-founders&segment=Новые');
    const rows = page.getByRole('list', { name: /^Контакты: / }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByLabel('Не писать', { exact: true }).selectOption('Можно писать');
    await page.getByText(/Искали по фильтрам среди 5/).waitFor();
    await page.reload();
    await page.getByText(/Искали по фильтрам среди 5/).waitFor();
    await page.goBack();
    await expect.poll(() => rows.count()).toBe(1);
    await rows.getByText('Не писать').waitFor();
  });

  it(
    'a cohort is as large as its contacts and studies make it: in the list, the filter, the launch and the file',
    { tags: 'full' },
    async () => {
      await page.goto('/audiences?action=create');
      const form = page.getByRole('dialog', { name: 'Новая аудитория' });
      await form.getByLabel(/^Название/).fill('Посчитанные');
      await form.getByLabel(/^Описание/).fill('Сколько их, видно по контактам');
      await form.getByLabel(/^Этап воронки/).selectOption('намерение');
      await form.getByRole('button', { name: 'Создать' }).click();
      await form.waitFor({ state: 'detached' });
      const row = page.locator('[data-accordion-head]').filter({ hasText: 'Посчитанные' });
      const figure = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd');
      await expect.poll(() => figure('Респонденты').textContent()).toBe('0');
      await addContacts();
      await choose('book.xlsx');
      await adding()
        .getByRole('button', { name: /^Добавить 25/ })
        .click();
      await adding().waitFor({ state: 'detached' });
      await expect.poll(() => figure('Респонденты').textContent()).toBe('25');

      await page.goto('/?action=upload');
      const upload = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
      await upload.getByLabel(/^Название/).fill('Опрос посчитанных');
      await upload.getByLabel(/^Описание/).fill('О чём спрашивали');
      await upload.getByLabel(/^Тип исследования/).selectOption('survey');
      await upload.getByLabel(/^Количество участников/).fill('250');
      await upload.getByLabel(/^Аудитория/).selectOption('Посчитанные');
      await upload
        .locator('input[type=file]')
        .setInputFiles({ name: 'ответы.txt', mimeType: 'text/plain', buffer: Buffer.from('Ответы') });
      await upload.getByRole('button', { name: 'Загрузить' }).click();
      await upload.waitFor({ state: 'detached' });

      await page.goto('/audiences?size=medium');
      await row.getByText(/^250\sреспондентов$/).waitFor();
      await row.click();
      await expect.poll(() => figure('За последний месяц').textContent()).toBe('250');
      await expect.poll(() => figure('В текущих исследованиях').textContent()).toBe('0');
      expect(await exported()).toMatch(
        /"Посчитанные","Сколько их, видно по контактам",250,null,"намерение",0,250,0,25/,
      );
    },
  );

  const BAD: [name: string, says: RegExp][] = [
    ['archive.xlsx', /«archive\.xlsx»/],
    ['cut.xlsx', /«cut\.xlsx»/],
    ['old.xlsx', /«old\.xlsx».*\.xls/],
    ['password.xlsx', /«password\.xlsx».*парол/],
    ['book.csv', /«book\.csv»/],
    ['wide-bomb.xlsx', /«wide-bomb\.xlsx»/],
  ];
  it(
    'files that cannot be read are refused by name, with the reason; what was typed stays',
    { tags: 'full' },
    async () => {
      const numbers = adding().getByLabel(/^Номера/);
      await page.goto(EDTECH);
      await contacts(page, 3);
      await addContacts();
      await numbers.fill('8 900 000-00-55');
      for (const [name, says] of BAD) {
        await choose(name);
        await adding().getByText(says).first().waitFor();
        expect(await numbers.inputValue()).toBe('8 900 000-00-55');
      }
    },
  );

  it('a persona is read, copied, changed, removed and brought back; a candidate is accepted', async () => {
    await page.goto(EDTECH);
    await page.getByRole('button', { name: /^Продакт между релизами/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Продакт между релизами', exact: true });
    await dialog.getByRole('heading', { name: '7. Техническая грамотность' }).waitFor();
    await page.reload();
    await dialog.getByRole('button', { name: 'Дублировать' }).click();
    const copy = page.getByRole('dialog', { name: 'Продакт между релизами (копия)' });
    await copy.getByRole('button', { name: 'Изменить' }).click();
    const form = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Сохранить' }) });
    await form.getByLabel(/^Роль/).fill('Ведущий продакт');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await copy.getByText('Ведущий продакт').first().waitFor();
    await copy.getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('heading', { name: 'Персоны (3)' }).waitFor();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await page.getByRole('heading', { name: 'Персоны (4)' }).waitFor();

    await page.getByRole('button', { name: 'Найти новые персоны' }).click();
    const found = page.getByRole('dialog', { name: 'Найти новые персоны' });
    await found
      .getByLabel(/^Техническая грамотность/)
      .first()
      .selectOption('Средний');
    await found.getByRole('button', { name: 'Принять' }).first().click();
    await found.getByText('Добавлена').first().waitFor();
    await found.getByRole('button', { name: 'Отклонить' }).first().click();
    await found.getByText('Отклонена').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Персоны (5)' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Персоны (5)' }).waitFor();
  });

  it(
    'after a deletion the focus has a place: a request, a contact, a persona, the audience itself',
    { tags: 'full' },
    async () => {
      await page.goto('/audiences?open=audience-researchers');
      await contacts(page, 1);
      const press = async (name: RegExp | string, inside: 'dialog' | 'alertdialog' | null = null) => {
        const button = (inside ? page.getByRole(inside) : page).getByRole('button', { name }).first();
        await button.focus();
        await page.keyboard.press('Enter');
      };
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await press(/^Удалить запрос/);
      await expect.poll(focused).toBe('Добавить контакты');
      await press(/^Удалить @/);
      await expect.poll(focused).toBe('Добавить контакты');
      const personas = page.locator('[data-part=personas] li');
      const left = await personas.count();
      await personas.first().getByRole('button').focus();
      await page.keyboard.press('Enter');
      await press('Удалить', 'dialog');
      await press('Удалить', 'alertdialog');
      await expect.poll(() => personas.count()).toBe(left - 1);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[data-part=personas]') !== null))
        .toBe(true);
      await press('Ещё действия');
      await page.getByRole('menuitem', { name: 'Удалить аудиторию' }).press('Enter');
      await press('Удалить', 'alertdialog');
      await listed(page, 4);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-accordion-trigger')))
        .toBe(true);
    },
  );

  it(
    'an audience deleted in another tab refuses the contacts that are typed for it, and loses none',
    { tags: 'full' },
    async () => {
      await page.goto(EDTECH);
      await contacts(page, 3);
      await addContacts();
      await adding()
        .getByLabel(/^Номера/)
        .fill('8 900 555 44 33');
      const second = await openBehind(page);
      await second.goto(EDTECH);
      await second.getByRole('button', { name: 'Ещё действия' }).click();
      await second.getByRole('menuitem', { name: 'Удалить аудиторию' }).click();
      await second.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
      await listed(second, 4);
      // Behind the dialog no role is exposed.
      await page.getByText('Список аудиторий (4)').waitFor();
      await adding()
        .getByRole('button', { name: /^Добавить/ })
        .click();
      await adding().getByRole('alert').filter({ hasText: 'Её удалили, возможно в другой вкладке' }).waitFor();
      expect(
        await adding()
          .getByLabel(/^Номера/)
          .inputValue(),
      ).toBe('8 900 555 44 33');
      expect(await stored()).not.toMatch(/79005554433/);
    },
  );

  it('whom to find is kept with its state; the filter finds what the form can make', { tags: 'full' }, async () => {
    await page.goto(EDTECH);
    await contacts(page, 3);
    await addContacts();
    await adding().getByRole('tab', { name: 'Поиск' }).click();
    await adding().getByLabel('Кого найти').fill('Продакты, которые провели первое интервью сами');
    await adding().getByRole('button', { name: 'Сохранить запрос' }).click();
    await adding().waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Продакты, которые провели первое интервью сами').waitFor();
    await page.getByLabel('Этап воронки').selectOption('реактивация');
    await listed(page, 1);
    await page.getByLabel('Размер').selectOption('small');
    await page.getByText(/Искали: этап «реактивация», размер «Маленькие/).waitFor();
    await page.goBack();
  });
});
