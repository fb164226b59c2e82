import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contactKeys, NO_CONTACT, type Contact } from '#src/domain/audiences/contact.ts';
import { gatherPeople, settleDifferences } from '#src/domain/audiences/contactGathering.ts';
import { contactIndex, type ContactEntry } from '#src/domain/audiences/contactList.ts';
import { changedFields, mergeContacts, withChosen } from '#src/domain/audiences/contactMerge.ts';
import { fold } from '#src/domain/core/format.ts';

const word = fc.constantFrom('', 'Казань', 'казань', 'Пермь', 'Ёлка', 'елка');
const moment = fc.constantFrom(null, '2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z');

/** Anybody: few values, so that people meet and differ. */
const contact: fc.Arbitrary<Contact> = fc
  .record({
    name: word,
    phones: fc.uniqueArray(fc.constantFrom('+79000000001', '+79000000002', '+79000000003'), { maxLength: 2 }),
    emails: fc.uniqueArray(fc.constantFrom('a@example.com', 'c@example.com'), { maxLength: 2 }),
    telegram: fc.constantFrom('', 'primer_a', 'Primer_A', 'primer_b'),
    city: word,
    company: word,
    segment: word,
    source: word,
    notes: word,
    tags: fc.uniqueArray(fc.constantFrom('один', 'Один', 'два'), { selector: fold }),
    details: fc.uniqueArray(
      fc.record({ label: fc.constantFrom('Возраст', 'Пол'), text: fc.constantFrom('1', '2', 'а', 'А') }),
      { selector: ({ label }) => label },
    ),
    consent: fc.option(
      fc.record({
        answer: fc.constantFrom('given', 'refused', 'unclear'),
        at: fc.constantFrom(null, '2026-11-01T00:00:00.000Z'),
        text: fc.constantFrom('', 'да', 'ДА', 'думает'),
        how: fc.constant('import' as const),
      }),
    ),
    doNotContact: fc.constantFrom(null, { at: null, why: 'просил' }),
    invitedAt: moment,
    answeredAt: moment,
  })
  .filter((one) => contactKeys(one).length > 0);

const foldedSet = (texts: readonly string[]) => new Set(texts.map(fold));

describe('two who are one', () => {
  it('have the same addresses and tags whoever comes first', () => {
    fc.assert(
      fc.property(contact, contact, (one, two) => {
        const there = mergeContacts(one, two).contact;
        const back = mergeContacts(two, one).contact;
        for (const list of ['phones', 'emails', 'tags'] as const) {
          expect(foldedSet(there[list])).toEqual(foldedSet(back[list]));
          expect(foldedSet(there[list])).toEqual(foldedSet([...one[list], ...two[list]]));
          expect(foldedSet(there[list]).size).toBe(there[list].length);
        }
      }),
    );
  });

  it('differ in the same fields whoever comes first, and what stood stands', () => {
    fc.assert(
      fc.property(contact, contact, (one, two) => {
        const there = mergeContacts(one, two);
        const back = mergeContacts(two, one);
        const fields = (of: typeof there) => of.differences.map(({ field }) => field).toSorted();
        expect(fields(there)).toEqual(fields(back));
        for (const { field, kept, other } of there.differences) {
          expect(fold(kept)).not.toBe(fold(other));
          const consent = field === 'consent' ? (there.contact.consent ?? undefined) : undefined;
          expect(withChosen(there.contact, { field, other: kept, consent })).toEqual(there.contact);
        }
        for (const field of ['city', 'name', 'notes'] as const) {
          expect(there.contact[field]).toBe(one[field] === '' ? two[field] : one[field]);
        }
      }),
    );
  });

  it('merged once more change nothing, and are the very same', () => {
    fc.assert(
      fc.property(contact, contact, (one, two) => {
        const merged = mergeContacts(one, two).contact;
        expect(mergeContacts(merged, two).contact).toBe(merged);
        expect(mergeContacts(merged, one).contact).toBe(merged);
        expect(changedFields(merged, mergeContacts(merged, merged).contact)).toEqual({});
      }),
    );
  });

  it('are never asked again who said no, and keep their consent', () => {
    const asked = { ...NO_CONTACT, phones: ['+79000000001'] };
    const doNotContact = { at: '2026-11-01T00:00:00.000Z', why: 'просила' };
    const consent = { answer: 'given', at: '2026-11-01T00:00:00.000Z', text: 'да', how: 'person' } as const;
    expect(mergeContacts({ ...asked, doNotContact, consent }, asked).contact).toMatchObject({ doNotContact, consent });
    expect(mergeContacts(asked, { ...asked, doNotContact, consent }).contact).toMatchObject({ doNotContact, consent });
  });
});

