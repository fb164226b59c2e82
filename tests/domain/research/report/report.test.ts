import * as fc from 'fast-check';
import { maskReport } from '#src/domain/evidence/personal/maskedReport.ts';
import { describe, expect, it } from 'vitest';

import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import { keyedList, positionAt } from '#src/domain/core/record.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { reportTest } from '#src/domain/experiments/reportTests.ts';
import type { Mark } from '#src/domain/research/mark.ts';
import type { Participant } from '#src/domain/research/participant.ts';
import { composeReport } from '#src/domain/research/report/report.ts';
import { type Report, wordingsOf } from '#src/domain/research/report/reportShape.ts';
import type { ReportSources } from '#src/domain/research/report/reportSources.ts';
import { documentTexts, printable, reportDocument, sectionSays } from '#src/domain/research/report/reportDocument.ts';
import {
  distinct,
  quotableOf,
  peopleAsked,
  proposeQuotes,
  saidInWords,
} from '#src/domain/research/report/reportQuotes.ts';
import {
  inPlaces,
  isTaken,
  keepWording,
  movePart,
  reportId,
  resetWording,
  showCodeNames,
  takePart,
  typeWording,
  UNCHANGED,
  wordingAt,
  type ReportChanges,
  type ReportRecord,
} from '#src/domain/research/report/reportRecord.ts';

import { example } from '#tests/store/examples.ts';
import { HOSTILE } from '#tests/fixtures/hostile.ts';

const AT = '2026-03-01T10:00:00.000Z';
const STUDY = 'research-1';
const KEY = 'finding:code:time/title';

/** Returns the stored record after operations, and the operations that undo them. */
function run(before: ReportRecord | null, ops: readonly Op[]): { record: ReportRecord | null; inverse: readonly Op[] } {
  let now: StoredRecord | undefined = before ?? undefined;
  let inverse: Op[] = [];
  for (const op of ops) {
    inverse = [...invertOp(now, op), ...inverse];
    now = applyOp(now, op, AT);
  }
  return { record: (now as ReportRecord | undefined) ?? null, inverse };
}

const person = (index: number, changed: Partial<Participant> = {}): Participant =>
  example('participant', { id: `p${index}`, name: `Марина ${index}`, codeName: `Р${index}`, role: '', ...changed });

let last = 0;
const mark = (by: number, codeIds: readonly string[], text: string): Mark => {
  last += 1000;
  return example('mark', {
    id: `mark-${last}`,
    researchId: STUDY,
    materialId: `talk-${by}`,
    start: last,
    end: last + text.length,
    text,
    respondent: 'Респондент',
    codeIds: Object.fromEntries(codeIds.map((id, index) => [id, { position: positionAt(index) }])),
  });
};

const words = (index: number): string => `По понедельникам выписываю задачи на бумагу, уже ${index} лет подряд.`;

function sources(
  changed: Partial<ReportSources> = {},
  people: readonly Participant[] = [1, 2, 3].map((one) => person(one)),
): ReportSources {
  return {
    studies: [
      example('research', {
        id: STUDY,
        title: 'Онбординг',
        description: 'Как начинают и где бросают',
        participants: 9,
        insights: {},
        questions: {},
      }),
    ],
    audiences: new Map(),
    materials: people.map(({ id }) => ({ id: `talk-${id.slice(1)}`, researchId: STUDY, transcriptOf: null })),
    hypotheses: [],
    tests: [],
    marks: [],
    codes: [],
    groups: [],
    people: {
      materials: new Map(
        people.map(({ id }) => [
          `talk-${id.slice(1)}`,
          { speakers: { респондент: { role: 'respondent' as const, participantId: id, position: 'a' } } },
        ]),
      ),
      participants: new Map(people.map((one) => [one.id, one])),
      hidesNames: false,
    },
    respondents: new Map(),
    ...changed,
  };
}

const compose = (of: ReportSources, changes: ReportChanges = UNCHANGED): Report => composeReport([STUDY], of, changes);
const sectionOf = (report: Report, name: string) => report.sections.find(({ section }) => section === name);
const partOf = (report: Report, key: string) =>
  report.sections.flatMap(({ parts }) => parts).find((one) => one.key === key);
const textsOf = (report: Report): string => documentTexts(reportDocument(report, ['Азимут'])).join('\n');
const time = example('code', { id: 'time', name: 'Нехватка времени', parentId: null, definition: '' });

