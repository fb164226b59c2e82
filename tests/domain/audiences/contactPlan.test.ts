import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { NO_CONTACT, type Contact } from '#src/domain/audiences/contact.ts';
import {
  COLUMN_USES,
  nameInRow,
  planSheet,
  readRow,
  withUse,
  type ColumnUse,
} from '#src/domain/audiences/contactPlan.ts';
import { tagsOf } from '#src/domain/audiences/contactTags.ts';

const phone = { type: 'phone' } as const;

const HEADINGS =
  'ФИО|Телефон|Раб. тел.|Почта|Telegram|Город|Компания|Сегмент|Источник|Комментарий|Теги|Согласие|Не писать|Возраст'.split(
    '|',
  );

const MARINA =
  'Петрова Марина|8 900 000-00-11|8 495 000-00-12|M@Example.com|@primer_m|Казань|Пример|Новые|Сайт|после 18|а, Б;А|03.11.2026: устно|да|34'.split(
    '|',
  );

const contactIn = (row: readonly string[], uses: readonly ColumnUse[], labels = uses.map(String)): Contact => {
  const read = readRow(row, { labels, uses });
  if (!read || !('contact' in read)) throw new Error('nobody');
  return read.contact;
};

/** Earlier uses for tables with ages. */
const recall = (labels: readonly string[]) => (labels.includes('Возраст') ? { Возраст: 'segment' as const } : null);

/** Returns the uses of two columns, the second of which is called «Номер». */
const usesWith = (number: string) =>
  planSheet([['Телефон', 'Номер'], ...[1, 2].map((row) => [`8900000000${row}`, number])], phone).uses;

/** A table of numbers and of mail. */
const numbers = (heading: string) => [
  [heading, 'Имя', 'Почта'],
  ['9160000011', 'Анна Петрова', 'anna@example.com'],
  ['9160000012', 'Олег Власов', 'oleg@example.com'],
];

/** A table of people without addresses. */
const hobbies = (heading: string, hobby: string) => [
  ['Участник', heading],
  ['ID4', hobby],
  ['ID5', 'gardening'],
];

