import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { isUnwilling, NO_CONTACT, type Consent, type Contact } from '#src/domain/audiences/contact.ts';
import { isNewerConsent } from '#src/domain/audiences/consent/newerConsent.ts';
import { quietWords } from '#src/domain/audiences/consent/quietWords.ts';
import { consentWords, readConsent } from '#src/domain/audiences/consent/readConsent.ts';
import { contactValueWords } from '#src/domain/audiences/consent/valueWords.ts';
import { withAnswer } from '#src/domain/audiences/consent/consentMigration.ts';
import { gatherPeople, settleDifferences } from '#src/domain/audiences/contactGathering.ts';
import { contactIndex, type ContactEntry } from '#src/domain/audiences/contactList.ts';
import { changedFields, mergeContacts } from '#src/domain/audiences/contactMerge.ts';
import { previewContacts } from '#src/domain/audiences/contactPreview.ts';
import { planSheet } from '#src/domain/audiences/contactPlan.ts';
import { contactFormOf, contactOfForm } from '#src/domain/audiences/form/contactForm.ts';
import { contactListSchema } from '#src/domain/audiences/schema.ts';
import { dayAt } from '#src/domain/fieldwork/places/closed.ts';
import { parseRow } from '#src/domain/plan.ts';
import * as v from 'valibot';

const DAY = '2026-11-03T00:00:00.000Z';

/** Cells of columns «Согласие» as people fill them in. */
const WORDS: Readonly<Record<Consent['answer'], string>> = {
  refused:
    'нет|Нет.|НЕТ|н|no|N|false|ЛОЖЬ|0|-|—|✗|отказ|Отказ!|отказался|отказалась|отказано|против|не согласен|Не согласна|несогласен|не звонить|нет, не звонить|нет (просил не звонить)|не писать|просила больше не беспокоить|не беспокоить|отозвано|отозвал согласие|согласие отозвано|отписался|отписалась от рассылки|запретил|запрет на обработку|не хочет|не надо|не дано|не дал|не дала согласие|не давала|не получено|не подписано|не подписал|согласия нет|нет согласия|без согласия|отсутствует|да, но не звонить|согласен, но потом отказался|передумал, отказывается|не разрешает|не интересно|стоп|refused|declined|denied|withdrawn|opted out|opt-out|unsubscribed|do not call|don’t contact|not given|not agreed|03.11.2026 отказ|отказ 03.11.2026|нет, 03.11.2026|письменный отказ',
  given:
    'да|Да.|ДА!|д|yes|Y|true|ИСТИНА|1|+|✓|☑|v|ок|OK|есть|имеется|согласен|Согласна|согласны|согласился|получено|получено по телефону|подписано|подписала|подписал анкету|дано|согласие есть|есть согласие|согласие получено|дала согласие|даёт своё согласие|не против|не возражает|возражений нет|разрешил|да, согласна|да (устно)|устно|письменно|устно, по телефону|галочка на сайте|agreed|I agree|consent given|gave consent|signed|opt-in|03.11.2026|2026-11-03|3.11.26|3 ноября 2026|03.11.2026 14:20|да, от 03.11.26|03.11.2026 г.|03.11.2026: устно|да, 03.11.2026|получено 03.11.2026|подписано от 03.11.2026|2026-11-03T10:00:00Z',
  unclear:
    '?|да?|думает|подумает|пока нет|ещё не ответила|не ответил|не дозвонились|не спрашивали|уточнить|жду ответа|неизвестно|не знаю|нет данных|н/д|возможно|может быть|перезвонить|запросить|отправлено|анкета отправлена|есть вопросы|x|х|31.02.2026|45964|Иванов|на интервью не пришла|11 ноября|maybe|pending|not yet|unknown|03.11.2026 позвонить|03.11.2026 — ждём ответа|нет ответа|будет позже|оставила отзыв',
};

