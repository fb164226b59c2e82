import { describe, expect, it } from 'vitest';

import type { Board } from '#src/domain/boards/board.ts';
import { hypothesesBehind, outcomeLine } from '#src/domain/boards/cardHypotheses.ts';
import { nameBehind, peopleBehind, peopleLine } from '#src/domain/boards/cardPeople.ts';
import { supportLine, supportOf, type CardSource, type SupportRecords } from '#src/domain/boards/cardSupport.ts';
import { SHOWN_CARDS } from '#src/domain/boards/shown.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import type { People, Speaker } from '#src/domain/research/participant.ts';
import { boards } from '#src/samples/boards/boards.ts';
import { sampleWorkspace } from '#src/samples/workspace.ts';

const source = (materialId: string | null, change: Partial<CardSource> = {}): CardSource => ({
  key: materialId ?? '',
  text: '',
  quote: '',
  passage: materialId === null ? null : { materialId, start: 10, end: 20 },
  verdict: null,
  researchId: 's',
  experimentId: null,
  title: '',
  at: '',
  isGone: false,
  ...change,
});

const said = (participantId: string | null, role: Speaker['role'] = 'respondent') => ({
  role,
  participantId,
  position: 'a',
});
const people = (hidesNames: boolean): People => ({
  materials: new Map<string, { speakers: Record<string, ReturnType<typeof said>> }>([
    ['one', { speakers: { анна: said(null, 'interviewer'), марина: said('p1') } }],
    ['same', { speakers: { м: said('p1', null) } }],
    ['group', { speakers: { олег: said('p2'), алина: said('p3') } }],
    ['nobody', { speakers: { респондент: said(null) } }],
  ]),
  participants: new Map([
    ['p1', { name: 'Марина', codeName: 'Р1' }],
    ['p2', { name: '', codeName: 'Р2' }],
  ]),
  hidesNames,
});

describe('whose words stand behind a card', () => {
  it('is told where one person answers and is known, by a code name where names are hidden', () => {
    const sources = ['one', 'same', 'group', 'nobody', 'gone', null].map((id) => source(id));
    expect(peopleBehind(sources, people(false))).toEqual(['Марина']);
    expect(sources.map((one) => nameBehind(one, people(true)))).toEqual(['Р1', 'Р1', '', '', '', '']);
    expect(peopleBehind([source('one', { isGone: true })], people(false))).toEqual([]);
  });

  it('names two in a line and counts the others', () => {
    expect(
      [[], ['А'], ['А', 'Б'], ['А', 'Б', 'В', 'Г']].map((names) => peopleLine(names).replaceAll('\u00A0', ' ')),
    ).toEqual(['', 'А', 'А, Б', 'А, Б и ещё 2']);
  });
});

const hypothesis = (id: string, start: number, change: Partial<Hypothesis['quotes'][string]> = {}) =>
  ({
    id,
    text: id,
    status: 'added',
    quotes: { q: { passage: { materialId: 'one', start, end: start + 5 }, stance: 'for', ...change } },
  }) as unknown as Hypothesis;

describe('hypotheses on the same words', () => {
  it('are those whose words lie within them or across, with what became of each', () => {
    const hypotheses = [
      hypothesis('tried', 12),
      hypothesis('open', 18, { stance: 'against' }),
      hypothesis('idle', 8),
      hypothesis('apart', 20),
      hypothesis('before', 5),
      hypothesis('elsewhere', 12, { passage: { materialId: 'same', start: 10, end: 20 } }),
      hypothesis('bare', 12, { passage: null }),
    ];
    const experiments = [
      { hypothesisId: 'tried', verdict: 'INVALIDATED' },
      { hypothesisId: 'tried', verdict: 'VALIDATED' },
      { hypothesisId: 'open', verdict: null },
    ] as const;
    const behind = hypothesesBehind(source('one'), hypotheses, experiments);
    expect(behind.map((one) => `${one.id}: ${outcomeLine(one)}`)).toEqual([
      'tried: слова за, подтверждена, опровергнута',
      'open: слова против, проверяется',
      'idle: слова за, добавлено',
    ]);
    expect(hypothesesBehind(source('one', { isGone: true }), hypotheses, experiments)).toEqual([]);
    expect(hypothesesBehind(source(null), hypotheses, experiments)).toEqual([]);
  });
});

const byId = <T extends { readonly id: string }>(items: readonly T[]) => new Map(items.map((one) => [one.id, one]));

describe('the sample', () => {
  const { research = [], experiment = [], material = [], participant = [] } = sampleWorkspace.company;
  const records: SupportRecords = { studies: byId(research), experiments: byId(experiment) };
  const known: People = { materials: byId(material), participants: byId(participant), hidesNames: false };

  it('has cards that rest on words, on several people and on verdicts, and nothing that its sources do not have', () => {
    const told = (boards as readonly Board[]).flatMap((board) =>
      SHOWN_CARDS[board.id as keyof typeof SHOWN_CARDS].map(({ field }) => supportOf(board, field, records)),
    );
    expect(told.flat().filter(({ isGone, text }) => isGone || text === '')).toEqual([]);
    const lines = told.map((sources) => supportLine(sources).replaceAll('\u00A0', ' '));
    expect(lines).toContain('3 инсайта из 2 разговоров');
    expect(lines.some((line) => line.endsWith('1 вывод: подтверждена'))).toBe(true);
    // Evidence is for some of the cards: the others say that there is none.
    expect(lines.filter((line) => line === 'без подтверждений').length).toBeGreaterThan(lines.length / 2);
    expect(told.map((sources) => peopleBehind(sources, known))).toContainEqual(['Марина', 'Олег']);
  });
});