describe('a plan of a sheet', () => {
  it('knows every column by its heading', () => {
    const plan = planSheet([HEADINGS, MARINA], phone);
    expect(plan).toMatchObject({ header: 0, labels: HEADINGS, isTaken: true });
    expect(plan.uses).toEqual(
      'name|phone|phone|email|telegram|city|company|segment|source|notes|tags|consent|doNotContact|keep'.split('|'),
    );
    expect(contactIn(MARINA, plan.uses, [...plan.labels])).toEqual({
      ...NO_CONTACT,
      name: 'Петрова Марина',
      phones: ['+79000000011', '+74950000012'],
      emails: ['m@example.com'],
      telegram: 'primer_m',
      city: 'Казань',
      company: 'Пример',
      segment: 'Новые',
      source: 'Сайт',
      notes: 'после 18',
      tags: ['а', 'Б'],
      consent: { answer: 'given', at: '2026-11-03T00:00:00.000Z', text: 'устно', how: 'import' },
      doNotContact: { at: null, why: '' },
      details: [{ label: 'Возраст', text: '34' }],
    });
    expect(nameInRow(MARINA, plan)).toBe('Петрова Марина');
  });

  it('knows columns without headings by their cells, and takes no sheet without people', () => {
    const rows = Array.from({ length: 4 }, (_, index) => [
      `Анна ${index}`,
      `m${index}@example.com`,
      `@primer_${index}`,
    ]);
    expect(planSheet(rows, phone)).toMatchObject({ header: -1, uses: ['keep', 'email', 'telegram'], isTaken: true });
    expect(planSheet([['Всего', '3']], phone)).toMatchObject({ isTaken: false });
    expect(planSheet([['нет'], ['никого']], phone)).toMatchObject({ uses: ['phone'], isTaken: true });
    expect(planSheet([], phone)).toMatchObject({ uses: [], isTaken: false });
  });

  it('takes no number for a phone where the heading says what else it is', () => {
    for (const heading of ['id', 'Номер договора', 'Номер заказа', 'ИНН', 'Трек-номер', 'Сумма', 'Telegram'])
      expect(planSheet(numbers(heading), phone).uses[0]).not.toBe('phone');
    for (const heading of ['Телефон', 'Другой телефон', 'Телефон для заказа', 'Куда звонить'])
      expect(planSheet(numbers(heading), phone).uses[0]).toBe('phone');
  });

  it('takes no Latin word for a name in Telegram unless it says so', () => {
    expect(planSheet(hobbies('Увлечение', 'shopping'), phone).isTaken).toBe(false);
    expect(planSheet(hobbies('Ник', 'shopping'), phone).uses[1]).toBe('telegram');
    expect(planSheet(hobbies('Увлечение', '@shopping'), phone).uses[1]).toBe('telegram');
  });

  it('reads the headings of forms and of a CRM', () => {
    const headings = [
      'Как вас зовут?',
      'Оставьте телефон или ник в Telegram',
      'Я согласен(а) на обработку данных',
      'Согласие на рассылку',
    ];
    const rows = [headings, ['Анна', '@anna_primer', '', 'да'], ['Олег', 'oleg_primer', 'Согласен(а)', 'нет']];
    const plan = planSheet(rows, phone);
    expect(plan).toMatchObject({ header: 0, uses: ['name', 'telegram', 'consent', 'keep'] });
    expect(contactIn(rows[2] ?? [], plan.uses, headings)).toMatchObject({
      name: 'Олег',
      telegram: 'oleg_primer',
      consent: { answer: 'given', at: null },
    });
  });

  it('reads a consent and its day from two columns', () => {
    const row = ['8 900 000-00-01', 'ИСТИНА', '03.11.2026'];
    const { consent } = contactIn(row, ['phone', 'consent', 'consent'], ['Телефон', 'Согласие', 'Дата согласия']);
    expect(consent).toMatchObject({ answer: 'given', at: '2026-11-03T00:00:00.000Z' });
  });

  it('takes a mail address that stands beside a phone', () => {
    const contact = contactIn(['Анна, anna@example.com, 8 900 000-00-01'], ['phone']);
    expect(contact).toMatchObject({ name: 'Анна', phones: ['+79000000001'], emails: ['anna@example.com'] });
  });

  it('takes «Номер» for a phone only where phones stand in it', () => {
    expect(usesWith('17')).toEqual(['phone', 'keep']);
    expect(usesWith('8 900 000-00-17')).toEqual(['phone', 'phone']);
  });

  it('is as a person said before, where the headings are the same', () => {
    expect(planSheet([HEADINGS, MARINA], phone, recall).uses.at(-1)).toBe('segment');
    expect(planSheet([MARINA], phone, () => ({ 'Колонка A': 'skip' })).uses).not.toContain('skip');
  });

  it('has one city: another column takes its place, phones stand together', () => {
    const plan = planSheet([HEADINGS, MARINA], phone);
    const moved = withUse(plan, 13, 'city');
    expect([moved.uses[5], moved.uses[13]]).toEqual(['keep', 'city']);
    expect(withUse(plan, 13, 'phone').uses.filter((use) => use === 'phone')).toHaveLength(3);
    const nobody = planSheet([['Всего', '3']], phone);
    expect(withUse(nobody, 1, 'phone').isTaken).toBe(true);
    expect(withUse({ ...plan, isTaken: false }, 13, 'phone').isTaken).toBe(false);
  });
});

