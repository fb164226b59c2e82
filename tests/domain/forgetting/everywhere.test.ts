import { describe, expect, it } from 'vitest';

import type { Stored } from '#src/domain/forgetting/cited.ts';
import { forgetting, withFiles, type Whom } from '#src/domain/forgetting/forgetting.ts';
import { nameKey, planCommit } from '#src/domain/plan.ts';
import { KINDS, type Kind, type Records } from '#src/domain/records.ts';
import { draft } from '#tests/store/examples.ts';

const BEFORE = '2026-05-01T12:00:00.000Z';
const AT = '2026-06-01T12:00:00.000Z';

const row = <K extends Kind>(kind: K, fields: object, deletedAt: string | null = null): Stored =>
  ({
    kind,
    record: { ...draft(kind), v: KINDS[kind].version, createdAt: BEFORE, updatedAt: BEFORE, ...fields, deletedAt },
  }) as unknown as Stored;

/** Returns the records after a person was forgotten, by kind and id; and the report of it. */
function forget(rows: readonly Stored[], whom: Whom) {
  const told = forgetting(rows, whom, AT);
  const all = new Map(rows.map(({ kind, record }) => [nameKey({ kind, id: record.id }), record as object]));
  if (told.ops.length > 0)
    for (const { kind, record } of planCommit(told.ops, {}, (name) => all.get(nameKey(name)), new Date(AT)).writes)
      all.set(nameKey({ kind, id: record.id }), record);
  const of = <K extends Kind>(kind: K, id: string): Records[K] => all.get(nameKey({ kind, id })) as Records[K];
  return { told, of, all };
}

const [anyone] = Object.values(draft('contactList').contacts);
const contact = (name: string) => ({ ...anyone, name, phones: [], emails: [], telegram: '', position: 'a' });

const passage = (materialId: string, start = 0, end = 10) => ({ materialId, start, end });
const insight = (text: string, quote: string, of: object | null) => ({ text, quote, passage: of, position: text });
const quote = (text: string, of: object) => ({ text, respondent: 'Р1', research: '', researchId: 'r', passage: of, stance: 'for', position: text }); // prettier-ignore
const version = (field: string) => ({ field, was: 'Канарейки пели громче всех', until: BEFORE, by: 'Анна', position: field }); // prettier-ignore
const decision = { researchId: 'r', experimentId: null, field: 'needs', accepted: true, at: BEFORE, position: 'a', words: {} }; // prettier-ignore
const mark = (id: string, materialId: string, text: string, respondent: string) =>
  row('mark', { id, materialId, start: 0, end: text.length, text, respondent, note: 'важно' });
const comment = (id: string, on: string, part: string | null, more: object = {}) =>
  row('comment', { id, on, part, text: 'А сколько их?', ...more });

/** Words of hers that she alone has said, and words that Борис has said just so. */
const HERS = 'Канарейки пели громче всех';
const BOTH = 'Всё дорожает каждый месяц';

/**
 * A company in which Анна appears everywhere: her interview with the server, a recording with its transcript, and their results.
 */
