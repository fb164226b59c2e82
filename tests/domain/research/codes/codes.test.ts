import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { checkCodeName, nextColour, type Code } from '#src/domain/research/code.ts';
import { codeTree, withDescendants } from '#src/domain/research/codes/codeTree.ts';
import { createCode, deleteCode, editCode, mergeCodes } from '#src/domain/research/codes/codebookEdits.ts';
import { moveCode } from '#src/domain/research/codes/codeMoves.ts';
import { suggestCodes } from '#src/domain/research/codes/suggestCodes.ts';
import { codePassage, createMark, giveCode, markAt, noteMark, takeCode, type Mark } from '#src/domain/research/mark.ts';

import { example } from '#tests/store/examples.ts';

const AT = '2026-03-01T10:00:00.000Z';
const code = (id: string, parentId: string | null = null, position = `a${id}`, name = id): Code =>
  example('code', { id, parentId, position, name });
const mark = (id: string, codeIds: readonly string[]): Mark =>
  example('mark', { id, codeIds: Object.fromEntries(codeIds.map((one) => [one, { position: 'a' }])) });

type Book = ReadonlyMap<string, StoredRecord>;
const bookOf = (records: readonly StoredRecord[]): Book => new Map(records.map((one) => [one.id, one]));

/** The records after operations, and the operations that take them back. */
function run(before: Book, ops: readonly Op[]): { now: Book; inverse: Op[] } {
  const now = new Map(before);
  let inverse: Op[] = [];
  for (const op of ops) {
    inverse = [...invertOp(now.get(op.id), op), ...inverse];
    now.set(op.id, applyOp(now.get(op.id), op, AT));
  }
  return { now, inverse };
}
const living = (book: Book) => [...book.values()].filter(({ deletedAt }) => deletedAt === null);
const codesIn = (book: Book) => living(book).filter((one): one is Code => 'colour' in one);
const marksIn = (book: Book) => living(book).filter((one): one is Mark => 'materialId' in one);

