import { describe, expect, it } from 'vitest';

import { NO_CONTACT, type Contact } from '#src/domain/audiences/contact.ts';
import type { Stored } from '#src/domain/forgetting/cited.ts';
import { bodyOf, findPerson } from '#src/domain/forgetting/findPerson.ts';
import { countsInWords, proofText } from '#src/domain/forgetting/forgottenWords.ts';
import { personRecords } from '#src/domain/forgetting/personData.ts';
import { whomHere } from '#src/domain/forgetting/whomHere.ts';
import { auditDetail } from '#src/domain/history/journal.ts';
import { KINDS, type Kind } from '#src/domain/records.ts';
import { draft } from '#tests/store/examples.ts';

const AT = '2026-06-01T12:00:00.000Z';

const row = (kind: Kind, fields: object, deletedAt: string | null = null): Stored =>
  ({ kind, record: { ...draft(kind), v: KINDS[kind].version, createdAt: AT, updatedAt: AT, ...fields, deletedAt } }) as unknown as Stored; // prettier-ignore
const person = (fields: Partial<Contact>) => ({ ...NO_CONTACT, ...fields, position: 'a' });
const contacts = (id: string, audienceId: string, of: Readonly<Record<string, Partial<Contact>>>): Stored =>
  row('contactList', { id, audienceId, contacts: Object.fromEntries(Object.entries(of).map(([key, one]) => [key, person(one)])) }); // prettier-ignore

const ROWS: readonly Stored[] = [
  row('audience', { id: 'a', name: 'Кладовщики' }),
  row('audience', { id: 'b', name: 'Логисты' }),
  contacts('one', 'a', {
    anna: { name: 'Анна Канареечная', phones: ['+79007654321'], emails: ['anna@canary.example'] },
    boss: { name: 'Пётр Голубев', phones: ['+79007654321'], emails: ['boss@canary.example'] },
  }),
  contacts('two', 'b', {
    again: { name: 'анна', emails: ['ANNA@canary.example'], telegram: 'Canary' },
    third: { telegram: 'canary' },
    namesake: { name: 'Канареечная Анна', phones: ['+79001112233'] },
    other: { name: 'Борис Голубев', emails: ['boss@canary.example'] },
  }),
  row('participant', { id: 'anna', name: 'Анна Канареечная', codeName: 'Р1' }),
  row('participant', { id: 'gone', name: '', codeName: 'Р9' }, AT),
  row('research', { id: 'r', title: 'Склад', participantIds: { anna: { position: 'a' } }, insights: {}, history: {} }),
];
const ANNA = { contacts: [{ listId: 'one', key: 'anna' }], participants: [] };

const notes = (digits: string) => ({ notes: `доб. ${digits}` });