const ROWS: readonly Stored[] = [
  row('contactList', { id: 'l', contacts: { a: contact('Анна Канареечная'), b: contact('Борис Голубев') } }),
  // The same key of another list is another person.
  row('contactList', { id: 'other', contacts: { a: contact('Вера Другая') } }),
  row('participant', { id: 'anna', name: 'Анна Канареечная', codeName: 'Аннушка', role: 'Продакт', notes: 'Замужем' }),
  row('participant', { id: 'boris', name: 'Борис Голубев', codeName: 'Р2' }),
  row('material', { id: 'talk-1', fileId: 'file-talk', name: 'Анна.txt', transcriptOf: null, speakers: {} }),
  row('materialText', { id: 'talk-1', text: `${HERS}. ${BOTH}.`, hidden: {} }),
  row('material', { id: 'voice', fileId: 'file-voice', name: 'Анна.mp3', transcriptOf: null, speakers: {} }),
  row('material', { id: 'words', fileId: '', transcriptOf: 'voice', speakers: { анна: { role: 'respondent', participantId: 'anna', position: 'a' } } }),
  row('materialText', { id: 'words', text: 'Анна: Держу канареек.', hidden: {} }),
  row('material', { id: 'talkative', fileId: 'file-boris', name: 'Борис.txt', transcriptOf: null, speakers: {} }),
  row('materialText', { id: 'talkative', text: `${BOTH}.`, hidden: {} }),
  mark('m1', 'talk-1', HERS, 'Р1'),
  mark('m2', 'talkative', BOTH, 'Р2'),
  mark('m3', 'talk-1', BOTH, 'Р1'),
  row('refusal', { id: 'f1', materialId: 'talk-1', start: 0, end: 4, text: 'Канарейки пели сами' }),
  row('refusal', { id: 'f2', materialId: 'talkative', start: 0, end: 4, text: 'Всё дорожает само' }),
  row('research', {
    id: 'r',
    participantIds: { anna: { position: 'a' }, boris: { position: 'b' } },
    insights: { hers: insight('Птицы шумят', HERS, passage('talk-1')), his: insight('Дорого', BOTH, passage('talkative')), ours: insight('Наше', '', null) },
    history: { h1: version('insights/hers/text'), h2: version('insights/his/text'), h3: version('title') },
  }),
  row('hypothesis', {
    id: 'h',
    quotes: { hers: quote(HERS, passage('talk-1')), his: quote(BOTH, passage('talkative')) },
    history: { h1: version('quotes/hers/text') },
    comment: `Сказано: «${HERS}»`,
  }),
  row('board', { id: 'vision', cards: {}, history: {}, citedResearch: {}, decidedInsights: { 'r:hers': decision, 'r:his': decision } }),
  row('refiProject', { id: 'p', cases: { c1: { participantId: 'anna', position: 'a' }, c2: { participantId: 'boris', position: 'b' } } }),
  comment('on-mark', 'mark:m1', null),
  comment('on-insight', 'research:r', 'hers', { withdrawnAt: BEFORE }),
  comment('on-quote', 'hypothesis:h', 'hers'),
  comment('on-his', 'hypothesis:h', 'his'),
  comment('naming', 'research:r', null, { text: 'Спросить: Анна  Канареечная, и ещё раз' }),
  row('review', { id: 'asked', on: 'hypothesis:h', part: 'hers', question: 'Так ли это?', word: '' }),
  row('review', { id: 'answered', on: 'mark:m1', part: null, question: '', word: 'Так' }),
  row('review', { id: 'his', on: 'hypothesis:h', part: 'his' }),
  row('experiment', { id: 'e', name: BOTH, timeline: { t1: { date: BEFORE, action: `Из слов: ${HERS}`, author: 'Пётр', position: 'a' }, t2: { date: BEFORE, action: 'Создан', author: 'Пётр', position: 'b' } } }),
  row('member', { id: 'namesake', name: 'Анна Канареечная' }),
]; // prettier-ignore
const ANNA: Whom = { contacts: [{ listId: 'l', key: 'a' }], participants: ['anna'], talks: ['talk'] };

const forgotten = () => forget(ROWS, ANNA);

/** Returns a record as it was before. */
const own = (name: string) => ROWS.find(({ kind, record }) => nameKey({ kind, id: record.id }) === name)?.record;

