import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyOp, type Op } from '#src/domain/core/operation.ts';
import { keyedList, keyedTexts, ordered, type StoredRecord } from '#src/domain/core/record.ts';
import { giveOut } from '#src/domain/exchange/giveOut.ts';
import { guidOf, idWithin } from '#src/domain/exchange/guid.ts';
import { hideInProject } from '#src/domain/exchange/hidden.ts';
import { takenUp } from '#src/domain/exchange/hypotheses.ts';
import { takeIn, type TakingCompany } from '#src/domain/exchange/takeIn.ts';
import type { RefiProject } from '#src/domain/exchange/project.ts';
import type { Hypothesis, Quote } from '#src/domain/research/hypothesis.ts';
import type { Material, RefiProjectRecord, Research } from '#src/domain/research/research.ts';

import { example } from '#tests/store/examples.ts';

const AT = '2026-03-01T10:00:00.000Z';
const TEXT =
  'Мария: 😀 Считаю вручную, в таблице.\n\nОлег: Мне хватает таблицы, Вера Петровна поможет.\n\nМария: Нет.\n\nОлег: Да.';

const study = example('research', { id: 'study', title: 'Осень', participantIds: {}, insights: {} }) as Research;
const material = example('material', {
  id: 'file',
  researchId: 'study',
  name: 'Разговор.txt',
  speakers: {},
}) as Material;

const quote = (words: string, change: Partial<Quote> = {}): Quote => ({
  text: words,
  respondent: 'Мария',
  research: 'Осень',
  researchId: 'study',
  passage: { materialId: 'file', start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length },
  stance: 'for',
  ...change,
});

const hypothesis = (id: string, change: Partial<Hypothesis> = {}): Hypothesis =>
  example('hypothesis', {
    id,
    researchId: 'study',
    status: 'new',
    text: 'Если считать за людей, то они останутся 😀',
    stage: 'retention',
    touchpoint: 'Регулярное использование',
    relevance: 'low',
    priority: 3,
    comment: 'Проверить первым',
    pains: keyedTexts('p', ['Долго', 'Ошибки']),
    quotes: keyedList('q', [
      quote('😀 Считаю вручную', { kind: 'workaround', severity: 'blocking' }),
      quote('Мне хватает таблицы', { respondent: 'Олег', stance: 'against', kind: null }),
      quote('Сказано в другом исследовании', { researchId: 'other', research: 'Весна', passage: null }),
    ]),
    ...change,
  }) as Hypothesis;

/** Studies with these hypotheses as they go out. */
const out = (hypotheses: readonly Hypothesis[], guid = guidOf, own = study, file = material) =>
  giveOut({
    name: 'Осень',
    studies: [
      {
        research: own,
        materials: [file],
        texts: new Map([[file.id, { text: TEXT, labels: null }]]),
        marks: [],
        hypotheses,
      },
    ],
    codes: [],
    participants: [],
    hexOf: () => '#000000',
    guid,
  });

const NOBODY: TakingCompany = { codes: [], participants: [], projects: [], hypotheses: [], studies: new Set() };
const form = { title: '', type: 'interviews' as const, author: '' };
const rest = { fileId: 'f', size: 1 };
let last = 0;
const newId = () => `00000000-0000-4000-8000-${String((last += 1)).padStart(12, '0')}`;
const take = (project: RefiProject, company: TakingCompany = NOBODY) =>
  takeIn({ project, company, form, files: new Map(), rest, today: '2026-11-23', newId });

/** Returns the records after operations, those of a text under another key. */
function run(before: readonly StoredRecord[], ops: readonly Op[]) {
  const now = new Map(before.map((one) => [one.id, one]));
  for (const op of ops) if (op.kind !== 'materialText') now.set(op.id, applyOp(now.get(op.id), op, AT));
  const of = <T>(kind: string) =>
    ops.flatMap((op) => (op.kind === kind && op.op === 'create' ? [now.get(op.id) as T] : []));
  return { now, of };
}

/** A company after a project came in. */
function after(company: TakingCompany, ops: readonly Op[]): TakingCompany {
  const { now, of } = run(company.hypotheses as Hypothesis[], ops);
  return {
    ...company,
    projects: [...company.projects, ...of<RefiProjectRecord>('refiProject')],
    hypotheses: [...now.values()].filter((one) => 'quotes' in one) as Hypothesis[],
    studies: new Set([...company.studies, ...of<Research>('research').map(({ id }) => id)]),
  };
}

