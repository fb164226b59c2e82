import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyOp } from '#src/domain/core/operation.ts';
import { brothersOf, codePaths, codeTree } from '#src/domain/research/codes/codeTree.ts';
import { moveCode, stepCode, dropPlace, type CodeDrop, type CodeStep } from '#src/domain/research/codes/codeMoves.ts';
import type { Code } from '#src/domain/research/code.ts';
import { besideCodes, codePassages } from '#src/domain/research/across/codePassages.ts';
import { codeUse, countCodes, quotedPeopleOf } from '#src/domain/research/across/codeCounts.ts';
import {
  countSaid,
  groupPassages,
  narrowPassages,
  type PassagesFilter,
} from '#src/domain/research/across/passagesView.ts';
import { codeTable } from '#src/domain/research/codes/codeTable.ts';
import type { Mark } from '#src/domain/research/mark.ts';
import type { Material } from '#src/domain/research/research.ts';
import { personAt } from '#src/domain/research/privacy/personId.ts';

import { example } from '#tests/store/examples.ts';

const AT = '2026-03-01T10:00:00.000Z';
const code = (id: string, parentId: string | null = null, position = `a${id}i`): Code =>
  example('code', { id, parentId, position, name: id });

let made = 0;
const mark = (materialId: string, respondent: string, start: number, end: number, ...codeIds: string[]): Mark => {
  made += 1;
  return example('mark', {
    id: `m${made}`,
    // Each later than the one before, however many a property has made.
    createdAt: new Date(Date.UTC(2026, 2, 1, 10) + 1000 * made).toISOString(),
    researchId: materialId.startsWith('x') ? 'study-x' : 'study-y',
    materialId,
    respondent,
    start,
    end,
    text: `слова ${made}`,
    note: '',
    codeIds: Object.fromEntries(codeIds.map((one) => [one, { position: 'a' }])),
  });
};
const material = (id: string, speakers: Material['speakers'] = {}): Material =>
  example('material', { id, researchId: id.startsWith('x') ? 'study-x' : 'study-y', speakers });
const speaker = (participantId: string | null, role: 'interviewer' | 'respondent' | null = null) => ({
  participantId,
  role,
  position: 'a',
});

const materials = new Map(
  [
    material('x1', { марина: speaker('p1'), ольга: speaker(null, 'interviewer') }),
    material('x2', { олег: speaker('p2'), гость: speaker(null, 'respondent') }),
    material('y1', { марина: speaker('p1') }),
  ].map((one) => [one.id, one]),
);
const participants = new Map([
  ['p1', { segment: ' Малые ' }],
  ['p2', { segment: '' }],
]);
const people = { materials };
const codes = [code('a'), code('b', 'a'), code('c'), code('d')];
const ALL: PassagesFilter = { find: '', own: false, study: null, segment: null, person: null, with: null };