const gather = (people: readonly Contact[], stored: readonly ContactEntry[] = []) => {
  const gathering = gatherPeople(contactIndex(stored));
  const isNew = people.map((one) => gathering.meet(one));
  return { ...gathering.people(), isNew };
};

const store = (
  { fresh, enriched }: Pick<ReturnType<typeof gather>, 'fresh' | 'enriched'>,
  stored: readonly ContactEntry[],
) => {
  const changed = new Map(enriched.map(({ entry, contact: after }) => [entry, after]));
  return [
    ...stored.map((entry) => ({ ...entry, ...changed.get(entry) })),
    ...fresh.map((one, at) => ({ ...one, listId: 'l', key: `${stored.length + at}` })),
  ];
};

const answering = (answer: 'given' | 'refused', how: 'web' | 'import'): Contact => ({
  ...NO_CONTACT,
  phones: ['+79000000001'],
  consent: { answer, at: '2026-11-29T10:00:00.000Z', text: '', how },
});

describe('a refusal', () => {
  it.each([
    ['web', 'refused'],
    ['import', 'given'],
  ] as const)('given by %s, and a consent of the file that was chosen: %s', (how, answer) => {
    const stored = [{ ...answering('refused', how), listId: 'l', key: '0' }];
    const gathered = gather([answering('given', 'import')], stored);
    const { enriched } = settleDifferences(gathered, new Set(gathered.differences.map(({ id }) => id)));
    expect((enriched[0]?.contact ?? stored[0])?.consent?.answer).toBe(answer);
  });
});

const inOffice = (name: string, notes: string) => ({ ...NO_CONTACT, name, notes, phones: ['+74950000001'] });