describe('findings', () => {
  it('count people, not passages, and say of how many', () => {
    const marks = [mark(1, ['time'], words(1)), mark(1, ['time'], words(2)), mark(2, ['time'], words(3))];
    const part = partOf(compose(sources({ codes: [time], marks })), 'finding:code:time');
    expect(part?.facts).toEqual(['Об этом сказали 2 из 9\u00A0участников']);
    expect(part?.isIn).toBe(true);
    expect(part?.quotes).toHaveLength(3);
  });

  it('of one person are a word: they are left out, but there', () => {
    const marks = [mark(1, ['time'], words(1)), mark(1, ['other'], words(2)), mark(2, ['other'], words(3))];
    const other = example('code', { id: 'other', name: 'Пустой экран', parentId: null });
    const report = compose(sources({ codes: [time, other], marks }));
    expect(partOf(report, 'finding:code:time')?.isIn).toBe(false);
    expect(partOf(report, 'finding:code:other')?.isIn).toBe(true);
    expect(textsOf(report)).not.toContain('Нехватка времени');
  });

  it('of one person are taken in when there is nothing else', () => {
    const report = compose(sources({ codes: [time], marks: [mark(1, ['time'], words(1))] }));
    expect(partOf(report, 'finding:code:time')?.isIn).toBe(true);
  });

  it('count what stands under a code, too', () => {
    const below = example('code', { id: 'below', name: 'Отчёты', parentId: 'time' });
    const report = compose(
      sources({ codes: [time, below], marks: [mark(1, ['time'], words(1)), mark(2, ['below'], words(2))] }),
    );
    expect(partOf(report, 'finding:code:time')?.facts[0]).toContain('2 из 9');
    expect(partOf(report, 'finding:code:below')?.facts[0]).toContain('1 из 9');
  });

  it('are not counted of words that an interviewer said', () => {
    const of = sources({ codes: [time], marks: [mark(1, ['time'], words(1)), mark(2, ['time'], words(2))] });
    const materials = new Map(of.people.materials);
    materials.set('talk-2', { speakers: { респондент: { role: 'interviewer', participantId: null, position: 'a' } } });
    const part = partOf(compose({ ...of, people: { ...of.people, materials } }), 'finding:code:time');
    expect(part?.facts).toEqual([saidInWords(1, 9)]);
    expect(part?.quotes.filter(({ isIn }) => isIn)).toHaveLength(1);
  });

  it('are an insight with its words, signed by who said them', () => {
    const passage = { materialId: 'talk-1', start: 5, end: 9 };
    const of = sources({ respondents: new Map([['talk-1:5-9', 'Респондент']]) }, [person(1, { role: 'продакт' })]);
    const [study] = of.studies;
    if (!study) throw new Error('no study');
    const insights = keyedList('i', [{ text: 'Всё делают руками', quote: words(1), passage }]);
    const part = partOf(compose({ ...of, studies: [{ ...study, insights }] }), `finding:insight:${STUDY}:i-0`);
    expect(part?.title?.text).toBe('Всё делают руками');
    expect(part?.facts).toEqual([saidInWords(1, 9)]);
    expect(part?.quotes[0]).toMatchObject({ text: words(1), signature: 'Марина 1, продакт', isIn: true });
  });

  it('say what words are taken for and how grave it is, in the document too', () => {
    const graded: Mark = { ...mark(1, ['time'], words(1)), kind: 'pain', severity: 'blocking' };
    const plain = mark(2, ['time'], words(2));
    const report = compose(sources({ codes: [time], marks: [graded, plain] }));
    expect(partOf(report, 'finding:code:time')?.quotes.map(({ taken }) => taken)).toEqual([
      'трудность (останавливает)',
      '',
    ]);
    const captions = reportDocument(report, []).blocks.flatMap((block) =>
      block.kind === 'quote' ? [block.caption] : [],
    );
    expect(captions[0]).toMatch(/^— .+ · трудность \(останавливает\)$/);
    expect(captions[1]).not.toContain('·');
  });

  it('stand with whose the words above them are where a model worded those, and with nothing where a person did', () => {
    const typed = { text: 'Коротко', over: '', position: 'i' };
    const of = sources({ codes: [time], marks: [mark(1, ['time'], words(1))] });
    const notes = (lead: ReportChanges['texts'][string]) =>
      reportDocument(compose(of, { ...UNCHANGED, texts: { lead } }), []).blocks.slice(0, 2);
    expect(notes({ ...typed, madeBy: { model: 'qwen', read: '8 находок' } })).toEqual([
      { kind: 'paragraph', text: 'Коротко' },
      { kind: 'note', text: 'модель qwen · прочитано: 8 находок' },
    ]);
    expect(notes(typed)[1]?.kind).toBe('heading');
  });

  it('are the quotations without a code where there is nothing else', () => {
    const report = compose(sources({ marks: [mark(1, [], words(1))] }));
    expect(partOf(report, 'finding:quotes')?.isIn).toBe(true);
  });
});