describe('where a person stands', () => {
  it('is told by addresses and interviews; a name, or an address of somebody called otherwise, ties nobody', () => {
    const found = findPerson(ROWS, ANNA);
    expect(found.map(({ id, by, isSure, places }) => [id, by, isSure, ...places])).toEqual([
      ['contact:one/anna', 'asked', true, 'Кладовщики'],
      ['participant:anna', 'link', true, 'Склад'],
      ['contact:two/again', 'email', true, 'Логисты'],
      ['contact:two/third', 'telegram', true, 'Логисты'],
      ['contact:one/boss', 'phone', false, 'Кладовщики'],
      ['contact:two/namesake', 'name', false, 'Логисты'],
    ]);
    expect(bodyOf(found.filter(({ isSure }) => isSure))).toEqual({
      contacts: [{ listId: 'one', key: 'anna' }, { listId: 'two', key: 'again' }, { listId: 'two', key: 'third' }],
      participants: ['anna'],
    }); // prettier-ignore
    expect(findPerson(ROWS, { contacts: [], participants: ['anna'] }).map(({ id }) => id)).toContain(
      'contact:one/anna',
    );
    expect(findPerson(ROWS, ANNA, true).find(({ id }) => id === 'participant:anna')?.name).toBe('Р1');
    expect(findPerson(ROWS, { contacts: [], participants: ['nobody'] })).toEqual([]);
  });

  it('is no other person of the same number: another extension, or another name and mail, as where contacts are imported', () => {
    const [own, phones] = [{ name: 'Анна Канареечная', emails: ['anna@canary.example'] }, ['+74951112233']];
    const people = (more: Partial<Contact>, others: Readonly<Record<string, Partial<Contact>>>) =>
      idsIn([contacts('one', 'a', { anna: { ...own, phones, ...more } }), contacts('two', 'b', others)], ANNA);
    expect(people(notes('12'), { boss: { phones, ...notes('15') }, own: { phones, ...notes('12') } })).toEqual([
      ['contact:one/anna', true],
      ['contact:two/own', true],
      ['contact:two/boss', false],
    ]);
    expect(people({}, { anna: { name: 'Анна', phones, emails: ['anna@other.example'] } }).at(-1)).toEqual(['contact:two/anna', false]); // prettier-ignore
    expect(people({}, { office: { phones, ...notes('15') } }).at(-1)).toEqual(['contact:two/office', false]);
    expect(people({}, { again: { name: own.name, phones, ...notes('15') } }).at(-1)).toEqual(['contact:two/again', true]); // prettier-ignore
    // A number alone is hers while nobody else has it.
    expect(people({}, { bare: { phones } }).at(-1)).toEqual(['contact:two/bare', true]);
    expect(people({}, { bare: { phones }, petr: { name: 'Пётр Голубев', phones, emails: ['p@canary.example'] } }).slice(1)).toEqual([
      ['contact:two/bare', false],
      ['contact:two/petr', false],
    ]); // prettier-ignore
    // Somebody without a name between them makes them no one person.
    const between = { emails: own.emails, phones };
    expect(people({ phones: [] }, { between, petr: { name: 'Пётр Голубев', phones } }).slice(1)).toEqual([
      ['contact:two/between', true],
      ['contact:two/petr', false],
    ]);
  });

  it('is proposed, and no more, by an address that they named in an interview', () => {
    const text = 'Интервьюер: Как с вами связаться?\nР5: Пётр <Petr@resp.example>, или 8 900 111-22-33, @petr_d.\nИнтервьюер: Пишем на office@resp.example.';
    const rows = [
      contacts('one', 'a', {
        mail: { name: 'Пётр Долгий', emails: ['petr@resp.example'] },
        phone: { name: 'Она', phones: ['+79001112233'] },
        nick: { telegram: 'Petr_D' },
        office: { emails: ['office@resp.example'] },
      }),
      row('participant', { id: 'p5', name: '', codeName: 'Р5' }),
      row('material', { id: 'talk', name: 'Р5', researchId: 'r', fileId: 'f', transcriptOf: null, speakers: { р5: { role: 'respondent', participantId: 'p5', position: 'a' } } }),
      row('materialText', { id: 'talk', researchId: 'r', text, hidden: {} }),
    ];
    expect(findPerson(rows, { contacts: [], participants: ['p5'] }).map(({ id, by, isSure }) => [id, by, isSure])).toEqual([
      ['participant:p5', 'asked', true],
      ['contact:one/mail', 'said', false],
      ['contact:one/phone', 'said', false],
      ['contact:one/nick', 'said', false],
    ]);
  }); // prettier-ignore

  it('is no other contact of the same key: lists number their own', () => {
    const rows = [
      contacts('one', 'a', { c1: { phones: ['+79007654321'] } }),
      contacts('two', 'b', { c1: { name: 'Вера', telegram: 'vera' } }),
    ];
    const asked = { contacts: [{ listId: 'one', key: 'c1' }], participants: [] };
    expect(findPerson(rows, asked).map(({ id }) => id)).toEqual(['contact:one/c1']);
    // An interview has made a participant of one of them: of which, only a name tells.
    const talked = [...rows, row('participant', { id: 'c1', name: 'Вера', codeName: 'Р1' })];
    expect(findPerson(talked, asked).map(({ id, isSure }) => [id, isSure])).toEqual([['contact:one/c1', true], ['participant:c1', false]]); // prettier-ignore
    const vera = { contacts: [{ listId: 'two', key: 'c1' }], participants: [] };
    expect(findPerson(talked, vera).map(({ id, isSure }) => [id, isSure])).toEqual([['contact:two/c1', true], ['participant:c1', true], ['contact:one/c1', false]]); // prettier-ignore
  });
});

