import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import {
  checkContact,
  contactFormOf,
  contactOfForm,
  editContact,
  tagContacts,
  type ContactForm,
} from '#src/domain/audiences/form/contactForm.ts';
import type { ContactEntry } from '#src/domain/audiences/contactList.ts';

const AT = '2026-11-24T00:00:00.000Z';
const BEFORE = '2026-11-03T09:00:00.000Z';

const marina: ContactEntry = {
  ...NO_CONTACT,
  listId: 'l',
  key: 'c',
  name: 'Марина',
  phones: ['+79000000001', '+375291234567'],
  emails: ['m@example.com'],
  telegram: 'Primer_M',
  tags: ['один'],
  details: [
    { label: 'Возраст', text: '34' },
    { label: 'Комментарий: важно', text: 'две\nстроки: так' },
  ],
  consent: { answer: 'given', at: BEFORE, text: 'да', how: 'web' },
  invitedAt: BEFORE,
};

const form = (typed: Partial<ContactForm> = {}): ContactForm => ({ ...contactFormOf(marina), ...typed });
const edited = (typed: Partial<ContactForm>) => {
  const [op] = editContact(marina, form(typed), { at: AT });
  return op && 'fields' in op ? op.fields : undefined;
};

describe('a card', () => {
  it('stored as it opened changes nothing, numbers of other countries included', () => {
    expect(checkContact(form(), marina)).toEqual({});
    expect(editContact(marina, form(), { at: AT })).toEqual([]);
  });

  it('stores only the fields that were changed', () => {
    expect(edited({ city: ' Тверь ' })).toEqual({ city: 'Тверь' });
    expect(edited({ phones: '8 900 000-00-02\n+375291234567' })).toEqual({ phones: ['+79000000002', '+375291234567'] });
    expect(edited({ emails: 'A@Example.com, c@example.com' })).toEqual({ emails: ['a@example.com', 'c@example.com'] });
    expect(edited({ telegram: '@primer_n' })).toEqual({ telegram: 'primer_n' });
    expect(edited({ tags: 'один; Два,два' })).toEqual({ tags: ['один', 'Два'] });
    expect(edited({ details: 'Возраст: 35\nи ещё' })).toEqual({ details: [{ label: 'Возраст', text: '35\nи ещё' }] });
  });

  it('a consent has the day that is typed, and no other', () => {
    const told = { answer: 'given', how: 'person' };
    expect(edited({ consentText: 'на опрос' })).toEqual({ consent: { ...told, at: BEFORE, text: 'на опрос' } });
    expect(edited({ consentAt: '2026-11-20' })).toEqual({ consent: { ...told, at: '2026-11-20T00:00:00.000Z', text: 'да' } }); // prettier-ignore
    expect(edited({ consentAt: '' })).toEqual({ consent: { ...told, at: null, text: 'да' } });
    const refusal = edited({ consent: 'refused', consentAt: '', consentText: '' });
    expect(refusal).toEqual({ consent: { answer: 'refused', at: null, text: '', how: 'person' } });
    expect(edited({ consent: '' })).toEqual({ consent: null });
    expect(edited({ doNotContact: 'yes', why: 'просила' })).toEqual({ doNotContact: { at: AT, why: 'просила' } });
    const quiet = { ...marina, doNotContact: { at: BEFORE, why: '' } };
    const quieter = contactOfForm({ ...contactFormOf(quiet), why: 'устала' }, quiet, AT);
    expect(quieter.doNotContact).toEqual({ at: BEFORE, why: 'устала' });
  });

  it.each<[Partial<ContactForm>, keyof ContactForm, RegExp]>([
    [{ phones: '123' }, 'phones', /Не хватает цифр/],
    [{ emails: 'a@' }, 'emails', /с ошибкой/],
    [{ telegram: 'я' }, 'telegram', /латинские/],
    [{ telegram: '@primer_a @primer_b' }, 'telegram', /Оставьте одно/],
    [{ phones: '', emails: ' ', telegram: '' }, 'phones', /Нужен телефон/],
    [{ name: 'а'.repeat(301) }, 'name', /300/],
    [{ notes: 'а'.repeat(5001) }, 'notes', /5.000/],
    [{ consentText: ' ' }, 'consentText', /на что/],
    [{ consentAt: '31.02.2026' }, 'consentAt', /Такой даты нет/],
  ])('%j is wrong at «%s»', (typed, field, says) => {
    const errors = checkContact(form(typed), marina);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(says);
  });

  it.each<[Partial<ContactEntry>, Partial<ContactForm>, Partial<Record<keyof ContactForm, RegExp>>]>([
    [
      { doNotContact: { at: '2026-11-20T09:30:00.000Z', why: '' } },
      { doNotContact: '' },
      { consentAt: /отказался 20.11.2026/ },
    ],
    [{ doNotContact: { at: '2026-11-20T09:30:00.000Z', why: '' } }, { doNotContact: '', consentAt: '2026-11-20' }, {}],
    [
      { doNotContact: { at: '2026-11-20T09:30:00.000Z', why: '' }, consent: null },
      { doNotContact: '' },
      { consent: /только новое согласие/ },
    ],
    [
      { consent: { answer: 'refused', at: BEFORE, text: 'стоп', how: 'web' } },
      { consent: '' },
      { consent: /только новое согласие/ },
    ],
    [
      { consent: { answer: 'refused', at: BEFORE, text: 'стоп', how: 'web' } },
      { consent: 'given', consentAt: '', consentText: '' },
      { consentAt: /в какой день/, consentText: /как/ },
    ],
    [
      { consent: { answer: 'refused', at: BEFORE, text: 'стоп', how: 'web' } },
      { consent: 'given', consentAt: '2026-11-04', consentText: 'Написал сам' },
      {},
    ],
    // Still not written to: nothing is lifted.
    [
      { consent: { answer: 'refused', at: BEFORE, text: '', how: 'person' }, doNotContact: { at: BEFORE, why: '' } },
      { consent: '' },
      {},
    ],
    // A table may have been read wrongly.
    [{ consent: { answer: 'refused', at: null, text: 'нет', how: 'import' } }, { consent: '' }, {}],
    [{ doNotContact: { at: null, why: 'в отпуске' } }, { doNotContact: '' }, {}],
  ])('%j lifted by %j needs a new consent', (stored, typed, says) => {
    const contact = { ...marina, ...stored };
    const errors = checkContact({ ...contactFormOf(contact), ...typed }, contact);
    expect(Object.keys(errors).toSorted()).toEqual(Object.keys(says).toSorted());
    for (const [field, words] of Object.entries(says)) expect(errors[field as keyof ContactForm]).toMatch(words);
  });

  it('keeps every column whatever it holds, while nobody touches them', () => {
    const detail = fc.record({ label: fc.string(), text: fc.string({ minLength: 1 }) });
    fc.assert(
      fc.property(fc.array(detail), (details) => {
        const one = { ...marina, details };
        expect(contactOfForm({ ...contactFormOf(one), city: 'Тверь' }, one, AT).details).toBe(details);
      }),
    );
  });
});

describe('tags of many', () => {
  const others = [marina, { ...marina, key: 'd', tags: [] }];

  it('are given to those who have them not, and taken from those who have', () => {
    expect(tagContacts(others, 'Один, два', true)).toMatchObject([
      { key: 'c', fields: { tags: ['один', 'два'] } },
      { key: 'd', fields: { tags: ['Один', 'два'] } },
    ]);
    expect(tagContacts(others, 'один', true)).toMatchObject([{ key: 'd' }]);
    expect(tagContacts(others, 'один', false)).toMatchObject([{ key: 'c', fields: { tags: [] } }]);
    expect(tagContacts(others, 'нет такой', false)).toEqual([]);
  });
});