const saidBy = (by: number, text: string) =>
  quotableOf({
    text,
    respondent: 'Респондент',
    passage: { materialId: `talk-${by}`, start: by, end: by + text.length },
    researchId: STUDY,
  });

describe('quotations', () => {
  const of = sources(
    {},
    Array.from({ length: 12 }, (_, index) => person(index)),
  );

  it('are proposed of different people, not ten of one', () => {
    const evidence = [
      ...Array.from({ length: 10 }, (_, index) => saidBy(1, words(index) + '!'.repeat(index))),
      saidBy(2, words(3)),
      saidBy(3, words(4)),
    ];
    const chosen = proposeQuotes(evidence, of.people);
    const by = evidence.filter(({ id }) => chosen.has(id)).map(({ passage }) => passage?.materialId);
    expect(by.toSorted()).toEqual(['talk-1', 'talk-2', 'talk-3']);
  });

  it('are neither a word nor a page where somebody said something between', () => {
    const evidence = [
      saidBy(1, 'Да.'),
      saidBy(1, words(1)),
      saidBy(2, words(2).repeat(20)),
      saidBy(3, words(3)),
      saidBy(4, words(4)),
    ];
    const chosen = proposeQuotes(evidence, of.people);
    expect(evidence.filter(({ id }) => chosen.has(id)).map(({ text }) => text)).toEqual([words(1), words(3), words(4)]);
  });

  it('never number more than three, never more than two of one person, and at least one where anybody said anything', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(11), fc.integer({ min: 1, max: 500 })), { maxLength: 60 }), (list) => {
        const evidence = distinct(list.map(([by, length]) => saidBy(by, 'х'.repeat(length))));
        const chosen = evidence.filter(({ id }) => proposeQuotes(evidence, of.people).has(id));
        const counts = new Map<string | undefined, number>();
        for (const { passage } of chosen) counts.set(passage?.materialId, (counts.get(passage?.materialId) ?? 0) + 1);
        expect(chosen.length).toBeLessThanOrEqual(3);
        expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(2);
        expect(chosen.length > 0).toBe(evidence.length > 0);
      }),
    );
  });
});

const studyOf = (ids: readonly string[], participants: number | null) => ({
  participants,
  participantIds: Object.fromEntries(ids.map((id) => [id, { position: 'a' }])),
});

