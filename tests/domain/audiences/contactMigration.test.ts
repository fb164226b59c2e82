import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addressesOf, contactFacts, fieldsOfDetails, type Contact } from '#src/domain/audiences/contact.ts';
import { fieldOfHeading, nameOfParts } from '#src/domain/audiences/fields/contactHeadings.ts';
import { personOfAddress, withToldDay } from '#src/domain/audiences/contactMigration.ts';
import { fold } from '#src/domain/core/format.ts';
import { readEmails } from '#src/domain/audiences/emails.ts';

const HEADINGS =
  'ФИО|Имя|Фамилия|Клиент|E-mail|Почта|Рабочая почта|Город|City|Компания|Сегмент|Источник|Комментарий|Примечание|Метки|Согласие|Телефон|Telegram|Возраст|Колонка B|'.split(
    '|',
  );

const TEXTS =
  `Марина|Петрова Марина|марина|marina@example.com|Marina@Example.com, m2@example.com|нет|—|marina@example|рабочая: m@example.com|Казань|Нижний  Новгород|после 18
или утром`.split('|');

/** Everything that a contact says, folded, in one text. */
const saidBy = (contact: Contact): string =>
  fold(
    [
      contact.name,
      ...contact.emails,
      ...(['city', 'company', 'segment', 'source', 'notes'] as const).map((field) => contact[field]),
      ...contact.details.map(({ text }) => text),
    ].join('\n'),
  );

describe('a contact of version 2', () => {
  const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ minLength: 1 }), fc.emailAddress());
  const detail = fc.record({ label: fc.oneof(fc.constantFrom(...HEADINGS), fc.string()), text });
  const address = fc.constantFrom({ type: 'phone', value: '+79001234567' }, { type: 'telegram', value: 'Marina_pm' });

  it('becomes a person who says all that it said, under any headings', () => {
    fc.assert(
      fc.property(address, fc.array(detail, { maxLength: 8 }), (old, details) => {
        const person = personOfAddress({ ...old, details, position: 'a' }) as unknown as Contact;
        expect(addressesOf(person)).toContainEqual(old);
        expect(person).toMatchObject({ position: 'a', consent: null, doNotContact: null, tags: [] });
        const said = saidBy(person).replace(/\s+/g, ' ');
        const lost = details.filter((one) => {
          if (person.details.includes(one)) return false;
          // A name and addresses of mail are read word by word, so that it is their words that stay.
          const isMail = fieldOfHeading(one.label) === 'email';
          const words = isMail ? one.text.split(/[\s,;]+/) : [one.text.trim().replace(/\s+/g, ' ')];
          return !words.every((word) => said.includes(fold(word).trim()));
        });
        expect(lost).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('loses no column that has no field, and no second city', () => {
    const details = [
      { label: 'Город', text: 'Казань' },
      { label: 'Город (C)', text: 'Пермь' },
      { label: 'Почта', text: 'рабочая: m@example.com' },
      { label: 'Телефон 2', text: '8 900 000-00-02' },
      { label: 'Метки', text: 'важное' },
    ];
    const told = fieldsOfDetails(details);
    expect(told).toMatchObject({ city: 'Казань', emails: ['m@example.com'] });
    expect(told.details).toEqual(details.slice(1));
    expect(contactFacts({ ...told, details: [] })).toBe('Казань');
  });
});

const quietSince = (at: string | null) => ({ doNotContact: { at, why: 'просила' } });

describe('«не писать» of version 4', () => {
  const of = quietSince;
  const [IMPORT, CARD, DAY] = ['2026-11-03T09:15:00.123Z', '2026-11-04T10:00:00.001Z', '2026-11-01T00:00:00.000Z'];

  it('has no day where the import gave its own moment', () => {
    const contacts = [of(IMPORT), of(IMPORT), of(CARD), of(DAY), of(DAY), of(''), { doNotContact: null }];
    const days = contacts.map(withToldDay({ ...contacts }));
    expect(days).toEqual([of(null), of(null), of(CARD), of(DAY), of(DAY), of(null), { doNotContact: null }]);
  });
});

describe('a name of several columns', () => {
  it.each([
    [['Петрова', 'Марина'], 'Петрова Марина'],
    [['Петрова Марина', 'Марина'], 'Петрова Марина'],
    [['Марина', 'Марина'], 'Марина'],
    [['Марина', 'Петрова Марина', 'Петрова'], 'Петрова Марина'],
    [['Анна', 'Аннаева'], 'Анна Аннаева'],
    [[' ', ''], ''],
  ])('%j is «%s»', (parts, name) => {
    expect(nameOfParts(parts)).toBe(name);
  });
});

describe('headings', () => {
  it.each([
    ['ФИО', 'name'],
    ['E-mail', 'email'],
    ['Рабочая почта', 'email'],
    ['Электронная почта', 'email'],
    ['Почтовый адрес', null],
    ['Моб. тел.', 'phone'],
    ['Телефон', 'phone'],
    ['Номер', 'phone'],
    ['Номер договора', null],
    ['Ник в Telegram', 'telegram'],
    ['Город', 'city'],
    ['Название компании', 'company'],
    ['Сегмент', 'segment'],
    ['Источник', 'source'],
    ['Комментарий менеджера', 'notes'],
    ['Теги', 'tags'],
    ['Согласие на обработку', 'consent'],
    ['Не звонить', 'doNotContact'],
    ['Возраст', null],
    ['', null],
  ])('«%s» is %s', (label, field) => {
    expect(fieldOfHeading(label)).toBe(field);
  });
});

describe('mail in a text', () => {
  it.each([
    ['Marina@Example.com', ['marina@example.com'], 0, ''],
    ['<a@example.com>; mailto:c@example.com', ['a@example.com', 'c@example.com'], 0, ''],
    ['Марина (m@example.com), рабочая', ['m@example.com'], 0, 'Марина рабочая'],
    ['m@example.com, m@@x', ['m@example.com'], 1, 'm@@x'],
    ['почта@example.com', ['почта@example.com'], 0, ''],
  ])('%s', (text, values, leftOut, note) => {
    expect(readEmails(text)).toEqual({ values, leftOut, note });
  });

  it.each([
    ['нет', 'Здесь нет адреса почты'],
    ['m@@x', 'Адрес почты записан с ошибкой'],
    ['x'.repeat(400), 'Слишком длинная строка: оставьте в ней один контакт'],
  ])('%s is none', (text, problem) => {
    expect(readEmails(text)).toEqual({ problem });
  });
});
