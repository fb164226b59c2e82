import { describe, expect, it } from 'vitest';

import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { leaveStudies, type People } from '#src/domain/research/participant.ts';
import {
  byCodeName,
  fullName,
  nameInQuote,
  quotesByParticipant,
  signQuotes,
  speakersInWords,
} from '#src/domain/research/people.ts';
import {
  hideNames,
  hidePersonalData,
  hidesPersonalData,
  RESEARCH_SETTINGS_ID,
} from '#src/domain/research/privacy/settings.ts';
import { supportInWords, supportOf } from '#src/domain/research/across/support.ts';

import { example } from '#tests/store/examples.ts';

const AT = '2026-03-01T10:00:00.000Z';
const marina = example('participant', { id: 'marina', name: 'Марина', codeName: 'Р1' });
const oleg = example('participant', { id: 'oleg', name: 'Олег', codeName: 'Р2' });
const speaker = (role: 'interviewer' | 'respondent', participantId: string | null, position: string) => ({
  role,
  participantId,
  position,
});
const material = example('material', {
  id: 'talk',
  speakers: { р1: speaker('respondent', 'marina', 'b'), ольга: speaker('interviewer', null, 'a') },
});
const people = (hidesNames = false): People => ({
  materials: new Map([[material.id, material]]),
  participants: new Map([marina, oleg].map((one) => [one.id, one])),
  hidesNames,
});
const quote = (respondent: string, start: number, position: string) => ({
  text: 'слова',
  respondent,
  research: 'Интервью',
  researchId: 'study',
  passage: { materialId: 'talk', start, end: start + 5 },
  stance: 'for' as const,
  position,
});
const hypothesis = example('hypothesis', {
  quotes: { one: quote('Р1', 0, 'a'), two: quote('Семён', 10, 'b'), three: quote('Ольга', 20, 'c') },
});
const support = (one: Pick<typeof hypothesis, 'quotes'>) => supportInWords(supportOf(one, people()));
const signed = (one: Pick<typeof hypothesis, 'quotes'>) =>
  Object.values(one.quotes).map(({ respondent }) => respondent);

describe('quotes', () => {
  it('are signed by participants, the record itself is left alone', () => {
    expect(signed(signQuotes(hypothesis, people()))).toEqual(['Марина', 'Семён', 'Ольга']);
    expect(signed(hypothesis)).toEqual(['Р1', 'Семён', 'Ольга']);
  });

  it('show no name once names are hidden', () => {
    expect(signed(signQuotes(hypothesis, people(true)))).toEqual(['Р1', 'Имя скрыто', 'Интервьюер']);
    expect(nameInQuote(quote('Семён', 0, 'a'), 'Семён', people(true))).toBe('Имя скрыто');
    expect(nameInQuote(quote('Семён', 0, 'a'), 'Семён', people())).toBe('Семён');
  });

  it('that are signed so already stay the same object', () => {
    const plain = { quotes: { one: quote('Семён', 10, 'a') } };
    expect(signQuotes(plain, people())).toBe(plain);
  });

  it('count people and studies, interviewers never', () => {
    expect(support(hypothesis)).toBe('За этим 2\u00A0человека из 1\u00A0исследования');
    expect(support({ quotes: {} })).toBe('');
    const alone = { quotes: { one: { ...quote('Семён', 0, 'a'), researchId: null } } };
    expect(support(alone)).toBe('За этим 1\u00A0человек');
  });

  it('count those for and those against apart, and whoever said both on both sides', () => {
    const against = { ...quote('Р1', 60, 'd'), stance: 'against' as const };
    const quotes = { ...hypothesis.quotes, against };
    expect(support({ quotes })).toBe(
      'За этим 2\u00A0человека из 1\u00A0исследования, против — 1\u00A0человек из 1\u00A0исследования',
    );
    expect(support({ quotes: { against } })).toBe('Против этого 1\u00A0человек из 1\u00A0исследования');
  });

  it('are counted by participant, one passage once', () => {
    const marks = [
      { materialId: 'talk', start: 0, end: 5, respondent: 'Р1' },
      { materialId: 'talk', start: 40, end: 45, respondent: 'Р1' },
    ];
    expect([...quotesByParticipant([hypothesis], marks, people())]).toEqual([['marina', 2]]);
  });
});

const inWords = (speakers: typeof material.speakers, hides = false): string =>
  speakersInWords({ speakers }, people(hides));

describe('the speakers of a material in words', () => {
  it('are its participants, then how many they all are', () => {
    expect(inWords({})).toBe('');
    expect(inWords(material.speakers)).toBe('Марина');
    expect(inWords(material.speakers, true)).toBe('Р1');
    expect(inWords({ ...material.speakers, ж: speaker('respondent', null, 'c') })).toBe('Марина, 2\u00A0участника');
    expect(inWords({ ольга: speaker('interviewer', null, 'a') })).toBe('Без респондентов');
  });
});

describe('a participant taken out of a study', () => {
  it('is named neither by it nor by its texts, and comes back', () => {
    const study = example('research', { id: 'study', participantIds: { marina: { position: 'a' } } });
    const ops = leaveStudies('marina', [study], [material]);
    const before: StoredRecord[] = [study, material];
    const now = new Map(before.map((one) => [one.id, one]));
    const back: Op[] = [];
    for (const op of ops) {
      const old = now.get(op.id);
      back.unshift(...invertOp(old, op));
      now.set(op.id, applyOp(old, op, AT));
    }
    expect(now.get('study')).toMatchObject({ participantIds: {} });
    expect(now.get('talk')).toMatchObject({ speakers: { р1: { participantId: null, role: 'respondent' } } });
    for (const op of back) now.set(op.id, applyOp(now.get(op.id), op, AT));
    expect(now.get('study')).toMatchObject({ participantIds: study.participantIds });
    expect(now.get('talk')).toMatchObject({ speakers: material.speakers });
    expect(leaveStudies('oleg', [study], [material])).toEqual([]);
  });
});

describe('participants to choose from', () => {
  it('stand by their code names, numbers as numbers, and are told apart', () => {
    const some = ['Р10', 'Р2', 'А1'].map((codeName) => ({ name: 'Марина', codeName }));
    expect(byCodeName(some).map(({ codeName }) => codeName)).toEqual(['А1', 'Р2', 'Р10']);
    expect(fullName(marina, false)).toBe('Марина (Р1)');
    expect(fullName(marina, true)).toBe('Р1');
    expect(fullName({ name: '', codeName: 'Р2' }, false)).toBe('Р2');
  });
});

describe('hiding names', () => {
  it('is one setting of the company, made when it is first needed', () => {
    expect(hideNames(null, false)).toEqual([]);
    expect(hideNames({ hidesNames: true }, true)).toEqual([]);
    expect(hidesPersonalData(null)).toBe(false);
    expect(hidesPersonalData({ hidesNames: true, hidesPersonal: null })).toBe(true);
    expect(hidesPersonalData({ hidesNames: true, hidesPersonal: false })).toBe(false);
    expect(hidePersonalData({ hidesPersonal: true }, true)).toEqual([]);
    expect(hidePersonalData(null, false)).toMatchObject([
      { op: 'ensure' },
      { op: 'set', fields: { hidesPersonal: false } },
    ]);
    const [ensure, set] = hideNames(null, true);
    expect(ensure).toMatchObject({ op: 'ensure', id: RESEARCH_SETTINGS_ID, defaults: { hidesNames: false } });
    expect(set).toMatchObject({ op: 'set', fields: { hidesNames: true } });
  });
});