describe('hypotheses that go out', () => {
  it('say all of theirs, with the places of their words; those of other studies go without', () => {
    const { project, unplaced } = out([hypothesis('h')]);
    expect(project.hypotheses).toEqual([
      {
        guid: guidOf('h'),
        text: 'Если считать за людей, то они останутся 😀',
        description: '',
        stage: 'retention',
        touchpoint: 'Регулярное использование',
        status: 'new',
        relevance: 'low',
        priority: 3,
        comment: 'Проверить первым',
        jtbd: '',
        context: '',
        gains: ['Скорость'],
        pains: ['Долго', 'Ошибки'],
        metrics: [],
        quotes: [
          {
            text: '😀 Считаю вручную',
            respondent: 'Мария',
            research: 'Осень',
            isFromHere: true,
            stance: 'for',
            kind: 'workaround',
            severity: 'blocking',
            place: { text: guidOf('file'), start: 7, end: 24 },
          },
          {
            text: 'Мне хватает таблицы',
            respondent: 'Олег',
            research: 'Осень',
            isFromHere: true,
            stance: 'against',
            kind: null,
            place: { text: guidOf('file'), start: TEXT.indexOf('Мне'), end: TEXT.indexOf('Мне') + 19 },
          },
          {
            text: 'Сказано в другом исследовании',
            respondent: 'Мария',
            research: 'Весна',
            isFromHere: false,
            stance: 'for',
            place: null,
          },
        ],
      },
    ]);
    expect(unplaced).toBe(0);
  });

  it('lose the place of words that their text says no more, and that is counted; a tested one is in the backlog there', () => {
    const moved = quote('вручную', { passage: { materialId: 'file', start: 0, end: 7 } });
    const { project, unplaced } = out([hypothesis('h', { status: 'in_backlog', quotes: keyedList('q', [moved]) })]);
    expect(project.hypotheses.map(({ status, quotes }) => [status, quotes[0]?.place])).toEqual([['added', null]]);
    expect(unplaced).toBe(1);
  });

  it('stand by priority, whatever the order of the records', () => {
    const all = [hypothesis('a', { priority: 2 }), hypothesis('b', { priority: 1 }), hypothesis('c', { priority: 2 })];
    const [first, ...others] = out(all).project.hypotheses.map(({ guid }) => guid);
    expect(first).toBe(guidOf('b'));
    expect(others).toEqual(others.toSorted());
    expect(out(all.toReversed()).project.hypotheses.map(({ guid }) => guid)).toEqual([first, ...others]);
  });

  it('hide what was typed, who said it, and words of a text as the text hides them', () => {
    const words = quote('Вера Петровна поможет', { respondent: 'Олег' });
    const typed = quote('Вера Петровна зря', { passage: null, respondent: 'Олег', research: 'Вера Петровна' });
    const one = hypothesis('h', {
      text: 'Вера Петровна права',
      comment: 'Вера Петровна',
      pains: keyedTexts('p', ['Вера Петровна']),
      quotes: keyedList('q', [words, typed]),
    });
    const shown = hideInProject(out([one]).project, {
      sign: (label, { guid }) => (guid === '' ? 'Имя скрыто' : label === 'Олег' ? 'Р2' : 'Р1'),
      personal: (texts) =>
        texts.map((text) =>
          [...text.matchAll(/Вера Петровна/g)].map(({ index }) => ({
            start: index,
            end: index + 13,
            words: '[имя 1]',
          })),
        ),
    });
    expect(JSON.stringify(shown)).not.toMatch(/Вера|Петровна|Олег|"Мария/);
    const [text] = shown.texts;
    const [placed, unplaced] = shown.hypotheses[0]?.quotes ?? [];
    expect([placed?.text, placed?.respondent]).toEqual(['[имя 1] поможет', 'Р2']);
    expect(placed?.place && text?.text.slice(placed.place.start, placed.place.end)).toBe('[имя 1] поможет');
    expect([unplaced?.text, unplaced?.respondent, unplaced?.research]).toEqual([
      '[имя 1] зря',
      'Имя скрыто',
      '[имя 1]',
    ]);
    expect(shown.hypotheses[0]?.comment).toBe('[имя 1]');
  });
});

const status = fc.constantFrom('new' as const, 'added' as const);
const words = fc.constantFrom('😀 Считаю вручную', 'вручную', 'Мне хватает таблицы', 'Олег', '.\nОлег');
const anyQuote = fc.record({
  words,
  isPlaced: fc.boolean(),
  stance: fc.constantFrom('for' as const, 'against' as const),
  kind: fc.constantFrom('pain' as const, 'decider' as const, null, undefined),
});
const anyHypotheses = fc.array(
  fc.record({
    text: fc.string({ unit: 'grapheme' }),
    status,
    priority: fc.nat(5),
    quotes: fc.array(anyQuote, { maxLength: 4 }),
  }),
  { maxLength: 5 },
);

describe('hypotheses that come in', () => {
  it('are those that went out, wherever they go', () => {
    fc.assert(
      fc.property(anyHypotheses, (all) => {
        const own = all.map(({ quotes, ...one }, index) =>
          hypothesis(`h-${index}`, {
            ...one,
            quotes: keyedList(
              'q',
              quotes.map(({ words: said, isPlaced, stance, kind }) =>
                quote(said, {
                  stance,
                  ...(isPlaced ? {} : { passage: null }),
                  ...(kind === undefined ? {} : { kind }),
                }),
              ),
            ),
          }),
        );
        const { project } = out(own);
        const { id, ops } = take(project);
        const { of } = run([], ops);
        const guids = new Map(own.map((one) => [idWithin(id, guidOf(one.id)), guidOf(one.id)]));
        const [file] = of<Material>('material');
        const [research] = of<Research>('research');
        if (!file || !research) throw new Error('nothing came in');
        guids.set(file.id, guidOf('file'));
        const back = out(of<Hypothesis>('hypothesis'), (one) => guids.get(one) ?? guidOf(one), research, file);
        expect(back.project.hypotheses).toEqual(project.hypotheses);
        expect(of<RefiProjectRecord>('refiProject')[0]?.hypotheses).toEqual(
          Object.fromEntries(
            project.hypotheses.map(({ guid }) => [
              guid,
              { hypothesisId: idWithin(id, guid), position: expect.any(String) as string },
            ]),
          ),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('taken up by the company stay as they are; new ones are the second study’s own', () => {
    const added = hypothesis('up', { status: 'added' });
    const fresh = hypothesis('new');
    const company = { ...NOBODY, hypotheses: [added, fresh], studies: new Set(['study']) };
    const { project } = out([added, fresh]);
    expect([...takenUp(project, company).values()]).toEqual([added]);
    const { id, ops } = take(project, company);
    const made = run([added, fresh], ops);
    expect(made.of<Hypothesis>('hypothesis').map(({ id: one, researchId }) => [one, researchId])).toEqual([
      [idWithin(id, guidOf('new')), id],
    ]);
    expect([made.now.get('up'), made.now.get('new')]).toEqual([added, fresh]);
  });

  it('taken in twice are once in the backlog, also when they come back to where they are from', () => {
    const { project } = out([hypothesis('up', { status: 'added' })]);
    const once = after(NOBODY, take(project).ops);
    const twice = after(once, take(project, once).ops);
    expect(once.hypotheses).toHaveLength(1);
    expect(twice.hypotheses).toEqual(once.hypotheses);
    expect(takenUp(project, twice).size).toBe(1);
    expect(after(twice, take(project, twice).ops).hypotheses).toEqual(once.hypotheses);
  });

  it('move to the study that comes where theirs is gone or makes room, with the words that are the same', () => {
    const typed = quote('Сказано потом', { passage: null });
    const before = hypothesis('up', { status: 'in_backlog' });
    const { project } = out([before]);
    const changed = { ...before, text: 'Переписано', quotes: { ...before.quotes, later: { ...typed, position: 'z' } } };
    const company = { ...NOBODY, hypotheses: [changed], studies: new Set<string>() };
    const { id, ops } = take(project, company);
    const now = run([changed], ops).now.get('up') as Hypothesis;
    expect([now.researchId, now.text, now.status]).toEqual([id, 'Переписано', 'in_backlog']);
    expect(ordered(now.quotes).map(({ researchId, passage }) => [researchId, passage?.materialId])).toEqual([
      [id, idWithin(id, guidOf('file'))],
      [id, idWithin(id, guidOf('file'))],
      ['other', undefined],
      ['study', undefined],
    ]);
  });

  it('whose study was removed here are known by what they came of', () => {
    const { project } = out([hypothesis('up', { status: 'added' })]);
    const once = after(NOBODY, take(project).ops);
    const removed = { ...once, projects: [], studies: new Set<string>() };
    const { id, ops } = take(project, removed);
    expect(run(removed.hypotheses as Hypothesis[], ops).of('hypothesis')).toEqual([]);
    expect(after(removed, ops).hypotheses.map(({ researchId }) => researchId)).toEqual([id]);
  });
});
