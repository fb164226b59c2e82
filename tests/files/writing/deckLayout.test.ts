import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { layOut, SLIDE } from '#files/writing/deck/layout.ts';
import { linesOf, measureRoughly } from '#files/writing/deck/measure.ts';
import type { PlacedElement } from '#files/writing/deck/placed.ts';
import { boardDeck } from '#app/shared/board/deck.ts';
import type { Board } from '#src/domain/boards/board.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';
import { MARKET_FIELDS, PRODUCT_FIELDS } from '#src/domain/boards/fields.ts';
import { lineText } from '#src/domain/boards/cardText.ts';
import { SHOWN_CARDS } from '#src/domain/boards/shown.ts';

const boardOf = (id: 'market' | 'product', cards: Readonly<Partial<Record<BoardField, string>>>): Board =>
  ({
    id,
    cards: Object.fromEntries(
      Object.entries(cards).map(([field, content]) => [field, { content, editedAt: '', position: 'a' }]),
    ),
    history: {},
    citedResearch: {},
    decidedInsights: {},
  }) as unknown as Board;

const laid = (id: 'market' | 'product', board: Board) =>
  layOut(boardDeck({ id, board, company: 'К', date: '2026-11-26', sources: {} }), measureRoughly);

const linesIn = (object: PlacedElement): string[] => {
  if (object.kind === 'text') return object.paragraphs.map(({ line }) => lineText(line));
  return object.kind === 'table' ? object.rows.flatMap(({ cells }) => cells.map(lineText)) : [];
};

const letters = (all: readonly string[]): string => all.join('').replaceAll(/[^\p{L}]/gu, '');
const count = (all: string): number => all.split('длинноедлинноеслово').length;

describe('slides', () => {
  it('nothing stands over an edge or over something else, and no word is lost, however long the cards are', () => {
    const line = constantFrom(
      'слово ',
      'длинноедлинноеслово',
      '**важно** ',
      '\n',
      '\n\n',
      '- пункт ',
      '1. раз ',
      '| а | б |\n|---|---|\n| в | г |\n',
    );
    const content = array(line, { maxLength: 400 }).map((parts) => parts.join(''));
    assert(
      property(
        constantFrom(...MARKET_FIELDS, ...PRODUCT_FIELDS),
        content,
        constantFrom('market', 'product'),
        (field, text, id) => {
          const board = boardOf(id, { [field]: text });
          const slides = laid(id, board);
          const objects = slides.flatMap((slide) => slide.objects);
          expect(
            objects.filter(({ x, y, w, h }) => x < 0 || y < 0 || x + w > SLIDE.width + 0.01 || y + h > 505),
          ).toEqual([]);
          for (const slide of slides) {
            const texts = slide.objects.filter(({ kind }) => kind === 'text' || kind === 'table');
            const over = texts.filter((one, at) =>
              texts.some(
                (other, index) =>
                  index < at &&
                  one.x < other.x + other.w - 0.01 &&
                  other.x < one.x + one.w - 0.01 &&
                  one.y < other.y + other.h - 0.01 &&
                  other.y < one.y + one.h - 0.01,
              ),
            );
            expect(over).toEqual([]);
          }
          const said = letters(objects.flatMap(linesIn));
          const expected = letters(text.match(/\p{L}+/gu) ?? []);
          const fieldIsThere = SHOWN_CARDS[id].some((card) => card.field === field);
          expect(count(said)).toBeGreaterThanOrEqual(fieldIsThere ? count(expected) : 1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('goes over to another slide and says so, the table with its head again', () => {
    const rows = Array.from({ length: 60 }, (_, index) => `| Конкурент ${index} | да |`).join('\n');
    const slides = laid('market', boardOf('market', { competitorMap: `| Кто | Есть |\n|---|---|\n${rows}` }));
    const own = slides.filter(({ title }) => title.startsWith('Конкуренты'));
    expect(own.length).toBeGreaterThan(2);
    expect(own[1]?.title).toBe('Конкуренты (продолжение)');
    const tables = own.flatMap(({ objects }) => objects.filter((one) => one.kind === 'table'));
    expect(tables.map((one) => lineText(one.rows[0]?.cells[0] ?? []))).toEqual(tables.map(() => 'Кто'));
    const names = tables.flatMap((one) => one.rows.slice(1).map(({ cells }) => lineText(cells[0] ?? [])));
    expect(names).toEqual(Array.from({ length: 60 }, (_, index) => `Конкурент ${index}`));
  });

  it('lines hold what they were given, and none is wider than its place', () => {
    assert(
      property(string(), integer({ min: 30, max: 400 }), (text, width) => {
        const lines = linesOf([{ text, strong: false }], 12, width, measureRoughly);
        expect(lines.map(lineText).join('')).toBe(text.replaceAll('\n', ''));
        const wide = lines.filter((line) => measureRoughly(lineText(line).trimEnd(), 12, false) > width);
        expect(wide).toEqual([]);
      }),
    );
  });
});