describe('an import', () => {
  it('keeps people of one office apart by their extensions', () => {
    const people = [inOffice('Анна', 'доб. 101'), inOffice('Олег', 'доб. 102'), inOffice('Ира', '')];
    expect(gather([...people, inOffice('Анна', 'ext 101')]).isNew).toEqual([true, true, true, false]);
    const stored = store(gather(people), []);
    expect(gather([inOffice('Олег', 'вн.102'), inOffice('Яна', 'x7')], stored).isNew).toEqual([false, true]);
  });

  it('joins nobody whose extensions differ, wherever they stand and whatever the number', () => {
    const digits = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(digits, fc.constantFrom('+79161112233', '+74952223344', '+375291234567'), (own, phone) => {
        const written = (one: number, at: number): Contact => {
          const words = [`доб. ${one}`, `доб.${one}`, `ext ${one}`][at % 3] ?? '';
          const beside = { ...NO_CONTACT, phones: [phone], name: `Имя ${at}` };
          return at % 2 === 0
            ? { ...beside, notes: words }
            : { ...beside, notes: 'просил не звонить', details: [{ label: 'Заметка', text: words }] };
        };
        const { fresh, isNew } = gather([...own.map(written), ...own.map(written)]);
        expect(fresh.map(({ name }) => name)).toEqual(own.map((_, at) => `Имя ${at}`));
        expect(isNew).toEqual([...own.map(() => true), ...own.map(() => false)]);
      }),
    );
  });

  it('keeps two of one number apart whose names and mail both differ', () => {
    const phones = ['+79161112233'];
    const anna = { ...NO_CONTACT, name: 'Анна', phones, emails: ['a@example.com'] };
    const zhanna = { ...NO_CONTACT, name: 'Жанна', phones, emails: ['c@example.com'] };
    const { fresh, isNew } = gather([anna, zhanna, { ...zhanna, name: '', city: 'Тверь' }]);
    expect(fresh).toEqual([anna, { ...zhanna, city: 'Тверь' }]);
    expect(isNew).toEqual([true, true, false]);
    // One who only changed the mail, and one whose name was shortened, are who they were.
    expect(gather([anna, { ...anna, emails: ['c@example.com'] }, { ...anna, name: 'А.' }]).fresh).toHaveLength(1);
  });

  it('holds everybody once: no mail and no Telegram stands with two people, a number only with two of other mail', () => {
    fc.assert(
      fc.property(fc.array(contact, { maxLength: 8 }), (people) => {
        const { fresh, isNew } = gather(people);
        const keys = fresh.flatMap(contactKeys);
        const own = keys.filter((key) => !key.startsWith('phone:'));
        expect(new Set(own).size).toBe(own.length);
        // A name in Telegram that another one replaced is reported as a difference, and is no one's address.
        for (const key of people.flatMap(contactKeys))
          expect(keys.includes(key) || key.startsWith('telegram:')).toBe(true);
        expect(fresh.length).toBeLessThanOrEqual(isNew.filter(Boolean).length);
      }),
    );
  });

  it('read a second time changes nothing', () => {
    fc.assert(
      fc.property(fc.array(contact, { maxLength: 8 }), fc.array(contact, { maxLength: 8 }), (before, people) => {
        const stored = store(gather(before), []);
        const once = store(gather(people, stored), stored);
        const twice = gather(people, once);
        expect([twice.fresh.length, twice.enriched.length]).toEqual([0, 0]);
      }),
      { numRuns: 500 },
    );
  });

  it('finds that two who came before are one', () => {
    const { fresh, isNew } = gather([
      { ...NO_CONTACT, phones: ['+79000000001'], name: 'Анна' },
      { ...NO_CONTACT, emails: ['a@example.com'], city: 'Тверь' },
      { ...NO_CONTACT, phones: ['+79000000001'], emails: ['a@example.com'] },
      { ...NO_CONTACT, emails: ['a@example.com'], telegram: 'primer_a' },
    ]);
    expect(isNew).toEqual([true, true, false, false]);
    expect(fresh).toEqual([
      {
        ...NO_CONTACT,
        name: 'Анна',
        phones: ['+79000000001'],
        emails: ['a@example.com'],
        telegram: 'primer_a',
        city: 'Тверь',
      },
    ]);
  });

  it('leaves two who are stored apart, and writes down no address twice: mail tells whose the row is', () => {
    const stored = [
      { ...NO_CONTACT, phones: ['+79000000001'], listId: 'l', key: '0' },
      { ...NO_CONTACT, emails: ['a@example.com'], listId: 'l', key: '1' },
    ];
    const { fresh, enriched } = gather(
      [{ ...NO_CONTACT, phones: ['+79000000001'], emails: ['a@example.com'], city: 'Тверь' }],
      stored,
    );
    expect(fresh).toEqual([]);
    expect(enriched).toEqual([{ entry: stored[1], contact: { ...stored[1], city: 'Тверь' } }]);
  });

  it('tells both values and takes the one that was chosen', () => {
    const stored = [{ ...NO_CONTACT, phones: ['+79000000001'], city: 'Казань', listId: 'l', key: '0' }];
    const gathered = gather(
      [
        { ...NO_CONTACT, phones: ['+79000000001'], city: 'Пермь', details: [{ label: 'Возраст', text: '34' }] },
        { ...NO_CONTACT, phones: ['+79000000002'], name: 'Анна' },
        { ...NO_CONTACT, phones: ['+79000000002'], name: 'Яна' },
      ],
      stored,
    );
    expect(gathered.differences).toMatchObject([
      { field: 'city', kept: 'Казань', other: 'Пермь', isStored: true },
      { field: 'name', kept: 'Анна', other: 'Яна', isStored: false },
    ]);
    expect(settleDifferences(gathered, new Set())).toEqual({ fresh: gathered.fresh, enriched: gathered.enriched });
    const settled = settleDifferences(gathered, new Set(gathered.differences.map(({ id }) => id)));
    expect(settled.fresh).toMatchObject([{ name: 'Яна' }]);
    expect(settled.enriched).toMatchObject([{ contact: { city: 'Пермь', details: [{ text: '34' }] } }]);
  });

  it('changes only what was chosen of somebody of whom nothing else is new', () => {
    const stored = [{ ...NO_CONTACT, phones: ['+79000000001'], city: 'Казань', listId: 'l', key: '0' }];
    const gathered = gather([{ ...NO_CONTACT, phones: ['+79000000001'], city: 'Пермь' }], stored);
    expect(gathered.enriched).toEqual([]);
    const { enriched } = settleDifferences(gathered, new Set(gathered.differences.map(({ id }) => id)));
    expect(enriched.map(({ entry, contact: after }) => changedFields(entry, after))).toEqual([{ city: 'Пермь' }]);
  });
});
