import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  AUDIENCE_STAGES,
  CONTACTS_PER_LIST,
  type Audience,
  type ContactList,
  type RecruitingRequest,
} from '#src/domain/audiences/audience.ts';
import {
  audienceFormOf,
  checkAudience,
  createAudience,
  editAudience,
  EMPTY_AUDIENCE_FORM,
  NAME_IS_ENOUGH,
  touchpointsOf,
  type AudienceForm,
} from '#src/domain/audiences/form/audienceForm.ts';
import {
  checkRecruiting,
  deleteRecruiting,
  removeAudience,
  requestRecruiting,
  setRecruitingStatus,
} from '#src/domain/audiences/rules.ts';
import { addContacts, importContacts, removeAllContacts, removeContact } from '#src/domain/audiences/contactRules.ts';
import { contactKeys, NO_CONTACT, type Contact } from '#src/domain/audiences/contact.ts';
import { filterContacts, NO_CONTACT_FILTER } from '#src/domain/audiences/contactFilter.ts';
import { contactIndex, countContacts, listContacts } from '#src/domain/audiences/contactList.ts';
import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import { keyedTexts, ordered, type StoredRecord } from '#src/domain/core/record.ts';

const AT = '2026-11-21T09:00:00.000Z';
const FORM: AudienceForm = {
  name: ' Новички ',
  description: ' Первый раз ',
  expected: 250,
  touchpoints: 'Онбординг, поиск решения ,, онбординг',
  funnelStages: ['намерение'],
};

function counter() {
  let next = 0;
  return () => `id-${(next += 1)}`;
}

/** Returns the stored records after operations, by id, and the operations that undo them. */
function commit(stored: ReadonlyMap<string, StoredRecord>, ops: readonly Op[]) {
  const records = new Map(stored);
  const inverse: Op[] = [];
  for (const op of ops) {
    inverse.unshift(...invertOp(records.get(op.id), op));
    records.set(op.id, applyOp(records.get(op.id), op, AT));
  }
  return { records, inverse };
}
const listsIn = (records: ReadonlyMap<string, StoredRecord>): ContactList[] =>
  [...records.values()].filter((record): record is ContactList => 'contacts' in record && record.deletedAt === null);

const phones = (count: number, from = 0): Contact[] =>
  Array.from({ length: count }, (_, index) => ({
    ...NO_CONTACT,
    phones: [`+7900${String(from + index).padStart(7, '0')}`],
  }));

