import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { ordered, positionAt } from '#src/domain/core/record.ts';
import { deleteCode, mergeCodes } from '#src/domain/research/codes/codebookEdits.ts';
import type { PassageGroup } from '#src/domain/research/code.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import {
  checkGroupName,
  createGroup,
  deleteGroup,
  groupsOf,
  hypothesisOfQuotes,
  mainStudyOf,
  mergeGroups,
  moveGroup,
  passagesToSort,
  putInGroup,
  renameGroup,
  sortPassages,
  takeOut,
  wordsOf,
} from '#src/domain/research/across/passageGroup.ts';

import { example } from '#tests/store/examples.ts';

const AT = '2026-03-01T10:00:00.000Z';
const keys = (...ids: string[]) => Object.fromEntries(ids.map((id, index) => [id, { position: positionAt(index) }]));
const group = (id: string, markIds: readonly string[] = [], position = `a${id}`): PassageGroup =>
  example('passageGroup', { id, name: id, codeId: 'c', markIds: keys(...markIds), position });
const passages = (...ids: string[]) => ids.map((id) => ({ id }));

type Book = ReadonlyMap<string, StoredRecord>;
const bookOf = (records: readonly StoredRecord[]): Book => new Map(records.map((one) => [one.id, one]));
function run(before: Book, ops: readonly Op[]): { now: Book; inverse: Op[] } {
  const now = new Map(before);
  let inverse: Op[] = [];
  for (const op of ops) {
    inverse = [...invertOp(now.get(op.id), op), ...inverse];
    now.set(op.id, applyOp(now.get(op.id), op, AT));
  }
  return { now, inverse };
}
const groupsIn = (book: Book): readonly PassageGroup[] =>
  groupsOf(
    [...book.values()].filter((one): one is PassageGroup => one.deletedAt === null && 'markIds' in one),
    'c',
  );
/** Returns the groups and their contents, as a person sees them. */
const seen = (book: Book) =>
  groupsIn(book).map(({ name, markIds }) => [name, ...ordered(markIds).map(({ key }) => key)]);
const after = (groups: readonly PassageGroup[], ops: readonly Op[]) => seen(run(bookOf(groups), ops).now);

describe('the study that most words are from', () => {
  it('is the first of those with as many', () => {
    expect(mainStudyOf(['a', 'b', 'b', 'a', 'c'])).toBe('a');
    expect(mainStudyOf(['a', 'b', 'b'])).toBe('b');
  });

  it('is none of no words', () => {
    expect(mainStudyOf([])).toBe('');
  });
});