describe('somebody who is forgotten everywhere', () => {
  it('is told in numbers, each thing once', () => {
    expect(forgotten().told.counts).toEqual({
      contacts: 1,
      participants: 1,
      transcripts: 2,
      files: 1,
      marks: 2,
      quotes: 1,
      insights: 1,
      comments: 5,
      mentions: 4,
    });
  });

  it('leaves files to be deleted, and none to be made anew where they spoke alone', () => {
    const { files, rewritten } = forgotten().told;
    expect(files.toSorted()).toEqual(['file-talk', 'file-voice']);
    expect(rewritten).toEqual([]);
  });

  it('leaves the records of their own empty and removed, a typed code name too', () => {
    const { of } = forgotten();
    expect(of('participant', 'anna')).toMatchObject({ name: '', codeName: '', role: '', notes: '', deletedAt: AT });
    for (const id of ['talk-1', 'words']) expect(of('materialText', id)).toMatchObject({ text: '', deletedAt: AT });
    for (const id of ['talk-1', 'voice', 'words'])
      expect(of('material', id)).toMatchObject({
        name: '',
        note: '',
        fileId: '',
        size: 0,
        speakers: {},
        deletedAt: AT,
      });
    for (const id of ['m1', 'm3']) expect(of('mark', id)).toMatchObject({ text: '', respondent: '', note: '', deletedAt: AT }); // prettier-ignore
    expect(of('refusal', 'f1')).toMatchObject({ text: '', deletedAt: AT });
    expect(Object.keys(of('contactList', 'l').contacts)).toEqual(['b']);
  });

  it('leaves studies, hypotheses, boards and projects without what they said, and without what these remember of it', () => {
    const { of } = forgotten();
    const { participantIds, insights, history } = of('research', 'r');
    expect([Object.keys(participantIds), Object.keys(insights).toSorted(), Object.keys(history).toSorted()]).toEqual([['boris'], ['his', 'ours'], ['h2', 'h3']]); // prettier-ignore
    expect(Object.keys(of('hypothesis', 'h').quotes)).toEqual(['his']);
    expect(of('hypothesis', 'h').history).toEqual({});
    expect(Object.keys(of('board', 'vision').decidedInsights)).toEqual(['r:his']);
    expect(Object.keys(of('refiProject', 'p').cases)).toEqual(['c2']);
  });

  it('leaves what was said of it without its words, as of the moment at which it went', () => {
    const { of } = forgotten();
    for (const id of ['on-mark', 'on-quote'])
      expect(of('comment', id)).toMatchObject({ text: '', mentions: [], withdrawnAt: AT });
    expect(of('comment', 'on-insight')).toMatchObject({ text: '', withdrawnAt: BEFORE });
    for (const id of ['asked', 'answered']) expect(of('review', id)).toMatchObject({ question: '', word: '' });
  });

  it('is taken out of other texts by name and by word, each in its own place', () => {
    const { of } = forgotten();
    expect(of('comment', 'naming')).toMatchObject({ text: 'Спросить: […], и ещё раз', withdrawnAt: null });
    expect(of('hypothesis', 'h').comment).toBe('Сказано: «[…]»');
    // Earlier values of a field are known still, without their words.
    expect(of('research', 'r').history).toMatchObject({ h2: { was: '[…]' }, h3: { was: '[…]' } });
    expect(of('experiment', 'e').timeline).toMatchObject({ t1: { action: 'Из слов: […]', author: 'Пётр' }, t2: { action: 'Создан' } }); // prettier-ignore
  });

  it('changes nothing of others: their talks, their words that are the same, and namesakes among the members', () => {
    const { all } = forgotten();
    for (const name of [
      'contactList/other',
      'participant/boris',
      'material/talkative',
      'materialText/talkative',
      'mark/m2',
      'refusal/f2',
      'comment/on-his',
      'review/his',
      'member/namesake',
    ])
      // prettier-ignore
      expect([name, all.get(name)]).toEqual([name, own(name)]);
    // Борис has said it, too.
    expect((all.get('experiment/e') as Records['experiment']).name).toBe(BOTH);
  });

  it('has been forgotten once: a second time there is nothing to do', () => {
    const { all } = forgotten();
    const stands = ROWS.map(({ kind, record }) => ({ kind, record: all.get(nameKey({ kind, id: record.id })) }) as Stored); // prettier-ignore
    const { ops, counts } = forgetting(stands, ANNA, AT);
    expect(ops).toEqual([]);
    expect(new Set(Object.values(counts))).toEqual(new Set([0]));
  });

  it('stays a participant where only an interview of theirs goes', () => {
    const { of, told } = forget(ROWS, { ...ANNA, contacts: [], staying: new Set(['anna']) });
    expect(of('participant', 'anna')).toMatchObject({ name: 'Анна Канареечная', deletedAt: null });
    expect(Object.keys(of('research', 'r').participantIds)).toEqual(['anna', 'boris']);
    expect(of('materialText', 'talk-1').text).toBe('');
    expect(of('materialText', 'words').text).not.toBe('');
    expect(told.counts).toMatchObject({ contacts: 0, participants: 0, transcripts: 1 });
  });

  it('is taken out of what was removed before, which stays removed', () => {
    const removed = ROWS.map(({ kind, record }) => row(kind, record, BEFORE));
    const { of, told } = forget(removed, ANNA);
    expect(of('mark', 'm1')).toMatchObject({ text: '', deletedAt: expect.any(String) });
    expect(of('hypothesis', 'h')).toMatchObject({ comment: 'Сказано: «[…]»', deletedAt: expect.any(String) });
    expect(told.counts).toMatchObject({ marks: 2, transcripts: 2, insights: 1 });
  });
});

it('files made anew take the place of the texts that were rewritten, and of nothing else', () => {
  const ops = [
    { op: 'set', kind: 'materialText', id: 'm', fields: { text: '···' } },
    { op: 'set', kind: 'materialText', id: 'other', fields: { text: '' } },
    { op: 'remove', kind: 'materialText', id: 'm' },
    { op: 'set', kind: 'mark', id: 'm', fields: { text: '' } },
  ] as unknown as ReturnType<typeof forgetting>['ops'];
  const made = withFiles({ ops }, new Map([['m', { fileId: 'new', size: 7 }]]));
  const [first, ...rest] = ops;
  expect(made).toEqual([
    first,
    { op: 'set', kind: 'material', id: 'm', fields: { fileId: 'new', size: 7, mime: 'text/plain' } },
    ...rest,
  ]);
});
