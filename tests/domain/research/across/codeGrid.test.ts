import { EVERYBODY, GRID_COLUMNS } from '#src/domain/research/across/tableView.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Code } from '#src/domain/research/code.ts';
import { choicesAmong, inColumnOrder, inRowOrder } from '#src/domain/research/across/gridOrder.ts';
import { codeGrid } from '#src/domain/research/across/codeGrid.ts';
import { codeEvidenceOf, type GridSources } from '#src/domain/research/across/codeEvidence.ts';
import { codePairs } from '#src/domain/research/across/codePairs.ts';
import { codeTable } from '#src/domain/research/codes/codeTable.ts';
import type { Mark } from '#src/domain/research/mark.ts';
import { personAt } from '#src/domain/research/privacy/personId.ts';
import type { Material } from '#src/domain/research/research.ts';

import { example } from '#tests/store/examples.ts';

const code = (id: string, parentId: string | null = null): Code =>
  example('code', { id, parentId, name: id, position: `a${id}` });
const CODES = [code('c1'), code('c2', 'c1'), code('c3')];

/** A passage: where, by whom, with which codes. */
const mark = (
  id: string,
  [researchId, materialId, respondent]: readonly [string, string, string],
  codeIds: readonly string[],
  [start, end]: readonly [number, number] = [0, 5],
): Mark =>
  example('mark', {
    id,
    researchId,
    materialId,
    respondent,
    start,
    end,
    codeIds: Object.fromEntries(codeIds.map((one) => [one, { position: 'a' }])),
  });

const speaker = (participantId: string | null, role: 'interviewer' | 'respondent' = 'respondent') => ({
  participantId,
  role,
  position: 'a',
});
const links = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { position: id }]));

/** Two studies: Р1 was interviewed in both, Р2 and Р10 in one each, and one speaker of a text belongs to no one. */
const SOURCES: GridSources = {
  codes: CODES,
  marks: [
    mark('m1', ['s1', 't1', 'Марина'], ['c2']),
    mark('m2', ['s2', 't2', 'Респондент'], ['c1', 'c3']),
    mark('m3', ['s2', 't3', 'Олег'], ['c3']),
    mark('m4', ['s1', 't1', 'Ведущий'], ['c1']),
    mark('m5', ['s1', 't1', 'Кто-то'], ['c3']),
    mark('m6', ['s1', 'gone', 'Марина'], ['c3']),
    mark('m7', ['gone', 't1', 'Марина'], ['c3']),
    mark('m8', ['s1', 't1', 'Марина'], []),
  ],
  studies: [
    { id: 's1', title: 'Первое', participantIds: links('p1', 'p10') },
    { id: 's2', title: 'Второе', participantIds: links('p1', 'p2') },
    { id: 's3', title: 'Не начатое', participantIds: links('p3') },
  ],
  materials: new Map<string, Pick<Material, 'name' | 'speakers'>>([
    ['t1', { name: 'раз.txt', speakers: { марина: speaker('p1'), ведущий: speaker(null, 'interviewer') } }],
    ['t2', { name: 'два.txt', speakers: { респондент: speaker('p1') } }],
    ['t3', { name: 'три.txt', speakers: { олег: speaker('p2') } }],
  ]),
  participants: new Map([
    ['p1', { name: 'Марина', codeName: 'Р1', segment: 'Школы ', role: 'Учитель' }],
    ['p2', { name: '', codeName: 'Р2', segment: 'Вузы', role: 'Учитель' }],
    ['p10', { name: '', codeName: 'Р10', segment: '', role: '' }],
    ['p3', { name: '', codeName: 'Р3', segment: 'Вузы', role: '' }],
  ]),
  hidesNames: false,
};