describe('a row', () => {
  it('is nobody where nothing stands, and tells why where something else does', () => {
    expect(readRow(['Марина', ''], { labels: [], uses: ['name', 'phone'] })).toBeNull();
    expect(readRow(['Марина', '123'], { labels: [], uses: ['name', 'phone'] })).toMatchObject({
      text: '123',
      column: 1,
      type: 'phone',
    });
  });

  it.each([
    ['Статус', 'Отказ от общения', true],
    ['Статус контакта', 'Чёрный список', true],
    ['Этап', 'просил больше не звонить', true],
    ['Статус', 'Отказ', false],
    ['Статус', 'Клиент, не связывались', false],
    ['Увлечение', 'не звонить', false],
  ])('a status that refuses is obeyed: %s, %s', (label, text, isRefused) => {
    const read = readRow(['8 900 000-00-11', text], { labels: ['Телефон', label], uses: ['phone', 'keep'] });
    const doNotContact = isRefused ? { at: null, why: text } : null;
    expect(read).toMatchObject({ contact: { doNotContact, details: [{ label, text }] } });
  });

  it('keeps what is no address beside what is, and counts it', () => {
    const read = readRow(['8 900 000-00-11', 'нет'], { labels: ['Телефон', 'Почта'], uses: ['phone', 'email'] });
    expect(read).toMatchObject({ contact: { details: [{ label: 'Почта', text: 'нет' }] }, leftOut: 1 });
  });

  it.each([
    ['да', { at: null, why: '' }],
    ['просила не звонить', { at: null, why: 'просила не звонить' }],
    ['31.02.2026', { at: null, why: '' }],
    ['не звонить', { at: null, why: 'не звонить' }],
    ['не беспокоить после 18', { at: null, why: 'не беспокоить после 18' }],
    ['нет', null],
    ['не возражает', null],
    ['можно', null],
    ['3.11.2026 просила', { at: '2026-11-03T00:00:00.000Z', why: 'просила' }],
    ['дата не указана: просила', { at: null, why: 'просила' }],
    ['дата не указана', { at: null, why: '' }],
  ])('«не писать»: «%s»', (cell, expected) => {
    expect(contactIn(['89000000011', cell], ['phone', 'doNotContact']).doNotContact).toEqual(expected);
  });

  it('has words around a number for its name and its note', () => {
    expect(contactIn(['Марина Петрова, 89000000011'], ['phone'])).toMatchObject({ name: 'Марина Петрова' });
    expect(contactIn(['89000000011 после 18'], ['phone'])).toMatchObject({ notes: 'после 18', details: [] });
    expect(contactIn(['89000000011 после 18', 'важно'], ['phone', 'notes'])).toMatchObject({
      notes: 'важно',
      details: [{ label: 'Заметка', text: 'после 18' }],
    });
    expect(contactIn(['@one_one, @two_two'], ['telegram'])).toMatchObject({
      telegram: 'one_one',
      details: [{ label: 'Telegram', text: '@two_two' }],
    });
  });

  it('loses no cell but those that are not taken', () => {
    const cell = fc.oneof(
      fc.constantFrom('да', 'нет', '8 900 000-00-11', 'a@example.com', '@primer', 'Казань'),
      fc.string(),
    );
    const column = fc.tuple(fc.constantFrom(...COLUMN_USES), cell);
    fc.assert(
      fc.property(fc.array(column, { maxLength: 8 }), (columns) => {
        const uses = columns.map(([use]) => use);
        const row = columns.map(([, text]) => text);
        const read = readRow(row, { labels: uses.map((use, at) => `${use} ${at}`), uses });
        const said = JSON.stringify(read);
        // withUse makes sure of uses that only one column may have; addresses, tags and consent are read and not copied.
        const once = uses.filter((use, at) => uses.indexOf(use) === at || use === 'keep');
        const copied = columns.filter(([use, text]) => use === 'keep' && once.includes(use) && text.trim() !== '');
        const lost =
          read && 'contact' in read ? copied.filter(([, text]) => !said.includes(JSON.stringify(text.trim()))) : [];
        expect(lost).toEqual([]);
      }),
    );
  });
});

it('tags are parted by commas, semicolons and lines, each once', () => {
  expect(tagsOf(' важное; Важное,ещё\nеще,, новое  слово ')).toEqual(['важное', 'ещё', 'новое слово']);
  expect(tagsOf('* myContacts ::: Клиенты ::: * starred')).toEqual(['Клиенты']);
});