describe('the codebook', () => {
  it('is read as a tree, by position', () => {
    const tree = codeTree([code('b'), code('c', 'a'), code('a'), code('d', 'c'), code('e', 'a', 'ab')]);
    expect(tree.map(({ code: { id }, depth }) => [id, depth])).toEqual([
      ['a', 0],
      ['e', 1],
      ['c', 1],
      ['d', 2],
      ['b', 0],
    ]);
  });

  it('never loses a code: neither one whose parent is gone, nor those of a circle that two tabs made', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(7)), { minLength: 1, maxLength: 8 }), (parents) => {
        const codes = parents.map((parent, index) => code(`${index}`, parent === null ? null : `${parent}`));
        const shown = codeTree(codes).map((node) => node.code.id);
        expect(shown.toSorted()).toEqual(codes.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('names a code once', () => {
    const codes = [code('1', null, 'a', 'Нехватка  времени')];
    expect(checkCodeName(' нехватка времени ', codes)).toBe('Код «Нехватка  времени» уже есть');
    expect(checkCodeName('Нехватка времени', codes, '1')).toBeUndefined();
    expect(checkCodeName('  ', codes)).toBe('Назовите код');
    expect(checkCodeName('д'.repeat(81), codes)).toBe('Не длиннее 80 знаков');
    expect(checkCodeName('д'.repeat(80), codes)).toBeUndefined();
  });

  it('gives a new code the colour that is used least, and the last place', () => {
    expect(nextColour([])).toBe('sky');
    const one = createCode([code('1')], { name: ' Время ' }, () => 'new');
    const { now } = run(bookOf([code('1')]), one.ops);
    expect(now.get('new')).toMatchObject({ name: 'Время', colour: 'leaf', parentId: null });
    expect(codeTree(codesIn(now)).map((node) => node.code.id)).toEqual(['1', 'new']);
  });

  it('changes what was typed, and nothing when it is the same', () => {
    expect(editCode(code('1'), { name: ' 1 ', colour: 'sky' })).toEqual([]);
    expect(editCode(code('1'), { definition: ' Когда не успевают ' })).toMatchObject([
      { fields: { definition: 'Когда не успевают' } },
    ]);
  });

  it('moves a code behind a brother, to the first place, under another', () => {
    const codes = [code('a'), code('b'), code('c'), code('d', 'a')];
    const order = (ops: readonly Op[]) => codeTree(codesIn(run(bookOf(codes), ops).now)).map((node) => node.code.id);
    expect(order(moveCode(codes, 'c', null, 'a'))).toEqual(['a', 'd', 'c', 'b']);
    expect(order(moveCode(codes, 'c', null, null))).toEqual(['c', 'a', 'd', 'b']);
    expect(order(moveCode(codes, 'b', 'a'))).toEqual(['a', 'd', 'b', 'c']);
    expect(moveCode(codes, 'a', 'd')).toEqual([]);
    expect(moveCode(codes, 'a', 'a')).toEqual([]);
    expect(moveCode(codes, 'a', null)).toEqual([]);
    expect(moveCode(codes, 'gone', null)).toEqual([]);
  });

  it('moves a code among brothers that two tabs gave one position', () => {
    const codes = ['a', 'b', 'c', 'd'].map((id) => code(id, null, 'i'));
    const order = (ops: readonly Op[]) => codeTree(codesIn(run(bookOf(codes), ops).now)).map((node) => node.code.id);
    expect(order(moveCode(codes, 'd', null, 'a'))).toEqual(['a', 'd', 'b', 'c']);
    expect(order(moveCode(codes, 'a', null, 'b'))).toEqual(['b', 'a', 'c', 'd']);
    expect(order(moveCode(codes, 'c', null, null))).toEqual(['c', 'a', 'b', 'd']);
  });

  it('offers by first letters: of the name, then of a word, then within', () => {
    const codes = [
      code('1', null, 'a1', 'Нет времени'),
      code('2', null, 'a2', 'Время'),
      code('3', null, 'a3', 'Безвременье'),
      code('4', null, 'a4', 'Деньги'),
    ];
    expect(suggestCodes(codes, 'ВРЕМ').map(({ id }) => id)).toEqual(['2', '1', '3']);
    expect(suggestCodes(codes, ' ').map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    expect(suggestCodes(codes, 'щ')).toEqual([]);
  });
});

/** A codebook without circles, its passages, and two of its codes. */
const books = fc
  .record({
    parents: fc.array(fc.nat(), { minLength: 2, maxLength: 7 }),
    uses: fc.array(fc.uniqueArray(fc.nat(6)), { maxLength: 8 }),
    from: fc.nat(),
    into: fc.nat(),
  })
  .map(({ parents, uses, from, into }) => {
    const codes = parents.map((parent, index) =>
      code(`c${index}`, index === 0 || parent % 3 === 0 ? null : `c${parent % index}`),
    );
    const ids = codes.map(({ id }) => id);
    const marks = uses.map((held, index) =>
      mark(
        `m${index}`,
        held.map((one) => ids[one % ids.length] ?? 'c0'),
      ),
    );
    return { codes, marks, from: ids[from % ids.length] ?? '', into: ids[into % ids.length] ?? '' };
  });
const group = example('passageGroup', { codeId: 'c0' });
const groups = [group];

describe('merging codes', () => {
  it('does nothing to a code and itself, or to one that is gone', () => {
    expect(mergeCodes([code('a'), code('b')], [mark('m', ['a'])], [], 'a', 'a')).toEqual([]);
    expect(mergeCodes([code('a')], [mark('m', ['a'])], [], 'a', 'gone')).toEqual([]);
  });

  it('moves every use once, leaves no code without its place, and is taken back whole', () => {
    fc.assert(
      fc.property(books, ({ codes, marks, from, into }) => {
        fc.pre(from !== into);
        const before = bookOf([...codes, ...marks, group]);
        const ops = mergeCodes(codes, marks, groups, from, into);
        const { now, inverse } = run(before, ops);
        expect(
          codesIn(now)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(
          codes
            .map(({ id }) => id)
            .filter((id) => id !== from)
            .toSorted(),
        );
        for (const one of marksIn(now)) {
          const had = Object.keys(marks.find(({ id }) => id === one.id)?.codeIds ?? {});
          const wanted = new Set(had.map((id) => (id === from ? into : id)));
          expect(new Set(Object.keys(one.codeIds))).toEqual(wanted);
        }
        // No circle, and nothing hangs from the code that went.
        const left = codesIn(now);
        for (const one of left) {
          expect(one.parentId).not.toBe(from);
          expect(withDescendants(left, one.id).has(one.parentId ?? '')).toBe(false);
        }
        expect(now.get('group-1')).toMatchObject({ codeId: from === 'c0' ? into : 'c0' });
        const back = run(now, inverse).now;
        for (const [id, record] of before)
          expect(back.get(id)).toEqual({ ...record, updatedAt: back.get(id)?.updatedAt });
      }),
    );
  });
});

describe('deleting a code', () => {
  it('keeps the passages, moves up what stood under it, and is taken back whole', () => {
    fc.assert(
      fc.property(books, ({ codes, marks, from }) => {
        const before = bookOf([...codes, ...marks, group]);
        const { now, inverse } = run(before, deleteCode(codes, marks, groups, from));
        const parent = codes.find(({ id }) => id === from)?.parentId ?? null;
        for (const one of codesIn(now)) {
          const was = codes.find(({ id }) => id === one.id)?.parentId ?? null;
          expect(one.parentId).toBe(was === from ? parent : was);
        }
        expect(marksIn(now)).toHaveLength(marks.length);
        for (const one of marksIn(now)) expect(Object.keys(one.codeIds)).not.toContain(from);
        expect(now.get('group-1')?.deletedAt === null).toBe(from !== 'c0');
        const back = run(now, inverse).now;
        for (const [id, record] of before)
          expect(back.get(id)).toEqual({ ...record, updatedAt: back.get(id)?.updatedAt });
      }),
    );
  });
});

describe('a mark', () => {
  const selected = { passage: { materialId: 'm', start: 3, end: 9 }, text: 'долго ', respondent: 'Р1' };

  it('is made once for the same words, and gets further codes', () => {
    const first = codePassage([], 'study', selected, 'c1', () => 'mark-1');
    const made = applyOp(undefined, first.ops[0] as Op, AT) as Mark;
    expect(made).toMatchObject({
      researchId: 'study',
      materialId: 'm',
      start: 3,
      end: 9,
      text: 'долго ',
      respondent: 'Р1',
    });
    const second = codePassage([made], 'study', selected, 'c2', () => 'mark-2');
    expect(second.id).toBe('mark-1');
    const both = second.ops.reduce((now, op) => applyOp(now, op, AT) as Mark, made);
    expect(Object.keys(both.codeIds)).toEqual(['c1', 'c2']);
    expect(giveCode(both, 'c2')).toEqual([]);
    expect(
      codePassage([made], 'study', { ...selected, passage: { ...selected.passage, end: 10 } }, 'c2', () => 'mark-2').id,
    ).toBe('mark-2');
    expect(markAt([made], { ...selected.passage, materialId: 'other' })).toBeUndefined();
  });

  it('stays a quotation without its last code', () => {
    const one = mark('m', ['c']);
    expect(takeCode(one, 'x')).toEqual([]);
    expect(applyOp(one, takeCode(one, 'c')[0] as Op, AT)).toMatchObject({ codeIds: {}, deletedAt: null });
  });

  it('takes several codes at once, in their order, and a note', () => {
    const made = applyOp(undefined, createMark('study', selected, ['b', 'a'], () => 'x').ops[0] as Op, AT) as Mark;
    expect(Object.keys(made.codeIds)).toEqual(['b', 'a']);
    expect((made.codeIds.b?.position ?? '') < (made.codeIds.a?.position ?? '')).toBe(true);
    expect(noteMark(made, ' ')).toEqual([]);
    expect(noteMark(made, ' важно ')).toMatchObject([{ fields: { note: 'важно' } }]);
  });
});