const speaker = (participantId: string) => ({ role: 'respondent', participantId, position: participantId });

/** A person whom a round asked has a code name alone: their contact holds the name. */
const askedRows = (fields: object, deletedAt: string | null = null) => [
  contacts('one', 'a', { anna: { name: 'Анна Канареечная' } }),
  row('participant', { id: 'anna', name: '', codeName: 'Р1', role: '', notes: '', segment: '', personaId: null, ...fields }, deletedAt),
]; // prettier-ignore
const idsIn = (rows: readonly Stored[], who: Parameters<typeof findPerson>[1]) =>
  findPerson(rows, who).map(({ id, isSure }) => [id, isSure]);

describe('a person whom a round asked', () => {
  it('is found by the contact, and the contact by them, removed by hand as long as anything is left of them', () => {
    const both = [['contact:one/anna', true], ['participant:anna', true]]; // prettier-ignore
    for (const rows of [askedRows({}), askedRows({ role: 'Кладовщица' }, AT)]) {
      expect(idsIn(rows, ANNA)).toEqual(both);
      expect(idsIn(rows, { contacts: [], participants: ['anna'] }).toSorted()).toEqual(both);
    }
    expect(idsIn(askedRows({}, AT), ANNA)).toEqual([['contact:one/anna', true]]);
  });

  it('is not taken for the other in a talk of two that names them once', () => {
    const rows = [
      ...askedRows({}),
      row('participant', { id: 'boris', name: 'Борис', codeName: 'Р2' }),
      row('material', { id: 'm', researchId: 'r', fileId: 'f', transcriptOf: null, speakers: { борис: speaker('boris') } }),
      row('materialText', { id: 'm', researchId: 'r', text: 'Борис: Я держу голубей.\nКанареечная А.: А я канареек.\nБорис: И всё.', hidden: {} }),
    ].map((one) => (one.kind === 'contactList' ? contacts('one', 'a', { anna: { name: 'Канареечная А.' } }) : one)); // prettier-ignore
    expect(whomHere(rows, { contacts: [], participants: ['boris'] }).talks).toEqual([]);
  });
});

const TALK = 'Интервьюер: Как?\nАнна: Держу канареек.\nБорис: А я голубей.\nАнна: На складе.\nБорис: И всё.';
const passage = (materialId: string) => ({ materialId, start: 0, end: 3 });
const HELD: readonly Stored[] = [
  ...ROWS,
  row('participant', { id: 'boris', name: 'Борис Голубев', codeName: 'Р2' }),
  row('material', { id: 'both', name: 'Вдвоём', researchId: 'r', fileId: 'f1', transcriptOf: null, speakers: { анна: speaker('anna'), борис: speaker('boris') } }),
  row('materialText', { id: 'both', researchId: 'r', text: TALK, hidden: {} }),
  row('material', { id: 'own', name: 'Одна', researchId: 'r', fileId: 'f2', transcriptOf: null, speakers: { анна: speaker('anna') } }),
  row('materialText', { id: 'own', researchId: 'r', text: 'Интервьюер: Ещё?\nАнна: Люблю сов.', hidden: {} }),
  row('material', { id: 'own-voice', name: 'Голос', researchId: 'r', fileId: 'f3', transcriptOf: null, speakers: {} }),
  row('mark', { id: 'm', researchId: 'r', ...passage('own'), text: 'Люблю сов', respondent: 'Анна', note: 'Важно' }),
  row('mark', { id: 'm2', researchId: 'r', ...passage('own'), text: 'Удалённая пометка', respondent: 'Анна', note: '' }, AT),
  row('hypothesis', { id: 'h', text: 'Гипотеза', description: 'Звонить: Анна Канареечная', quotes: { q: { text: 'Люблю сов!', respondent: 'Анна', research: '', researchId: 'r', passage: passage('own'), stance: 'for', position: 'a' } }, history: {} }),
]; // prettier-ignore