describe('how much was said of a code', () => {
  it('counts people once, an interviewer never, and what lies under a code with it', () => {
    const marks = [
      mark('x1', 'Марина', 0, 5, 'a', 'b'),
      mark('y1', 'Марина', 0, 5, 'b'),
      mark('x1', 'Ольга', 9, 12, 'a'),
      mark('x2', 'Олег', 0, 5, 'c'),
    ];
    const counts = countCodes(codes, marks, people);
    expect(counts.get('a')).toEqual({ people: 1, passages: 3 });
    expect(counts.get('b')).toEqual({ people: 1, passages: 2 });
    expect(counts.get('c')).toEqual({ people: 1, passages: 1 });
    expect(counts.get('d')).toEqual({ people: 0, passages: 0 });
  });

  it('counts the people that the table counts, whatever stands under what', () => {
    const books = fc.record({
      parents: fc.array(fc.option(fc.nat(4)), { minLength: 1, maxLength: 5 }),
      uses: fc.array(fc.tuple(fc.constantFrom('Марина', 'Ольга', 'Гость'), fc.uniqueArray(fc.nat(4))), {
        maxLength: 8,
      }),
    });
    fc.assert(
      fc.property(books, ({ parents, uses }) => {
        // Only earlier codes can be parents: the table is not asked about circles.
        const book = parents.map((parent, index) =>
          code(`${index}`, parent !== null && parent < index ? `${parent}` : null),
        );
        const marks = uses.map(([who, held], index) => mark('x1', who, index, index + 1, ...held.map(String)));
        const table = codeTable(book, marks, people);
        const counts = countCodes(book, marks, people);
        for (const row of table.rows) expect(counts.get(row.code.id)?.people).toBe(row.people);
      }),
    );
  });

  it('tells what hangs from a code alone', () => {
    const marks = [
      mark('x1', 'Марина', 0, 5, 'a', 'c'),
      mark('x1', 'Марина', 7, 9, 'b'),
      mark('x1', 'Марина', 9, 11, 'a'),
    ];
    const use = codeUse(codes, marks, [{ codeId: 'a' }, { codeId: null }], 'a');
    expect([use.passages, use.under, use.groups, use.passagesWith('c'), use.passagesWith('d')]).toEqual([
      2, 1, 1, 1, 0,
    ]);
  });
});

describe('those whose words the company has', () => {
  it('are named respondents and whoever something is marked of; a participant is one person in all studies', () => {
    const talkers = quotedPeopleOf(materials, participants, [
      mark('x1', 'Ольга', 0, 1, 'a'),
      mark('y1', 'Кто-то', 0, 1, 'a'),
    ]);
    expect([...talkers.keys()].toSorted()).toEqual(
      ['participant:p1', 'participant:p2', personAt('x2:гость'), personAt('y1:кто-то')].toSorted(),
    );
    expect(talkers.get('participant:p1')).toEqual({ segment: 'Малые', studies: new Set(['study-x', 'study-y']) });
  });
});

const byRespondent = ({ mark: { respondent } }: { mark: Mark }) => ({ key: respondent, title: respondent });