describe('a cell of consents', () => {
  const cells = (Object.keys(WORDS) as Consent['answer'][]).flatMap((answer) =>
    WORDS[answer].split('|').map((cell) => [cell, answer] as const),
  );

  it.each(cells)('«%s» is %s', (cell, answer) => {
    expect(readConsent(cell, 'Согласие').answer).toBe(answer);
  });

  it.each([
    ['да', null, 'Согласие'],
    ['03.11.2026', DAY, 'Согласие'],
    ['03.11.2026: устно', DAY, 'устно'],
    ['да, 03.11.2026', DAY, 'Согласие'],
    ['получено 03.11.2026', DAY, 'получено 03.11.2026'],
    ['нет, не звонить', null, 'нет, не звонить'],
    ['03.11.2026 отказ', DAY, 'отказ'],
    ['3 ноября 2026 г.', DAY, 'Согласие'],
    ['да (от 3 нояб. 2026)', DAY, 'да (от 3 нояб. 2026)'],
    ['03.11.2026 14:20', DAY, 'Согласие'],
    ['отказ, 03/11/26 в 9:05', DAY, 'отказ, 03/11/26 в 9:05'],
    ['03.11.2026 позвонить', null, '03.11.2026 позвонить'],
  ])('«%s» has its own day and no other', (cell, at, text) => {
    expect(readConsent(cell, 'Согласие')).toMatchObject({ at, text, how: 'import' });
  });

  it('is never given where a refusal stands beside whatever else', () => {
    const refusal = fc.constantFrom('отказ', 'не звонить', 'против', 'отозвано', 'не согласна', 'declined');
    const beside = fc.constantFrom('да', 'согласен', 'подписано', '03.11.2026', 'есть', 'устно', 'ещё', '?', 'yes');
    fc.assert(
      fc.property(fc.array(beside), refusal, fc.array(beside), (before, said, after) => {
        expect(readConsent([...before, said, ...after].join(' '), '').answer).toBe('refused');
      }),
    );
  });

  it('that the product wrote is read back word for word', () => {
    const consent = fc.record({
      answer: fc.constantFrom('given', 'refused', 'unclear'),
      at: fc.constantFrom(null, DAY),
      text: fc
        .oneof(fc.constantFrom('', 'Могу отказаться: в любой момент', 'не звонить'), fc.string())
        .map((text) => text.trim()),
      how: fc.constant('import' as const),
    }) satisfies fc.Arbitrary<Consent>;
    fc.assert(
      fc.property(consent, (one) => {
        expect(readConsent(consentWords(one), 'Согласие')).toEqual(one);
      }),
    );
  });
});

const ofTable = (more: object) => ({ at: '2026-11-27T10:11:12.345Z', text: 'Согласие', how: 'import', ...more });
const became = (old: object) => withAnswer({ details: [], ...old });

const list = (consent: object, version: number) => ({
  id: 'list',
  v: version,
  createdAt: DAY,
  updatedAt: DAY,
  deletedAt: null,
  audienceId: 'a',
  contacts: { one: { ...NO_CONTACT, phones: ['+79000000001'], position: 'a', consent } },
});

describe('a contact of version 3', () => {
  it.each([
    ['«да» of a table: given, its day not known', {}, { answer: 'given', at: null }],
    ['a day of a table stays', { at: DAY, text: 'ПДн' }, { answer: 'given', at: DAY, text: 'ПДн' }],
    ['«отказ» was no consent', { text: 'отказ' }, { answer: 'refused', at: null, text: 'отказ' }],
    ['«нет, не звонить» of a day', { at: DAY, text: 'нет, не звонить' }, { answer: 'refused', at: DAY }],
    ['what nobody understands', { text: 'думает' }, { answer: 'unclear', at: null, text: 'думает' }],
    ['told to a person', { text: 'думает', how: 'person' }, { answer: 'given', at: '2026-11-27T10:11:12.345Z' }],
    ['given on the page', { how: 'web' }, { answer: 'given', at: '2026-11-27T10:11:12.345Z', how: 'web' }],
  ])('%s', (_, old, is) => {
    expect(became({ consent: ofTable(old) })).toMatchObject({ consent: is });
  });

  it('with «Согласие: нет» among its columns refused', () => {
    const details = [
      { label: 'Возраст', text: '34' },
      { label: 'Согласие на обработку', text: 'нет' },
    ];
    expect(became({ consent: null, details })).toEqual({
      consent: { answer: 'refused', at: null, text: 'нет', how: 'import' },
      details: details.slice(0, 1),
    });
    const kept = { consent: null, details: [{ label: 'Согласие', text: 'позже' }] };
    expect(became(kept)).toEqual(kept);
    expect(became({ consent: null, details: 'ничего' })).toEqual({ consent: null, details: 'ничего' });
  });

  it('is read as a record, and words of a program that knows no refusals count as unknown', () => {
    const row = parseRow('contactList', 'list', list(ofTable({ text: 'отказ' }), 3));
    expect(row.ok && row.record.contacts.one?.consent).toMatchObject({ answer: 'refused', at: null });
    const { contacts } = v.parse(contactListSchema, list(ofTable({ text: 'отказ' }), 4));
    expect(contacts.one?.consent?.answer).toBe('unclear');
  });
});