describe('what a company holds of a person', () => {
  const asked = { contacts: [{ listId: 'one', key: 'anna' }], participants: ['anna'] };

  it('is all that would be erased if they were forgotten, and nothing of others', () => {
    const held = personRecords(HELD, whomHere(HELD, asked), AT);
    expect(held.contacts).toMatchObject([{ audience: 'Кладовщики', contact: { name: 'Анна Канареечная' } }]);
    expect(held.participants).toMatchObject([{ name: 'Анна Канареечная', codeName: 'Р1', studies: ['Склад'] }]);
    // Only their own words of a talk with several people; of their own talk, the questions, too.
    expect(held.said.map(({ material, speaker: who, text }) => [material, who, text])).toEqual([
      ['Вдвоём', 'Анна', 'Держу канареек.'],
      ['Вдвоём', 'Анна', 'На складе.'],
      ['Одна', 'Интервьюер', 'Ещё?'],
      ['Одна', 'Анна', 'Люблю сов.'],
    ]);
    expect(held.files.map(({ name }) => name)).toEqual(['Одна', 'Голос']);
    expect(held.quotes.map(({ what, title, text }) => [what, title, text])).toEqual([
      ['Отметка в тексте', 'Склад', 'Люблю сов'],
      ['Отметка в тексте', 'Склад', 'Важно'],
      ['Отметка в тексте', 'Склад', 'Удалённая пометка'],
      ['Гипотеза', 'Гипотеза', 'Люблю сов!'],
    ]);
    expect(held.mentions).toMatchObject([{ title: 'Гипотеза', field: 'Описание', text: 'Звонить: Анна Канареечная' }]);
    expect(JSON.stringify(held)).not.toMatch(/голубей|Голубев/);
  });
});

describe('the file that proves it', () => {
  const counts = { contacts: 2, participants: 1, interviews: 0, transcripts: 5, files: 0, marks: 0, quotes: 0, insights: 0, comments: 0, mentions: 21 }; // prettier-ignore
  const proof = { company: 'Азимут', at: '1 июня 2026, 15:00', moment: AT, by: 'Мария', codeNames: ['Р1', 'Анна К.'], ids: ['anna'], counts }; // prettier-ignore

  it('tells what there was and nobody’s name, not even where a code name is one', () => {
    expect(countsInWords(counts)).toEqual(['2 контакта', '1 участник исследований', '5 расшифровок', '21 запись с упоминанием'].map((one) => one.replace(' ', '\u00A0'))); // prettier-ignore
    expect(auditDetail({ subject: counts }, () => '')).toMatch(/^2\sконтакта, 1\sучастник/);
    expect(auditDetail({ subject: { contacts: 2 } }, () => '')).toBe('');
    // The letters that wait are told where they were counted.
    expect(countsInWords({ ...counts, letters: 1 }).at(-1)).toBe('1\u00A0неотправленное письмо');
    expect(proofText({ ...proof, counts: { ...counts, letters: 0 }, isShared: true })).toContain(
      '– неотправленных писем: 0\n',
    );
    const text = proofText({ ...proof, isShared: true });
    expect(text).toContain('Кодовые имена: Р1\n');
    expect(text).toContain('– контактов: 2\n');
    expect(text).toContain('журнале компании');
    expect(text).not.toContain('Анна');
    expect(proofText({ ...proof, by: '', isShared: false })).toMatch(/^(?!.*Кто выполнил)[\s\S]*сохраните этот файл/);
  });
});