describe('people', () => {
  it('are said of how many only where that is known and can be', () => {
    expect(saidInWords(0, 9)).toBe('');
    expect(saidInWords(1, 9)).toMatch(/^Об этом сказал 1 из 9\sучастников$/);
    expect(saidInWords(2, null)).toMatch(/^Об этом сказали 2\sчеловека$/);
    expect(saidInWords(4, 3)).toMatch(/^Об этом сказали 4\sчеловека$/);
    expect(saidInWords(1, 1)).toMatch(/из 1\sучастника$/);
  });

  it('who took part in two studies are counted once', () => {
    expect(peopleAsked([studyOf(['a', 'b'], null), studyOf(['b', 'c'], null)])).toBe(3);
    expect(peopleAsked([studyOf(['a'], 5), studyOf(['b'], null)])).toBe(6);
    expect(peopleAsked([studyOf([], null), studyOf(['b'], 4)])).toBeNull();
  });

  it('stand by their real names, by code names where the report or the company wants it', () => {
    const of = sources({ codes: [time], marks: [mark(1, ['time'], words(1))] });
    const [study] = of.studies;
    if (!study) throw new Error('no study');
    const full = { ...of, studies: [{ ...study, participantIds: { p1: { position: 'a' } } }] };
    expect(textsOf(compose(full))).toContain('Марина 1');
    const hidden = textsOf(compose(full, { ...UNCHANGED, usesCodeNames: true }));
    expect(hidden).toContain('Р1');
    expect(hidden).not.toContain('Марина');
    expect(compose({ ...full, people: { ...full.people, hidesNames: true } }).hidesNames).toBe(true);
    expect(textsOf(compose({ ...full, people: { ...full.people, hidesNames: true } }))).not.toContain('Марина');
  });

  it('hide personal data wherever names are hidden, until somebody chooses; the company’s choice comes first', () => {
    const of = sources({});
    const hides = (changes: Partial<typeof UNCHANGED>, company = false) =>
      compose({ ...of, hidesPersonal: company }, { ...UNCHANGED, ...changes }).hidesPersonal;
    expect(hides({})).toBe(false);
    expect(hides({ usesCodeNames: true })).toBe(true);
    expect(hides({ usesCodeNames: true, hidesPersonal: false })).toBe(false);
    expect(hides({ hidesPersonal: true })).toBe(true);
    expect(hides({ hidesPersonal: false }, true)).toBe(true);
    expect(compose({ ...of, people: { ...of.people, hidesNames: true } }).hidesPersonal).toBe(true);
  });

  it('go out without personal data, by the same numbers everywhere, and are edited as they are', () => {
    const text = 'Зульфия звонила с +7 900 123-45-67.';
    const of = sources({ codes: [time], marks: [mark(1, ['time'], 'Мне Зульфия сама всё показала, спасибо ей.')] });
    const report = compose(of, {
      ...UNCHANGED,
      texts: { lead: { text, over: '', position: 'i' } },
      hidesPersonal: true,
    });
    const masked = maskReport(report, [{ name: 'Зульфия', codeName: 'Р7' }]);
    expect(masked.lead).toMatchObject({ text, masked: '[Р7] звонила с [телефон].' });
    const said = documentTexts(reportDocument(masked, []));
    expect(said).toContain('[Р7] звонила с [телефон].');
    expect(said.join('\n')).toContain('Мне [Р7] сама всё показала');
    expect(said.join('\n')).not.toMatch(/Зульфи|123-45/);
    expect(documentTexts(reportDocument(report, [])).join('\n')).toMatch(/Зульфи/);
  });
});

const quoteOf = (by: number, stance: 'for' | 'against', researchId = STUDY) => ({
  text: words(by),
  respondent: 'Респондент',
  research: 'Онбординг',
  researchId,
  passage: { materialId: `talk-${by}`, start: by, end: by + 3 },
  stance,
});

describe('hypotheses', () => {
  it('say how many people speak for and against, from how many studies, and what experiments came to', () => {
    const hypothesis = example('hypothesis', {
      quotes: keyedList('q', [quoteOf(1, 'for'), quoteOf(2, 'for', 'research-2'), quoteOf(3, 'against')]),
    });
    const test = reportTest({
      name: 'Короткий путь',
      status: 'Done',
      verdict: 'VALIDATED',
      hypothesisId: hypothesis.id,
      results: '',
      learnings: 'Дошли двое из трёх.',
      nextSteps: '1. Убрать лишний шаг\n- Проверить на новых',
    });
    const report = compose(sources({ hypotheses: [hypothesis], tests: [test] }));
    const part = partOf(report, `hypothesis:${hypothesis.id}`);
    expect(part?.facts[0]).toMatch(/^За: 2\sчеловека из\s2\sисследований · Против: 1\sчеловек из\s1\sисследования$/);
    expect(part?.facts[1]).toBe('Эксперимент «Короткий путь»: подтверждена. Дошли двое из трёх.');
    expect(partOf(report, 'next:steps')?.points?.text).toBe('Убрать лишний шаг\nПроверить на новых');
  });

  it('of other studies are not in it, unless words of these speak of them', () => {
    const hypotheses = [
      example('hypothesis', { id: 'h1', researchId: 'other', quotes: {} }),
      example('hypothesis', { id: 'h2', researchId: 'other' }),
    ];
    const report = compose(sources({ hypotheses }));
    expect(sectionOf(report, 'hypotheses')?.parts.map(({ key }) => key)).toEqual(['hypothesis:h2']);
  });

  it('that nobody tested say so', () => {
    const report = compose(sources({ hypotheses: [example('hypothesis', { quotes: {} })] }));
    expect(sectionOf(report, 'hypotheses')?.parts[0]?.facts).toEqual([
      'Слов за неё и против неё пока нет',
      'Экспериментом ещё не проверяли',
    ]);
  });
});

