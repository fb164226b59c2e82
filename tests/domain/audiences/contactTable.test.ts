import { describe, expect, it } from 'vitest';

import { planSheet, readRow } from '#src/domain/audiences/contactPlan.ts';
import { contactFacts, fieldsOfDetails, NO_CONTACT } from '#src/domain/audiences/contact.ts';
import { isNameLabel } from '#src/domain/audiences/fields/contactHeadings.ts';
import { columnLabels, findContactPlace, isUncut } from '#src/domain/audiences/contactTable.ts';

const phone = { type: 'phone' } as const;

describe('a table of contacts', () => {
  const HEADINGS: [name: string, row: string[]][] = [
    ['a CRM in Russian', ['ФИО', 'Контактный телефон', 'E-mail', 'Город', 'Telegram', 'Комментарий']],
    ['a CRM in English', ['Full name', 'Mobile phone', 'Email', 'City', 'Telegram', 'Notes']],
    ['parts of a name', ['Фамилия', 'Моб. тел.', 'Имя', 'Отчество', 'Должность', 'Примечание']],
    ['small letters', ['имя', 'номер телефона', 'почта', 'регион', 'ник', 'заметка']],
    ['Google contacts', ['First Name', 'Phone 1 - Value', 'Last Name', 'Organization Name', 'Labels', 'Notes']],
  ];
  const PEOPLE = [
    ['Марина Петрова', '8 900 000-00-11', 'marina@example.com', 'Казань', '@primer_marina', 'после 18'],
    ['Олег Иванов', '8 900 000-00-12', '', 'Томск', '', ''],
    ['Анна', '', 'anna@example.com', 'Пермь', '', ''],
  ];

  it.each(HEADINGS)('has the headings of %s, and its contacts keep them', (_, headings) => {
    const rows = [headings, ...PEOPLE];
    const place = findContactPlace(rows, phone);
    expect(place).toEqual({ column: 1, header: 0 });
    const labels = columnLabels(rows, place);
    expect(labels).toEqual(headings);
    const plan = planSheet(rows, phone);
    const person = readRow(PEOPLE[0] ?? [], plan);
    if (!person || !('contact' in person)) throw new Error('nobody');
    expect(person.contact.phones).toEqual(['+79000000011']);
    expect(person.contact.name).toMatch(/^Марина Петрова/);
    const said = JSON.stringify(person.contact);
    for (const cell of (PEOPLE[0] ?? []).toSpliced(1, 1)) expect(said).toContain(cell.replace(/^@/, ''));
  });

  it('of Google has no contact in the columns that say which of its addresses is meant', () => {
    const headings = ['First Name', 'Phone 1 - Label', 'Phone 1 - Value', 'E-mail 1 - Label', 'E-mail 1 - Value'];
    const rows = [headings, ['Марина', 'Mobile', '8 900 000-00-11', '* Work', 'marina@example.com']];
    expect(findContactPlace(rows, phone)).toEqual({ column: 2, header: 0 });
    const person = readRow(rows[1] ?? [], planSheet(rows, phone));
    expect(person).toMatchObject({
      contact: { name: 'Марина', phones: ['+79000000011'], emails: ['marina@example.com'] },
      leftOut: 0,
    });
  });

  it('has its headings under a title, and nothing of it is lost when they are unknown', () => {
    const rows = [['Выгрузка от 01.02.2026'], [], ['Клиент', 'Тел', 'Что купил'], ['Марина', '89000000011', 'Курс']];
    expect(findContactPlace(rows, phone)).toEqual({ column: 1, header: 2 });
    expect(columnLabels(rows, { column: 1, header: 2 })).toEqual(['Клиент', 'Тел', 'Что купил']);
  });

  it('without headings has names found, and its first person is no heading', () => {
    const place = findContactPlace(PEOPLE, phone);
    expect(place).toEqual({ column: 1, header: -1 });
    expect(columnLabels(PEOPLE, place)).toEqual(['Имя', 'Телефон', 'Почта', 'Колонка D', 'Telegram', 'Колонка F']);
    const noNumberFirst = [['Анна', '', 'Пермь'], ...PEOPLE];
    expect(findContactPlace(noNumberFirst, phone).header).toBe(-1);
    expect(findContactPlace([['Анна', '12345', 'Пермь'], ...PEOPLE], phone).header).toBe(-1);
  });

  it('has each heading once', () => {
    expect(
      columnLabels(
        [
          ['Имя', 'Имя', ''],
          ['а', 'б', 'в'],
        ],
        { column: 2, header: 0 },
      ),
    ).toEqual(['Имя', 'Имя (B)', 'Колонка C']);
  });

  it('is read whole where a row was not cut', () => {
    expect(isUncut(['Анна', '89000000011'], ['name', 'phone'])).toBe(false);
    expect(isUncut(['Анна: 89000000011'], ['name', 'phone'])).toBe(true);
    expect(isUncut(['89000000011'], ['phone', 'name'])).toBe(false);
    expect(isUncut(['89000000011'], ['phone'])).toBe(false);
    expect(isUncut([], ['name', 'phone'])).toBe(false);
  });
});

describe('who it is', () => {
  it.each(['ФИО', 'Ф. И. О.', 'Имя', 'имя клиента', 'Фамилия', 'Контактное лицо', 'Name', 'First name', 'Full Name'])(
    '«%s» is a name',
    (label) => expect(isNameLabel(label)).toBe(true),
  );
  it.each(['Username', 'Имя в Telegram', 'Город', 'Company name', 'Название', 'Именины', 'File name'])(
    '«%s» is none',
    (label) => expect(isNameLabel(label)).toBe(false),
  );

  it('is told by the columns of the name, in their order, and the rest beside it', () => {
    const details = [
      { label: 'Фамилия', text: 'Петрова' },
      { label: 'Город', text: 'Казань' },
      { label: 'Имя', text: 'Марина' },
      { label: 'Почта', text: 'marina@example.com' },
    ];
    const told = fieldsOfDetails(details);
    expect(told).toMatchObject({ name: 'Петрова Марина', city: 'Казань', emails: ['marina@example.com'], details: [] });
    expect(contactFacts({ ...NO_CONTACT, ...told, details: [{ label: 'Возраст', text: '34' }] })).toBe(
      'Казань · Возраст: 34',
    );
    expect([fieldsOfDetails([]).name, contactFacts(NO_CONTACT)]).toEqual(['', '']);
  });
});