const given: Consent = { answer: 'given', at: '2026-11-01T09:00:00.000Z', text: 'Согласие', how: 'web' };
const refused: Consent = { answer: 'refused', at: null, text: 'нет', how: 'import' };
const unclear: Consent = { answer: 'unclear', at: null, text: 'думает', how: 'import' };
const person: Contact = { ...NO_CONTACT, phones: ['+79000000001'] };
const entry = (consent: Consent | null): ContactEntry => ({ ...person, consent, listId: 'l', key: 'k' });

const imported = (stored: Consent | null, coming: Consent | null) => {
  const of = entry(stored);
  const gathering = gatherPeople(contactIndex([of]));
  gathering.meet({ ...person, consent: coming });
  const people = gathering.people();
  const after = (taken: readonly string[]) => {
    const { enriched } = settleDifferences(people, new Set(taken));
    return Object.assign({}, of, ...enriched.map((one) => changedFields(one.entry, one.contact))) as Contact;
  };
  return { ...people, after, chosen: after(people.differences.map(({ id }) => id)) };
};

describe('a later import', () => {
  it('turns no refusal into a consent until a person chooses it', () => {
    const yes: Consent = { ...given, how: 'import', at: DAY };
    const { differences, after, chosen } = imported(refused, yes);
    expect(differences).toMatchObject([
      { field: 'consent', kept: 'отказ, дата не указана: нет', other: 'дано, 03.11.2026: Согласие' },
    ]);
    expect(after([]).consent).toEqual(refused);
    expect(chosen.consent).toEqual(yes);
  });

  it('that refuses stands, until a person chooses what was there, to the letter', () => {
    const { differences, after, chosen } = imported(given, refused);
    expect(differences).toMatchObject([{ field: 'consent', isTurned: true, kept: 'отказ, дата не указана: нет' }]);
    expect(after([]).consent).toEqual(refused);
    expect(isUnwilling(after([]))).toBe(true);
    expect(chosen.consent).toEqual(given);
  });

  it.each([
    ['nothing', null, unclear, unclear],
    ['what nobody understood', unclear, given, given],
    ['what nobody understood', unclear, refused, refused],
    ['a consent without a day', { ...given, at: null }, { ...given, at: DAY }, { ...given, at: DAY }],
    ['a consent', given, unclear, given],
    ['a refusal', refused, unclear, refused],
  ])('in the place of %s', (_, stored, coming, is) => {
    const { differences, after } = imported(stored, coming);
    expect(differences).toEqual([]);
    expect(after([]).consent).toEqual(is);
  });

  it('never makes anybody willing by itself', () => {
    const any = fc.constantFrom(null, given, refused, unclear);
    fc.assert(
      fc.property(any, any, (one, two) => {
        const merged = mergeContacts(entry(one), entry(two)).contact;
        expect(isUnwilling(merged)).toBe(one === refused || two === refused);
      }),
    );
  });
});