describe('groups of passages', () => {
  it('have a name each', () => {
    expect(checkGroupName(' ', [])).toBe('Назовите группу');
    expect(checkGroupName('д'.repeat(121), [])).toBe('Не длиннее 120 знаков');
    expect(checkGroupName('A', [group('a')])).toBe('Группа «a» уже есть');
    expect(checkGroupName('A', [group('a')], 'a')).toBeUndefined();
    expect(renameGroup(group('a'), ' a ')).toEqual([]);
    expect(renameGroup(group('a'), ' Не  хотят ')).toMatchObject([{ fields: { name: 'Не хотят' } }]);
  });

  it('are made after the others, and take their passages out of them', () => {
    const groups = [group('a', ['1', '2']), group('b')];
    const { ops } = createGroup(groups, { name: ' c ', codeId: 'c', markIds: ['3', '2', '3'] }, () => 'new');
    expect(after(groups, ops)).toEqual([['a', '1'], ['b'], ['c', '3', '2']]);
  });

  it('take passages in the order given, at the end or before one', () => {
    const groups = [group('a', ['1', '2', '3']), group('b', ['4'])];
    expect(after(groups, putInGroup(groups, 'a', ['4', '5']))).toEqual([['a', '1', '2', '3', '4', '5'], ['b']]);
    expect(after(groups, putInGroup(groups, 'a', ['3', '4'], '2'))).toEqual([['a', '1', '3', '4', '2'], ['b']]);
    expect(after(groups, putInGroup(groups, 'a', ['3'], '1'))).toEqual([
      ['a', '3', '1', '2'],
      ['b', '4'],
    ]);
    expect(putInGroup(groups, 'a', ['1', '2'])).toEqual([]);
    expect(putInGroup(groups, 'gone', ['1'])).toEqual([]);
    // Two tabs put two passages at one place.
    const twins = [{ ...group('a'), markIds: { 1: { position: 'a' }, 2: { position: 'a' } } }];
    expect(after(twins, putInGroup(twins, 'a', ['3'], '2'))).toEqual([['a', '1', '3', '2']]);
  });

  it('give passages back', () => {
    const groups = [group('a', ['1', '2'])];
    expect(after(groups, takeOut(groups, ['1', '7', '1']))).toEqual([['a', '2']]);
  });

  it('move by one place, and not beyond the ends', () => {
    const groups = [group('a'), group('b'), group('c')];
    const order = (ops: readonly Op[]) => after(groups, ops).map(([name]) => name);
    expect(order(moveGroup(groups, 'a', 1))).toEqual(['b', 'a', 'c']);
    expect(order(moveGroup(groups, 'c', -1))).toEqual(['a', 'c', 'b']);
    expect(moveGroup(groups, 'a', -1)).toEqual([]);
    expect(moveGroup(groups, 'c', 1)).toEqual([]);
    expect(moveGroup(groups, 'gone', 1)).toEqual([]);
  });

  it('move, and take a passage before another, where two tabs gave one position', () => {
    const groups = ['a', 'b', 'c'].map((id) => group(id, [], 'i'));
    expect(after(groups, moveGroup(groups, 'a', 1)).map(([name]) => name)).toEqual(['b', 'a', 'c']);
    expect(after(groups, moveGroup(groups, 'c', -1)).map(([name]) => name)).toEqual(['a', 'c', 'b']);
    const [first] = groups;
    const shared = { ...first, markIds: { x: { position: 'i' }, y: { position: 'i' } } } as PassageGroup;
    expect(after([shared], putInGroup([shared], 'a', ['n'], 'y'))).toEqual([['a', 'x', 'n', 'y']]);
  });

  it('become one', () => {
    const groups = [group('a', ['1', '2']), group('b', ['2', '3']), group('c')];
    expect(after(groups, mergeGroups(groups, 'a', 'b'))).toEqual([['b', '2', '3', '1'], ['c']]);
    expect(after(groups, mergeGroups(groups, 'c', 'a'))).toEqual([
      ['a', '1', '2'],
      ['b', '2', '3'],
    ]);
    expect(mergeGroups(groups, 'a', 'a')).toEqual([]);
    expect(mergeGroups(groups, 'a', 'gone')).toEqual([]);
  });

  it('sort the passages of a code and of those under it', () => {
    const codes = [
      example('code', { id: 'c' }),
      example('code', { id: 'd', parentId: 'c' }),
      example('code', { id: 'e' }),
    ];
    const marks = ['c', 'd', 'e'].map((id) => example('mark', { id, codeIds: keys(id) }));
    expect(passagesToSort(marks, codes, 'c').map(({ id }) => id)).toEqual(['c', 'd']);
    expect(passagesToSort(marks, codes, null)).toHaveLength(3);
  });

  it('keep the place of a passage that is gone, and say nothing of it', () => {
    const { groups, rest } = sortPassages([group('a', ['1', 'gone', '2'])], passages('2', '3', '1'));
    expect(groups.map(({ passages: lying }) => lying.map(({ id }) => id))).toEqual([['1', '2']]);
    expect(rest.map(({ id }) => id)).toEqual(['3']);
  });

  it('of a code that goes into another follow it, and a passage that both have sorted stays in one group', () => {
    const codes = [example('code', { id: 'c' }), example('code', { id: 'd' })];
    const own = group('a', ['1']);
    const other = { ...group('b', ['1', '2']), codeId: 'd' };
    const { now, inverse } = run(bookOf([...codes, own, other]), mergeCodes(codes, [], [own, other], 'd', 'c'));
    expect(seen(now)).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    expect(seen(run(now, inverse).now)).toEqual([['a', '1']]);
    expect(deleteCode(codes, [], [own, other], 'd')).toMatchObject([{ id: 'b' }, { id: 'd' }]);
  });
});