const KEYS = ['a', 'b', 'c', 'd'];
const PROPOSED = 'как есть';
const living = (record: ReportRecord | null): ReportChanges => (record?.deletedAt === null ? record : UNCHANGED);
const orderIn = (record: ReportRecord | null): readonly string[] =>
  inPlaces(
    living(record),
    KEYS.map((key) => ({ key })),
  ).map(({ key }) => key);

/** Returns the visible state of a report with four parts. */
const stateOf = (record: ReportRecord | null): string =>
  JSON.stringify([
    KEYS.map((key) => [wordingAt(living(record), key, PROPOSED), isTaken(living(record), key, true)]),
    orderIn(record),
    living(record).usesCodeNames,
  ]);

const key = fc.constantFrom(...KEYS);
const STEP = fc.oneof(
  fc.record({ what: fc.constant('type' as const), key, text: fc.constantFrom('', 'один', 'два', PROPOSED) }),
  fc.record({ what: fc.constant('take' as const), key, isIn: fc.boolean() }),
  fc.record({ what: fc.constant('move' as const), key, by: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ what: fc.constant('reset' as const), key }),
  fc.record({ what: fc.constant('names' as const), wanted: fc.boolean() }),
);

function opsOf(
  step: typeof STEP extends fc.Arbitrary<infer S> ? S : never,
  record: ReportRecord | null,
): readonly Op[] {
  switch (step.what) {
    case 'type':
      return typeWording(['s'], record, { key: step.key, proposed: PROPOSED }, step.text);
    case 'take':
      return takePart(['s'], record, step.key, step.isIn);
    case 'move':
      return movePart(['s'], record, orderIn(record), step.key, step.by);
    case 'reset':
      return resetWording(['s'], record, step.key);
    case 'names':
      return showCodeNames(['s'], record, step.wanted);
  }
}