it('an import counts those who refused and the words that nobody understands', () => {
  const rows = [
    ['Телефон', 'Согласие'],
    ['8 900 000-00-01', 'да'],
    ['8 900 000-00-02', 'отказ'],
    ['8 900 000-00-03', 'думает'],
    ['8 900 000-00-04', 'нет'],
    ['8 900 000-00-05', ''],
  ];
  const plan = planSheet(rows, { type: 'phone' });
  const lines = rows.slice(1).map((cells, at) => ({ line: at + 2, text: '', row: { cells, plan } }));
  const preview = previewContacts(lines, 'phone', { known: new Map() });
  expect(preview.consents).toEqual({ refused: 2, unclear: 1 });
  expect(preview.fresh.map(({ consent }) => consent?.text)).toEqual(['Согласие', 'отказ', 'думает', 'нет', undefined]);
});

it('a history tells of it in words', () => {
  expect(contactValueWords('consent', refused)).toBe('отказ, дата не указана: нет');
  expect(contactValueWords('consent', { at: DAY, text: 'устно', how: 'import' })).toBe('03.11.2026: устно');
  expect(contactValueWords('doNotContact', { at: DAY, why: '' })).toBe('03.11.2026');
  expect(contactValueWords('doNotContact', { at: null, why: 'просила' })).toBe('дата не указана: просила');
  expect(contactValueWords('name', 'Анна')).toBeNull();
});

describe('a consent given in a conversation', () => {
  const at = '2026-11-03T09:00:00.000Z';

  it.each<[string, Consent | null, boolean]>([
    ['nothing', null, true],
    ['an earlier one', given, true],
    ['itself', { ...given, at }, false],
    ['what nobody understood', unclear, true],
    ['a refusal of an earlier day', { ...refused, at: '2026-11-02T00:00:00.000Z' }, true],
    ['a refusal of the same day', { ...refused, at: DAY }, false],
    ['their own refusal, an hour ago', { ...refused, at: '2026-11-03T08:00:00.000Z', how: 'web' }, true],
    ['their own refusal, an hour later', { ...refused, at: '2026-11-03T10:00:00.000Z', how: 'telegram' }, false],
    ['a later refusal', { ...refused, at: '2026-11-04T00:00:00.000Z' }, false],
    ['a refusal of which nobody knows the day', refused, false],
  ])('in the place of %s', (_, stands, isNewer) => {
    expect(isNewerConsent({ at }, stands)).toBe(isNewer);
  });
});

describe('the day of a consent', () => {
  it.each([
    ['Europe/Moscow', '04.11.2026', '2026-11-04'],
    ['America/New_York', '03.11.2026', '2026-11-03'],
  ])('is that of its moment where the person is, and the told one everywhere: %s', (zone, shown, day) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('TZ', zone);
    const at = '2026-11-03T21:30:00.000Z';
    const inTalk: Consent = { answer: 'given', at, text: '', how: 'web' };
    expect(consentWords(inTalk)).toBe(`дано, ${shown}`);
    expect(consentWords({ ...inTalk, at: DAY })).toBe('дано, 03.11.2026');
    expect(quietWords({ at, why: '' })).toBe(shown);
    expect(contactValueWords('consent', { at, text: 'устно', how: 'import' })).toBe(`${shown}: устно`);
    const contact = { ...NO_CONTACT, phones: ['+79000000011'], consent: inTalk };
    const form = contactFormOf(contact);
    expect(form.consentAt).toBe(day);
    // Stored as it opened, the moment stays.
    expect(contactOfForm(form, contact, at).consent).toEqual(inTalk);
    expect(contactFormOf({ ...contact, consent: { ...inTalk, at: DAY } }).consentAt).toBe('2026-11-03');
  });

  it('a recorded refusal gives way to a consent of the next day where the conversation is held', () => {
    const talk = { at: '2026-11-03T21:30:00.000Z' };
    expect(isNewerConsent(talk, { ...refused, at: DAY }, (moment) => dayAt(moment, 'Europe/Moscow'))).toBe(true);
    expect(isNewerConsent(talk, { ...refused, at: DAY }, (moment) => dayAt(moment, 'UTC'))).toBe(false);
  });
});