const rowOf = (grid: ReturnType<typeof codeGrid>, id: string) => {
  const row = grid.rows.find((one) => one.code.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return {
    people: row.people,
    passages: row.passages,
    cells: Object.fromEntries([...row.cells].map(([key, cell]) => [key, [cell.marks.length, cell.people]])),
  };
};

const names = (hidesNames: boolean) =>
  inColumnOrder(codeGrid({ ...SOURCES, hidesNames }, EVERYBODY, 'participants').columns, 'name').map(
    ({ name, note }) => [name, note],
  );

describe('the table of codes', () => {
  it('counts people once, over studies, a part for its whole; interviewers and what is gone not at all', () => {
    const grid = codeGrid(SOURCES, EVERYBODY, 'participants');
    expect(rowOf(grid, 'c1')).toEqual({ people: 1, passages: 2, cells: { 'participant:p1': [2, 1] } });
    expect(rowOf(grid, 'c2')).toEqual({ people: 1, passages: 1, cells: { 'participant:p1': [1, 1] } });
    expect(rowOf(grid, 'c3')).toEqual({
      people: 3,
      passages: 3,
      cells: { 'participant:p1': [1, 1], 'participant:p2': [1, 1], [personAt('t1:кто-то')]: [1, 1] },
    });
  });

  it('tells of how many: those who said something, and who took part where something is coded', () => {
    expect(codeGrid(SOURCES, EVERYBODY, 'participants').people).toBe(4);
    expect(codeGrid(SOURCES, { ...EVERYBODY, study: 's3' }, 'participants').people).toBe(1);
    expect(codeGrid(SOURCES, { ...EVERYBODY, study: 's2' }, 'participants').people).toBe(2);
    expect(codeGrid(SOURCES, { ...EVERYBODY, segment: 'Вузы' }, 'participants').people).toBe(1);
    expect(codeGrid(SOURCES, { ...EVERYBODY, role: '' }, 'participants').people).toBe(2);
  });

  it('has columns of studies and of segments, and counts people in them', () => {
    const studies = codeGrid(SOURCES, EVERYBODY, 'studies');
    expect(studies.columns.map(({ name, passages }) => [name, passages])).toEqual([
      ['Первое', 2],
      ['Второе', 2],
    ]);
    expect(rowOf(studies, 'c3').cells).toEqual({ s1: [1, 1], s2: [2, 2] });
    const segments = codeGrid(SOURCES, EVERYBODY, 'segments');
    expect(rowOf(segments, 'c3').cells).toEqual({ Школы: [1, 1], Вузы: [1, 1], '': [1, 1] });
  });

  it('narrows to a study, a segment, a role', () => {
    expect(rowOf(codeGrid(SOURCES, { ...EVERYBODY, study: 's1' }, 'participants'), 'c3').people).toBe(1);
    expect(rowOf(codeGrid(SOURCES, { ...EVERYBODY, segment: 'Школы' }, 'participants'), 'c3').people).toBe(1);
    const teachers = codeGrid(SOURCES, { study: 's2', segment: null, role: 'Учитель' }, 'participants');
    expect(rowOf(teachers, 'c3')).toEqual({
      people: 2,
      passages: 2,
      cells: { 'participant:p1': [1, 1], 'participant:p2': [1, 1] },
    });
  });

  it('names people as they may be named, and who has no name by their file', () => {
    expect(names(false)).toEqual([
      ['Кто-то', 'раз.txt'],
      ['Марина', 'Школы'],
      ['Р2', 'Вузы'],
      ['Р10', ''],
    ]);
    expect(names(true)).toEqual([
      ['Р1', 'Школы'],
      ['Р2', 'Вузы'],
      ['Р10', ''],
      ['Имя скрыто', 'раз.txt'],
    ]);
  });

  it('orders columns by how much was said, of the same by name', () => {
    const { columns } = codeGrid(SOURCES, EVERYBODY, 'participants');
    expect(inColumnOrder(columns, 'count').map(({ name }) => name)).toEqual(['Марина', 'Кто-то', 'Р2', 'Р10']);
  });

  it('orders rows by people, then passages, then as the codebook has them', () => {
    const { rows } = codeGrid(SOURCES, EVERYBODY, 'participants');
    const ids = (order: Parameters<typeof inRowOrder>[1]) => inRowOrder(rows, order).map(({ code: { id } }) => id);
    expect(ids('book')).toEqual(['c1', 'c2', 'c3']);
    expect(ids('people')).toEqual(['c3', 'c1', 'c2']);
    expect(ids('passages')).toEqual(['c3', 'c1', 'c2']);
    expect(inRowOrder(rows, 'people').map(({ depth }) => depth)).toEqual([0, 0, 0]);
  });

  it('offers the segments and roles that there are, none last', () => {
    expect(choicesAmong(SOURCES.participants.values(), 'segment')).toEqual(['Вузы', 'Школы', '']);
    expect(choicesAmong(SOURCES.participants.values(), 'role')).toEqual(['Учитель', '']);
  });

  it('of everybody says what the plain count says, and every passage stands in one column', () => {
    const uses = fc.array(
      fc.record({
        codes: fc.subarray(['c1', 'c2', 'c3', 'unknown']),
        who: fc.constantFrom('Марина', 'Кто-то', 'Ведущий', ''),
        where: fc.constantFrom('t1', 't2', 't3'),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(uses, fc.constantFrom(...GRID_COLUMNS), (made, by) => {
        const marks = made.map(({ codes, who, where }, index) => mark(`m${index}`, ['s1', where, who], codes));
        const grid = codeGrid({ ...SOURCES, marks }, EVERYBODY, by);
        const plain = codeTable(CODES, marks, SOURCES);
        expect(grid.rows.map(({ people, passages }) => [people, passages])).toEqual(
          plain.rows.map(({ people, passages }) => [people, passages]),
        );
        for (const { cells, people } of grid.rows) {
          const ids = [...cells.values()].flatMap((cell) => cell.marks);
          expect(new Set(ids).size).toBe(ids.length);
          expect(people).toBeLessThanOrEqual(grid.people);
          expect([...cells.keys()].every((key) => grid.columns.some((column) => column.key === key))).toBe(true);
        }
      }),
    );
  });
});

const evidence = (marks: readonly Mark[]) => codeEvidenceOf({ ...SOURCES, marks }, EVERYBODY);

const marksOf = (made: readonly { codes: string[]; where: string; start: number; length: number; who: string }[]) =>
  made.map(({ codes, where, start, length, who }, index) =>
    mark(`m${index}`, ['s1', where, who], codes, [start, start + length]),
  );

describe('codes that occur together', () => {
  it('are on one passage, or on passages that overlap; touching is not overlapping', () => {
    const said = ['s1', 't1', 'Марина'] as const;
    const marks = [
      mark('a', said, ['c1', 'c3'], [0, 10]),
      mark('b', said, ['c2'], [5, 20]),
      mark('c', said, ['c3'], [20, 30]),
      mark('d', ['s2', 't2', 'Респондент'], ['c1', 'c2', 'unknown'], [0, 10]),
      mark('e', ['s2', 't3', 'Олег'], ['c1', 'c2'], [0, 10]),
    ];
    expect(codePairs(CODES, evidence(marks))).toEqual([
      { key: 'c1 c2', codes: [CODES[0], CODES[1]], people: 2, places: 3, marks: ['a', 'b', 'd', 'e'] },
      { key: 'c1 c3', codes: [CODES[0], CODES[2]], people: 1, places: 1, marks: ['a'] },
      { key: 'c2 c3', codes: [CODES[1], CODES[2]], people: 1, places: 1, marks: ['a', 'b'] },
    ]);
  });

  const placed = fc.array(
    fc.record({
      codes: fc.subarray(['c1', 'c2', 'c3']),
      where: fc.constantFrom('t1', 't2'),
      start: fc.nat(20),
      length: fc.integer({ min: 1, max: 8 }),
      who: fc.constantFrom('Марина', 'Кто-то', 'Ведущий'),
    }),
    { maxLength: 10 },
  );
  it('are what comparing every passage with every other finds, in whatever order they come', () => {
    fc.assert(
      fc.property(placed, (made) => {
        const marks = evidence(marksOf(made));
        const pairs = codePairs(CODES, marks);
        const plain = new Map<string, Set<string>>();
        for (const { mark: one } of marks) {
          for (const { mark: other } of marks) {
            if (one.materialId !== other.materialId || one.start >= other.end || other.start >= one.end) continue;
            for (const a of Object.keys(one.codeIds)) {
              for (const b of Object.keys(other.codeIds)) {
                if (a >= b) continue;
                const key = `${a} ${b}`;
                plain.set(key, (plain.get(key) ?? new Set()).add(one.id).add(other.id));
              }
            }
          }
        }
        expect(new Map(pairs.map(({ key, marks: ids }) => [key, new Set(ids)]))).toEqual(plain);
        expect(codePairs(CODES, marks.toReversed())).toEqual(pairs);
        for (const { people, places, marks: ids } of pairs) {
          expect(places).toBeGreaterThan(0);
          expect(places).toBeLessThanOrEqual(ids.length);
          expect(people).toBeGreaterThan(0);
        }
        expect(pairs.map(({ people }) => people)).toEqual(pairs.map(({ people }) => people).toSorted((a, b) => b - a));
      }),
    );
  });
});