describe('a new audience', () => {
  it('requires name, description and stage', () => {
    expect(checkAudience(EMPTY_AUDIENCE_FORM)).toEqual({
      name: 'Назовите аудиторию',
      description: 'Опишите, кто эти люди',
      funnelStages: 'Выберите этап воронки',
    });
    expect(checkAudience(FORM)).toEqual({});
    expect(checkAudience({ ...FORM, name: 'я'.repeat(201) }).name).toBe('Не длиннее 200\u00A0знаков');
  });

  it.each([
    [null, true],
    [0, true],
    [1243, true],
    [-1, false],
    [2.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    [1e12, false],
  ])('takes the count %s: %s', (expected, isRight) => {
    expect(checkAudience({ ...FORM, expected }).expected === undefined).toBe(isRight);
  });

  it('is made as typed', () => {
    const { id, ops } = createAudience(FORM, { newId: counter() });
    const audience = applyOp(undefined, ops[0] as Op, AT) as Audience;
    expect(audience).toMatchObject({ id, name: 'Новички', description: 'Первый раз', expected: 250 });
    expect(ordered(audience.touchpoints).map(({ text }) => text)).toEqual(['Онбординг', 'поиск решения']);
    expect(ordered(audience.funnelStages).map(({ stage }) => stage)).toEqual(['намерение']);
    expect(() => createAudience({ ...FORM, funnelStages: [] }, { newId: counter() })).toThrow(RangeError);
  });

  it('needs a name alone where its people are asked at once', () => {
    const brief = { ...FORM, description: ' ', funnelStages: [] };
    expect(Object.keys(checkAudience(brief))).toEqual(['description', 'funnelStages']);
    expect(checkAudience(brief, NAME_IS_ENOUGH)).toEqual({});
    expect(checkAudience({ ...brief, name: ' ' }, NAME_IS_ENOUGH).name).toBeDefined();
    const { ops } = createAudience(brief, { newId: counter() }, NAME_IS_ENOUGH);
    expect(applyOp(undefined, ops[0] as Op, AT)).toMatchObject({ name: 'Новички', description: '', funnelStages: {} });
  });

  it('has each touchpoint once', () => {
    expect(touchpointsOf(' ёлка,  Ель ;ЕЛКА\nсосна ,')).toEqual(['ёлка', 'Ель', 'сосна']);
    expect(touchpointsOf(' , ')).toEqual([]);
  });
});

const made = (form: AudienceForm, mayLack = NAME_IS_ENOUGH): Audience =>
  applyOp(undefined, createAudience(form, { newId: counter() }, mayLack).ops[0] as Op, AT) as Audience;
const after = (audience: Audience, ops: readonly Op[]): Audience =>
  ops.reduce((stored, op) => applyOp(stored, op, AT) as Audience, audience);
const said = (audience: Audience) => ({
  ...audienceFormOf(audience),
  touchpoints: ordered(audience.touchpoints).map(({ text }) => text),
});

describe('a changed audience', () => {
  const touchpoints = fc.uniqueArray(fc.constantFrom('Чат', 'Онбординг', 'Тариф', 'Письмо', 'Звонок'));
  const form = fc.record({
    name: fc.constantFrom('Новички', 'Методисты'),
    description: fc.constantFrom('Первый раз', 'Ведут программы'),
    expected: fc.constantFrom(null, 12, 250),
    touchpoints: touchpoints.map((list) => list.join(', ')),
    funnelStages: fc.subarray([...AUDIENCE_STAGES], { minLength: 1 }),
  });

  it('says what its form says, and nothing is written twice', () => {
    fc.assert(
      fc.property(form, form, (one, other) => {
        const audience = made(one);
        const changed = after(audience, editAudience(audience, other, counter()));
        expect(said(changed)).toEqual({ ...other, touchpoints: touchpointsOf(other.touchpoints) });
        expect(editAudience(changed, audienceFormOf(changed), counter())).toEqual([]);
      }),
    );
  });

  it('keeps what stays under its key, and what came with a comma whole', () => {
    const audience = made({ ...FORM, touchpoints: 'Чат, Тариф' });
    const [chat] = ordered(audience.touchpoints);
    const ops = editAudience(audience, { ...audienceFormOf(audience), touchpoints: 'Письмо, Чат' }, () => 'new');
    expect(ordered(after(audience, ops).touchpoints).map(({ key }) => key)).toEqual(['new', chat?.key]);
    const foreign = { ...audience, touchpoints: keyedTexts('touchpoint', ['Чат, ночью']) };
    expect(editAudience(foreign, { ...audienceFormOf(foreign), name: 'Иначе' }, counter())).toEqual([
      { op: 'set', kind: 'audience', id: foreign.id, fields: { name: 'Иначе' } },
    ]);
  });

  it('is not asked for what it never had, and keeps what it has', () => {
    const brief = made({ ...FORM, description: '', funnelStages: [] });
    expect(after(brief, editAudience(brief, { ...audienceFormOf(brief), name: 'Иначе' }, counter())).name).toBe(
      'Иначе',
    );
    const full = made(FORM);
    expect(() => editAudience(full, { ...audienceFormOf(full), description: ' ' }, counter())).toThrow(RangeError);
    expect(() => editAudience(full, { ...audienceFormOf(full), funnelStages: [] }, counter())).toThrow(RangeError);
  });
});

describe('contacts', () => {
  it('fill lists of a thousand, then the room that is left', () => {
    const newId = counter();
    const first = commit(new Map(), addContacts('a', phones(1500), [], newId)).records;
    expect(listsIn(first).map((list) => countContacts([list]))).toEqual([1000, 500]);
    const second = commit(first, addContacts('a', phones(2700, 1500), listsIn(first), newId)).records;
    expect(listsIn(second).map((list) => countContacts([list]))).toEqual([1000, 1000, 1000, 1000, 200]);
    expect(addContacts('a', [], listsIn(second), newId)).toEqual([]);
  });

  it('share no key, whatever lists and audiences they are put into', () => {
    const newId = counter();
    const first = commit(new Map(), addContacts('a', phones(2300), [], newId)).records;
    const more = commit(first, addContacts('a', phones(1200, 2300), listsIn(first), newId)).records;
    const both = commit(more, addContacts('b', phones(40), [], newId)).records;
    const keys = listContacts(listsIn(both)).map(({ key }) => key);
    expect(keys).toHaveLength(3540);
    expect(new Set(keys).size).toBe(3540);
  });

  it('keep their order and lose nobody, however they come and go; no list grows over a thousand', () => {
    const step = fc.record({ add: fc.integer({ min: 0, max: 1300 }), drop: fc.array(fc.nat(), { maxLength: 5 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 4 }), (steps) => {
        const newId = counter();
        let records: ReadonlyMap<string, StoredRecord> = new Map();
        const expected = new Set<string>();
        let made = 0;
        for (const { add, drop } of steps) {
          const fresh = phones(add, made);
          made += add;
          records = commit(records, addContacts('a', fresh, listsIn(records), newId)).records;
          for (const contact of fresh) for (const key of contactKeys(contact)) expected.add(key);
          for (const number of drop) {
            const entries = listContacts(listsIn(records));
            const entry = entries[number % Math.max(1, entries.length)];
            if (!entry) continue;
            for (const key of contactKeys(entry)) expected.delete(key);
            records = commit(records, removeContact(entry.listId, entry.key)).records;
          }
          const lists = listsIn(records);
          expect(Math.max(0, ...lists.map((list) => countContacts([list])))).toBeLessThanOrEqual(CONTACTS_PER_LIST);
          expect(lists.every(({ audienceId }) => audienceId === 'a')).toBe(true);
          expect(new Set(contactIndex(listContacts(lists)).keys())).toEqual(expected);
          for (const list of lists) {
            const places = Object.values(list.contacts).map(({ position }) => position);
            expect(new Set(places).size).toBe(places.length);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('are in no stored form any more once removed, and come back by undo', () => {
    const { records } = commit(new Map(), addContacts('a', phones(1003), [], counter()));
    const [entry] = listContacts(listsIn(records));
    if (!entry) throw new Error('no contacts');
    const one = commit(records, removeContact(entry.listId, entry.key));
    expect(JSON.stringify([...one.records])).not.toContain(entry.phones[0]);
    expect(countContacts(listsIn(one.records))).toBe(1002);
    expect(commit(one.records, one.inverse).records).toEqual(records);

    const all = commit(records, removeAllContacts(listsIn(records)));
    expect(JSON.stringify([...all.records])).not.toContain('+7900');
    expect(listsIn(all.records)).toEqual([]);
    expect(commit(all.records, all.inverse).records).toEqual(records);

    // One that holds nobody any more is not emptied first: that is for whoever sees names (R241).
    const { records: few } = commit(new Map(), addContacts('a', phones(1), [], counter()));
    const [last] = listContacts(listsIn(few));
    if (!last) throw new Error('no contact');
    const [left] = listsIn(commit(few, removeContact(last.listId, last.key)).records);
    expect(removeAllContacts(left ? [left] : []).map(({ op }) => op)).toEqual(['remove']);
  });

  it('an import adds the new, and to those who are there only what is new of them', () => {
    const { records } = commit(new Map(), addContacts('a', phones(2), [], counter()));
    const [first, second] = listContacts(listsIn(records));
    if (!first || !second) throw new Error('no contacts');
    const consent = { answer: 'given', at: null, text: 'да', how: 'import' } as const;
    const gathered = {
      fresh: [{ ...NO_CONTACT, emails: ['new@example.com'], doNotContact: { at: null, why: '' } }],
      enriched: [
        { entry: first, contact: { ...first, city: 'Тверь', consent } },
        { entry: second, contact: { ...second } },
      ],
    };
    const ops = importContacts('a', gathered, listsIn(records), counter());
    expect(ops).toMatchObject([
      { op: 'setMember', key: first.key, fields: { city: 'Тверь', consent } },
      { op: 'put', value: { emails: ['new@example.com'], doNotContact: { at: null, why: '' } } },
    ]);
    expect(Object.keys((ops[0] as { fields: object }).fields)).toEqual(['city', 'consent']);
  });

  it('go with their audience, as do personas and requests', () => {
    const { records } = commit(new Map(), addContacts('a', phones(3), [], counter()));
    const lists = listsIn(records);
    const ops = removeAudience({ id: 'a' }, [{ id: 'p' }], lists, [{ id: 'r' }]);
    expect(ops.filter(({ op }) => op === 'remove').map(({ kind }) => kind)).toEqual([
      'audience',
      'persona',
      'contactList',
      'recruitingRequest',
    ]);
    const erased = commit(
      records,
      ops.filter(({ kind }) => kind === 'contactList'),
    ).records;
    expect(JSON.stringify([...erased])).not.toContain('+7900');
  });

  it('are searched by digits and names', () => {
    const contacts: Contact[] = [
      { ...NO_CONTACT, phones: ['+79001234567'] },
      { ...NO_CONTACT, phones: ['+74957654321'] },
      { ...NO_CONTACT, telegram: 'Marina_900' },
    ];
    const entries = listContacts(listsIn(commit(new Map(), addContacts('a', contacts, [], counter())).records));
    const find = (query: string) =>
      filterContacts(entries, { ...NO_CONTACT_FILTER, query }).map(
        ({ phones: [phone], telegram }) => phone ?? telegram,
      );
    expect(find('')).toHaveLength(3);
    expect(find('8 900 123')).toEqual(['+79001234567']);
    expect(find('123-45')).toEqual(['+79001234567']);
    expect(find('(495)')).toEqual(['+74957654321']);
    expect(find('900')).toEqual(['+79001234567', 'Marina_900']);
    expect(find('@marina')).toEqual(['Marina_900']);
    expect(find('нет')).toEqual([]);
  });
});

describe('a recruiting request', () => {
  it('is open, closes, opens again and goes', () => {
    const ops = requestRecruiting('a', ' Пять продактов ', { newId: counter() });
    const request = applyOp(undefined, ops[0] as Op, AT) as RecruitingRequest;
    expect(request).toMatchObject({ audienceId: 'a', description: 'Пять продактов', status: 'open' });
    expect(setRecruitingStatus(request, 'open')).toEqual([]);
    const closed = applyOp(request, setRecruitingStatus(request, 'closed')[0] as Op, AT) as RecruitingRequest;
    expect(closed.status).toBe('closed');
    expect(setRecruitingStatus(closed, 'open')).toHaveLength(1);
    expect(applyOp(closed, deleteRecruiting(closed.id)[0] as Op, AT).deletedAt).toBe(AT);
  });

  it('needs a description', () => {
    expect(checkRecruiting('  ')).toBe('Опишите, кого найти');
    expect(checkRecruiting('Кого-то')).toBeUndefined();
    expect(() => requestRecruiting('a', ' ', { newId: counter() })).toThrow(RangeError);
  });
});
