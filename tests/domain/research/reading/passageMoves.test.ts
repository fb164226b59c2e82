import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Mark } from '#src/domain/research/mark.ts';
import { findPassageAgain, movePassage } from '#src/domain/research/reading/passageMoves.ts';

const stored = { v: 1, createdAt: '2026-01-10T10:00:00.000Z', updatedAt: '2026-01-10T10:00:00.000Z', deletedAt: null };
const markOf = (id: string, start: number, codes: readonly string[], note = ''): Mark => ({
  ...stored,
  id,
  researchId: 'study',
  materialId: 'file',
  start,
  end: start + 3,
  text: 'дом',
  respondent: 'Марина',
  codeIds: Object.fromEntries(codes.map((code, index) => [code, { position: `a${index}` }])),
  note,
});
const to = { text: 'дом', respondent: 'Олег', passage: { materialId: 'file', start: 40, end: 43 } };
const nothing = { insights: [], hypotheses: [] };

describe('findPassageAgain', () => {
  it('finds the nearest of several places, letter by letter first, else folded', () => {
    expect(findPassageAgain({ words: 'дом', start: 9 }, 'дом и дом')).toEqual({ start: 6, end: 9 });
    expect(findPassageAgain({ words: 'дом', start: 0 }, 'дом и дом')).toEqual({ start: 0, end: 3 });
    expect(findPassageAgain({ words: 'Ёлка стоит', start: 0 }, 'Тут елка\nстоит')).toEqual({ start: 4, end: 14 });
    expect(findPassageAgain({ words: 'сад', start: 0 }, 'дом')).toBeNull();
    expect(findPassageAgain({ words: ' ', start: 0 }, 'дом и дом')).toBeNull();
  });

  it('finds words wherever they are put', () => {
    const filler = fc.string({ unit: fc.constantFrom('а', 'б', ' ', '.'), maxLength: 60 });
    fc.assert(
      fc.property(filler, filler, fc.nat(200), (before, after, start) => {
        const text = `${before}слово${after}`;
        const found = findPassageAgain({ words: 'слово', start }, text);
        expect(text.slice(found?.start, found?.end)).toBe('слово');
      }),
    );
  });
});

describe('movePassage', () => {
  it('moves the mark, the insights and the quotes in hypotheses together', () => {
    const passage = {
      mark: markOf('mark', 1, []),
      insights: [{ key: 'insight', text: 'Инсайт' }],
      hypotheses: [{ id: 'hypothesis', text: 'Гипотеза', key: 'quote', stance: 'for' as const }],
    };
    expect(movePassage(passage, 'study', [passage.mark], to)).toEqual([
      { op: 'set', kind: 'mark', id: 'mark', fields: { start: 40, end: 43, text: 'дом', respondent: 'Олег' } },
      {
        op: 'setMember',
        kind: 'research',
        id: 'study',
        map: 'insights',
        key: 'insight',
        fields: { passage: to.passage, quote: 'дом' },
      },
      {
        op: 'setMember',
        kind: 'hypothesis',
        id: 'hypothesis',
        map: 'quotes',
        key: 'quote',
        fields: { passage: to.passage, text: 'дом', respondent: 'Олег' },
      },
    ]);
  });

  it('gives a mark that stands there its codes and its note: the same words are marked once', () => {
    const moved = markOf('moved', 1, ['a', 'b', 'c'], 'Спросить');
    const there = markOf('there', 40, ['b'], 'Важно');
    const ops = movePassage({ ...nothing, mark: moved }, 'study', [moved, there], to);
    expect(ops.map((op) => [op.op, op.id])).toEqual([
      ['put', 'there'],
      ['put', 'there'],
      ['set', 'there'],
      ['remove', 'moved'],
    ]);
    const positions = ops.flatMap((op) => (op.op === 'put' ? [(op.value as { position: string }).position] : []));
    expect(positions.toSorted()).toEqual(positions);
    expect(new Set(positions).size).toBe(2);
    expect(ops[2]).toMatchObject({ fields: { note: 'Важно\nСпросить' } });
  });
});