describe('what people change', () => {
  const proposed = { key: KEY, proposed: 'Нехватка времени' };

  it('stays; what nobody touched follows the records; what was typed says that the records moved on', () => {
    const { record } = run(null, typeWording([STUDY], null, proposed, 'Времени нет ни у кого'));
    expect(record && wordingAt(record, KEY, 'Нехватка времени')).toMatchObject({
      text: 'Времени нет ни у кого',
      state: 'typed',
    });
    expect(record && wordingAt(record, KEY, 'Нехватка часов')).toMatchObject({
      text: 'Времени нет ни у кого',
      state: 'outdated',
    });
    expect(record && wordingAt(record, 'title', 'Онбординг')).toMatchObject({ text: 'Онбординг', state: 'proposed' });
    const kept = run(record, keepWording([STUDY], record, { key: KEY, proposed: 'Нехватка часов' })).record;
    expect(kept && wordingAt(kept, KEY, 'Нехватка часов').state).toBe('typed');
    const reset = run(record, resetWording([STUDY], record, KEY)).record;
    expect(reset && wordingAt(reset, KEY, 'Нехватка часов')).toMatchObject({
      text: 'Нехватка часов',
      state: 'proposed',
    });
  });

  it('is not kept as typed where it says what is proposed', () => {
    expect(typeWording([STUDY], null, proposed, ' Нехватка времени\r\n')).toEqual([]);
    const { record } = run(null, typeWording([STUDY], null, proposed, 'Иначе'));
    const back = run(record, typeWording([STUDY], record, proposed, 'Нехватка времени')).record;
    expect(back?.texts).toEqual({});
  });

  it('may be nothing: an emptied text is left out', () => {
    const of = sources();
    const key = `question:${STUDY}/body`;
    const wording = wordingsOf(compose(of)).get(key);
    expect(wording?.text).toBe('Как начинают и где бросают');
    const { record } = run(null, typeWording([STUDY], null, { key, proposed: wording?.proposed ?? '' }, ''));
    expect(textsOf(compose(of, record ?? UNCHANGED))).not.toContain('Вопрос');
  });

  it('of a finding that is gone stays, and says so', () => {
    const of = sources({ codes: [time], marks: [mark(1, ['time'], words(1))] });
    const { record } = run(null, typeWording([STUDY], null, proposed, 'Времени нет ни у кого'));
    expect(partOf(compose(of, record ?? UNCHANGED), 'finding:code:time')?.isGone).toBe(false);
    const part = partOf(compose(sources(), record ?? UNCHANGED), 'finding:code:time');
    expect(part).toMatchObject({
      isGone: true,
      isIn: true,
      title: { text: 'Времени нет ни у кого', proposed: null, state: 'outdated' },
    });
  });

  it('leaves parts, sections and quotations out and brings them back', () => {
    const of = sources({ codes: [time], marks: [mark(1, ['time'], words(1)), mark(2, ['time'], words(2))] });
    let record: ReportRecord | null = null;
    const change = (ops: readonly Op[]) => {
      record = run(record, ops).record;
      return textsOf(compose(of, record ?? UNCHANGED));
    };
    const quote = partOf(compose(of), 'finding:code:time')?.quotes[0];
    expect(change(takePart([STUDY], record, quote?.key ?? '', false))).not.toContain(quote?.text);
    expect(change(takePart([STUDY], record, quote?.key ?? '', true))).toContain(quote?.text);
    expect(change(takePart([STUDY], record, 'finding:code:time', false))).not.toContain('Находки');
    expect(change(takePart([STUDY], record, 'finding:code:time', true))).toContain('Находки');
    expect(change(takePart([STUDY], record, 'section:findings', false))).not.toContain('Нехватка времени');
    expect(takePart([STUDY], record, 'section:findings', false)).toEqual([]);
  });

  it('moves by as many places as it is told to, and nothing is lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.integer({ min: -4, max: 4 })), { maxLength: 9 }),
        (moves) => {
          let record: ReportRecord | null = null;
          for (const [key, by] of moves) {
            const order = orderIn(record);
            const wanted = order.indexOf(key) + by;
            ({ record } = run(record, movePart(['s'], record, order, key, by)));
            const to = wanted >= 0 && wanted < order.length ? wanted : order.indexOf(key);
            expect(orderIn(record).indexOf(key)).toBe(to);
            expect(orderIn(record).toSorted()).toEqual(KEYS);
          }
        },
      ),
    );
  });

  it('can be taken back, whatever it was and in whatever order', () => {
    fc.assert(
      fc.property(fc.array(STEP, { minLength: 1, maxLength: 12 }), (steps) => {
        let record: ReportRecord | null = null;
        const done: { readonly inverse: readonly Op[]; readonly before: string }[] = [];
        for (const step of steps) {
          const after = run(record, opsOf(step, record));
          done.push({ inverse: after.inverse, before: stateOf(record) });
          ({ record } = after);
        }
        for (const { inverse, before } of done.toReversed()) {
          ({ record } = run(record, inverse));
          expect(stateOf(record)).toBe(before);
        }
      }),
    );
  });

  it('is of one report, in whatever order the studies are named', () => {
    expect(reportId(['b', 'a', 'b'])).toBe(reportId(['a', 'b']));
  });

  it('of new findings comes behind what was moved', () => {
    const { record } = run(null, movePart(['s'], null, ['a', 'b'], 'b', -1));
    expect(
      inPlaces(
        record ?? UNCHANGED,
        ['new', 'a', 'b'].map((key) => ({ key })),
      ).map(({ key }) => key),
    ).toEqual(['b', 'a', 'new']);
  });
});

describe('a document', () => {
  it('says everything that is in, once, and only what a file can hold', () => {
    for (const { text } of HOSTILE) {
      const of = sources({
        codes: [{ ...time, name: text }],
        marks: [mark(1, ['time'], text), mark(2, ['time'], text)],
      });
      for (const said of documentTexts(reportDocument(compose(of), [text]))) {
        expect(said).toBe(printable(said));
        expect(said).not.toMatch(/[^\P{Cc}\t\n]|\p{Cs}/u);
      }
    }
  });

  it('has no heading with nothing under it: what is said of a section is said of its files', () => {
    const report = compose(sources());
    const next = sectionOf(report, 'next');
    if (!next) throw new Error('no section');
    expect(sectionSays(next)).toBe(false);
    expect(textsOf(report)).not.toContain('Что делать дальше');
    const { record } = run(
      null,
      typeWording([STUDY], null, { key: 'next:steps/points', proposed: '' }, 'Спросить ещё'),
    );
    const typed = compose(sources(), record ?? UNCHANGED);
    expect(typed.sections.filter(sectionSays).map(({ section }) => section)).toContain('next');
    expect(textsOf(typed)).toContain('Что делать дальше\nСпросить ещё');
    for (const section of report.sections) {
      expect(textsOf({ ...report, sections: [section] }).includes(section.title.text)).toBe(sectionSays(section));
    }
  });

  it('of several studies names them, and tells of each', () => {
    const of = sources();
    const [study] = of.studies;
    if (!study) throw new Error('no study');
    const two = { ...of, studies: [study, { ...study, id: 'research-2', title: 'Оплата' }] };
    const texts = textsOf(composeReport([STUDY, 'research-2'], two, UNCHANGED));
    expect(texts).toMatch(/^Отчёт по\s2\sисследованиям\nАзимут\nОнбординг\nОплата\n/);
  });
});