type Step = (groups: readonly PassageGroup[], index: number) => readonly Op[];
const at = fc.nat(5);
const some = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5'), { minLength: 1 });
const idAt = (groups: readonly PassageGroup[], index: number): string => groups[index % groups.length]?.id ?? 'gone';
const step: fc.Arbitrary<Step> = fc.oneof(
  some.map(
    (markIds): Step =>
      (groups, index) =>
        createGroup(groups, { name: `new ${index}`, codeId: 'c', markIds }, () => `new-${index}`).ops,
  ),
  fc.tuple(at, some, fc.option(fc.constantFrom('1', '2', '3', '4', '5'))).map(
    ([to, markIds, before]): Step =>
      (groups) =>
        putInGroup(groups, idAt(groups, to), markIds, before),
  ),
  some.map(
    (markIds): Step =>
      (groups) =>
        takeOut(groups, markIds),
  ),
  fc.tuple(at, fc.constantFrom(1 as const, -1 as const)).map(
    ([which, by]): Step =>
      (groups) =>
        moveGroup(groups, idAt(groups, which), by),
  ),
  at.map(
    (which): Step =>
      (groups) =>
        groups.length === 0 ? [] : deleteGroup(idAt(groups, which)),
  ),
  fc.tuple(at, at).map(
    ([from, into]): Step =>
      (groups) =>
        mergeGroups(groups, idAt(groups, from), idAt(groups, into)),
  ),
);
const START = bookOf([group('a', ['1', '2']), group('b', ['3']), group('c')]);
const ALL = passages('1', '2', '3', '4', '5');

describe('whatever is done with groups', () => {
  it('a passage lies in one group at most, and none is lost', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let book = START;
        for (const [index, one] of steps.entries()) {
          book = run(book, one(groupsIn(book), index)).now;
          const lying = seen(book).flatMap(([, ...ids]) => ids);
          expect(new Set(lying).size).toBe(lying.length);
          const { groups, rest } = sortPassages(groupsIn(book), ALL);
          const shown = [...groups.flatMap((sorted) => sorted.passages), ...rest].map(({ id }) => id);
          expect(shown.toSorted()).toEqual(ALL.map(({ id }) => id));
        }
      }),
    );
  });

  it('every step is taken back whole', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        let book = START;
        const before: { readonly shown: unknown; readonly inverse: readonly Op[] }[] = [];
        for (const [index, one] of steps.entries()) {
          const shown = seen(book);
          const { now, inverse } = run(book, one(groupsIn(book), index));
          before.push({ shown, inverse });
          book = now;
        }
        for (const { shown, inverse } of before.toReversed()) {
          book = run(book, inverse).now;
          expect(seen(book)).toEqual(shown);
        }
      }),
    );
  });

  it('a passage that two tabs, or a removal taken back late, left in two groups is shown in one', () => {
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 4 }), (held) => {
        const groups = held.map((ids, index) => group(`g${index}`, ids));
        const sorting = sortPassages(groups, ALL);
        const shown = [...sorting.groups.flatMap((one) => one.passages), ...sorting.rest].map(({ id }) => id);
        expect(shown.toSorted()).toEqual(ALL.map(({ id }) => id));
      }),
    );
  });
});

const mark = (id: string, researchId: string, start: number) =>
  example('mark', { id, researchId, start, end: start + 3, text: `слова ${id}` });

describe('a hypothesis of a group', () => {
  const form = { text: ' Если короче ', stage: 'activation', touchpoint: 'Онбординг', relevance: 'high' } as const;
  const quotes = [mark('1', 's1', 0), mark('2', 's2', 5), mark('3', 's2', 5)].map((one) => ({
    study: { id: one.researchId, title: `Исследование ${one.researchId}` },
    quote: wordsOf(one),
  }));

  it('has all its words, each place once, for it', () => {
    const { id, ops } = hypothesisOfQuotes(quotes, 's2', form, [{ priority: 4 }], () => 'h');
    const made = run(new Map(), ops).now.get(id) as Hypothesis;
    expect(made).toMatchObject({ text: 'Если короче', researchId: 's2', priority: 5, status: 'new' });
    expect(ordered(made.quotes).map(({ text, research, stance }) => [text, research, stance])).toEqual([
      ['слова 1', 'Исследование s1', 'for'],
      ['слова 3', 'Исследование s2', 'for'],
    ]);
  });

  it('belongs to a study of which there are words', () => {
    expect(() => hypothesisOfQuotes(quotes, 's3', form, [], () => 'h')).toThrow(RangeError);
  });
});