describe("a code's passages", () => {
  const marks = [
    mark('x1', 'Марина', 10, 20, 'a'),
    mark('x1', 'Марина', 15, 30, 'c'),
    mark('x1', 'Марина', 20, 25, 'd'),
    mark('x2', 'Олег', 0, 5, 'b', 'd'),
    mark('x1', 'Ольга', 40, 50, 'a'),
    mark('y1', 'Марина', 10, 20, 'c'),
  ];
  const talkers = quotedPeopleOf(materials, participants, marks);
  const all = codePassages(codes, marks, people, talkers, 'a');

  it('are its own and those under it, with the codes on words that they share', () => {
    expect(
      all.map(({ mark: { start, materialId }, givenId, isOwn, beside }) => [materialId, start, givenId, isOwn, beside]),
    ).toEqual([
      // Words that end where others begin share none.
      ['x1', 10, 'a', true, ['c']],
      ['x2', 0, 'b', false, ['b', 'd']],
      ['x1', 40, 'a', true, []],
    ]);
  });

  it('find every code that shares a letter, as looking at each pair does', () => {
    const places = fc.array(
      fc.record({ start: fc.nat(30), length: fc.integer({ min: 1, max: 20 }), code: fc.constantFrom('a', 'c', 'd') }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(places, (some) => {
        const drawn = some.map(({ start, length, code: id }) => mark('x1', 'Марина', start, start + length, id));
        const found = codePassages(codes, drawn, people, talkers, 'a');
        for (const { mark: one, beside } of found) {
          const near = drawn.filter((other) => other.start < one.end && other.end > one.start);
          const wanted = new Set(near.flatMap(({ codeIds }) => Object.keys(codeIds)).filter((id) => id !== 'a'));
          expect(new Set(beside)).toEqual(wanted);
        }
      }),
    );
  });

  it('pass a filter, and the count of those who could have said it narrows with it', () => {
    const starts = (filter: Partial<PassagesFilter>) =>
      narrowPassages(all, { ...ALL, ...filter }).map(({ mark: { start } }) => start);
    expect(starts({})).toEqual([10, 0, 40]);
    expect(starts({ own: true })).toEqual([10, 40]);
    expect(starts({ study: 'study-y' })).toEqual([]);
    expect(starts({ segment: 'Малые' })).toEqual([10]);
    expect(starts({ segment: '' })).toEqual([0, 40]);
    expect(starts({ person: 'participant:p2' })).toEqual([0]);
    expect(starts({ with: 'd' })).toEqual([0]);
    expect(starts({ find: ` ${all[0]?.mark.text.toUpperCase() ?? ''} ` })).toEqual([10]);
    const said = (filter: Partial<PassagesFilter>) =>
      countSaid(narrowPassages(all, { ...ALL, ...filter }), talkers, { ...ALL, ...filter });
    expect(said({})).toEqual({ said: 2, of: 3 });
    expect(said({ segment: 'Малые' })).toEqual({ said: 1, of: 1 });
    expect(said({ study: 'study-y' })).toEqual({ said: 0, of: 1 });
    expect(said({ person: 'participant:p2' })).toEqual({ said: 1, of: 1 });
  });

  it('are told with the codes beside them: of the most people first, then of the most passages, then as in the codebook', () => {
    const drawn = [
      mark('x1', 'Марина', 0, 5, 'a', 'd'),
      mark('x1', 'Марина', 10, 15, 'a', 'd'),
      mark('x1', 'Марина', 20, 25, 'a', 'c'),
      mark('x2', 'Олег', 0, 5, 'a', 'c'),
      mark('x1', 'Марина', 30, 35, 'a', 'b'),
      mark('x1', 'Марина', 40, 45, 'a', 'b'),
    ];
    const flat = codes.map((one) => ({ ...one, parentId: null }));
    // A code under it is part of it.
    expect(besideCodes(codes, codePassages(codes, drawn, people, talkers, 'a'), 'a').map((one) => one.code.id)).toEqual(
      ['c', 'd'],
    );
    const any = fc.shuffledSubarray(drawn, { minLength: drawn.length });
    fc.assert(
      fc.property(any, (some) => {
        const beside = besideCodes(flat, codePassages(flat, some, people, talkers, 'a'), 'a');
        expect(beside.map((one) => [one.code.id, one.people, one.passages])).toEqual([
          ['c', 2, 2],
          ['b', 1, 2],
          ['d', 1, 2],
        ]);
      }),
    );
  });

  it('are put together by whatever is asked, in the order that is asked, however they come', () => {
    const drawn = [
      mark('x1', 'Р10', 10, 12, 'a'),
      mark('x1', 'Р2', 0, 2, 'a'),
      mark('x1', 'Р10', 0, 2, 'a'),
      mark('x1', 'Р1', 20, 22, 'a'),
    ];
    const any = fc.shuffledSubarray(drawn, { minLength: drawn.length });
    fc.assert(
      fc.property(any, (some) => {
        const passages = codePassages(codes, some, people, talkers, 'a');
        const told = (order: 'most' | 'name' | 'newest') =>
          groupPassages(passages, byRespondent, order).map(({ title, passages: own }) => [
            title,
            own.map(({ mark: { start } }) => start),
          ]);
        expect(told('most')).toEqual([
          ['Р10', [0, 10]],
          ['Р1', [20]],
          ['Р2', [0]],
        ]);
        expect(told('name')).toEqual([
          ['Р1', [20]],
          ['Р2', [0]],
          ['Р10', [0, 10]],
        ]);
        expect(told('newest')).toEqual([
          ['Р1', [20]],
          ['Р10', [0, 10]],
          ['Р2', [0]],
        ]);
      }),
    );
  });
});

const applied = (book: readonly Code[], ops: ReturnType<typeof moveCode>): readonly Code[] =>
  book.map((one) => ops.filter(({ id }) => id === one.id).reduce((record, op) => applyOp(record, op, AT) as Code, one));

describe('moving codes', () => {
  it('walks a code up, down, in and out, and says when there is no way', () => {
    const book = [code('a'), code('b', 'a'), code('c', 'a'), code('d')];
    const after = (id: string, step: CodeStep) =>
      codeTree(applied(book, stepCode(book, id, step))).map((node) => `${node.code.id}${node.depth}`);
    expect(after('c', 'up')).toEqual(['a0', 'c1', 'b1', 'd0']);
    expect(after('b', 'down')).toEqual(['a0', 'c1', 'b1', 'd0']);
    expect(after('c', 'in')).toEqual(['a0', 'b1', 'c2', 'd0']);
    expect(after('b', 'out')).toEqual(['a0', 'c1', 'b0', 'd0']);
    expect(after('d', 'in')).toEqual(['a0', 'b1', 'c1', 'd1']);
    for (const [id, step] of [
      ['a', 'up'],
      ['d', 'down'],
      ['b', 'in'],
      ['a', 'out'],
      ['gone', 'up'],
    ] as const)
      expect(stepCode(book, id, step)).toEqual([]);
  });

  it('lays a code before another, after it and under it, and never under itself', () => {
    const book = [code('a'), code('b', 'a'), code('c'), code('d')];
    const after = (id: string, target: string, drop: CodeDrop) => {
      const place = dropPlace(book, id, target, drop);
      const now = place ? applied(book, moveCode(book, id, place.parentId, place.after)) : book;
      return codeTree(now).map((node) => `${node.code.id}${node.depth}`);
    };
    expect(after('d', 'a', 'before')).toEqual(['d0', 'a0', 'b1', 'c0']);
    expect(after('d', 'a', 'after')).toEqual(['a0', 'b1', 'd0', 'c0']);
    expect(after('d', 'b', 'before')).toEqual(['a0', 'd1', 'b1', 'c0']);
    expect(after('a', 'd', 'before')).toEqual(['c0', 'a0', 'b1', 'd0']);
    expect(after('d', 'c', 'under')).toEqual(['a0', 'b1', 'c0', 'd1']);
    for (const target of ['a', 'b', 'gone']) expect(dropPlace(book, 'a', target, 'under')).toBeNull();
  });

  it('puts a code where it was asked, whatever parents are gone and whatever circles two tabs made, and closes none', () => {
    const books = fc.record({
      parents: fc.array(fc.option(fc.nat(8)), { minLength: 2, maxLength: 7 }),
      id: fc.nat(),
      under: fc.option(fc.nat()),
      after: fc.option(fc.nat()),
    });
    fc.assert(
      fc.property(books, ({ parents, id, under, after }) => {
        const book = parents.map((parent, index) => code(`${index}`, parent === null ? null : `${parent}`));
        const moved = `${id % book.length}`;
        const parentId = under === null ? null : `${under % book.length}`;
        const above = parentId === null ? [] : (codePaths(book).get(parentId) ?? []);
        const ops = moveCode(book, moved, parentId, after === null ? null : `${after % book.length}`);
        const mayMove = !above.includes(moved);
        expect(ops.length > 0).toBe(mayMove);
        const now = applied(book, ops);
        const place = mayMove ? parentId : (codePaths(book).get(moved)?.at(-2) ?? null);
        expect(codePaths(now).get(moved)?.at(-2) ?? null).toBe(place);
        const isFirst = brothersOf(now, moved)[0]?.id === moved;
        expect(isFirst || after !== null || !mayMove).toBe(true);
        const was = codePaths(book);
        // The others are still in their places.
        for (const one of now) {
          if (one.id === moved) continue;
          expect(codePaths(now).get(one.id)?.at(-2)).toBe(was.get(one.id)?.at(-2));
        }
      }),
    );
  });
});