const texts = (of: ReportSources, changes: ReportChanges = UNCHANGED, ids: readonly string[] = [STUDY]) =>
  documentTexts(reportDocument(composeReport(ids, of, changes), []));

describe('the order', () => {
  it('of studies is that of their days, whatever order they were chosen in', () => {
    const of = sources();
    const [study] = of.studies;
    if (!study) throw new Error('no study');
    const studies = ['2026-03-01', '2026-01-01', '2026-02-01'].map((startDate, index) => ({
      ...study,
      startDate,
      endDate: null,
      id: `s${index}`,
      title: `Начато ${startDate}`,
    }));
    const told = texts(
      { ...of, studies },
      UNCHANGED,
      studies.map(({ id }) => id),
    );
    expect(told.slice(1, 4)).toEqual(['Начато 2026-01-01', 'Начато 2026-02-01', 'Начато 2026-03-01']);
  });

  it('of codes is that of how many people spoke of them', () => {
    const codes = ['few', 'many'].map((id) => example('code', { id, name: id, parentId: null }));
    const marks = [1, 2, 3].map((by) => mark(by, by < 3 ? ['few', 'many'] : ['many'], words(by)));
    const keys = sectionOf(compose(sources({ codes, marks })), 'findings')?.parts.map(({ key: one }) => one);
    expect(keys).toEqual(['finding:code:many', 'finding:code:few']);
  });

  it('of quotations is that in which they are read', () => {
    const [third, second, first] = [
      mark(3, ['time'], words(3)),
      mark(1, ['time'], words(2)),
      mark(1, ['time'], words(1)),
    ];
    const marks = [third, first, second].filter((one) => one !== undefined);
    const part = partOf(compose(sources({ codes: [time], marks })), 'finding:code:time');
    expect(part?.quotes.map(({ text }) => text)).toEqual([words(2), words(1), words(3)]);
  });

  it('of segments is that of their size', () => {
    const people = [1, 2, 3].map((index) => person(index, { segment: index === 1 ? 'Методисты' : 'Продакты' }));
    const of = sources({}, people);
    const [study] = of.studies;
    if (!study) throw new Error('no study');
    const participantIds = Object.fromEntries(people.map(({ id }) => [id, { position: id }]));
    const told = texts({ ...of, studies: [{ ...study, participants: null, participantIds }] }).join('\n');
    expect(told).toMatch(/3\sучастника: Продакты\s— 2, Методисты\s— 1\./);
  });

  it('of what is left of findings that are gone is always the same', () => {
    const typed = ['б', 'а', 'в'].map((id) => [`finding:code:${id}/title`, { text: id, over: '', position: 'a' }]);
    const changes = { ...UNCHANGED, texts: Object.fromEntries(typed) as ReportChanges['texts'] };
    expect(texts(sources(), changes).slice(-3)).toEqual(['а', 'б', 'в']);
  });
});

it('of 12 conversations, 300 quotations and 60 findings is composed whole', () => {
  const people = Array.from({ length: 12 }, (_, index) => person(index));
  const codes = Array.from({ length: 60 }, (_, index) =>
    example('code', { id: `c${index}`, name: `Код ${index}`, parentId: null }),
  );
  const marks = Array.from({ length: 300 }, (_, index) =>
    mark(index % 11, [`c${index % 60}`, `c${(index * 7) % 60}`], words(index)),
  );
  const of = sources({ codes, marks }, people);
  const document = reportDocument(compose(of), []);
  expect(document.blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(60);
});
