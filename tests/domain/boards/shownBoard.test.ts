import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Board, BoardId } from '#src/domain/boards/board.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';
import { CHAT_CARDS } from '#src/domain/boards/cards.ts';
import { SHOWN_CARDS } from '#src/domain/boards/shown.ts';
import { shownCards, type CardBlock } from '#src/domain/boards/shownBoard.ts';
import { marketBoard } from '#src/samples/boards/board-market.ts';
import { productBoard } from '#src/samples/boards/board-product.ts';

const withCard = (id: BoardId, field: BoardField, content: string): Board =>
  ({ id, cards: { [field]: { content, editedAt: '2026-11-01T10:00:00Z', position: 'a' } } }) as unknown as Board;

const blocksOf = (id: BoardId, field: BoardField, content: string): readonly CardBlock[] =>
  shownCards(withCard(id, field, content), id).find((card) => card.field === field)?.blocks ?? [];

const letters = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

const line = (said: string, strong = false) => [{ text: said, strong }];

/** Marks of a form, which are not read: «с 9 до 6» of a key result is shown as «9 → 6». */
const MARKS: ReadonlySet<string> = new Set(['ель', 'раво', 'до']);

describe('what a board shows', () => {
  it('is every card of its screen in order, or those asked for', () => {
    for (const id of ['vision', 'market', 'product', 'marketing'] as const) {
      expect(shownCards(null, id).map(({ field }) => field)).toEqual(SHOWN_CARDS[id].map(({ field }) => field));
    }
    expect(shownCards(null, 'vision', { cards: CHAT_CARDS }).map(({ title }) => title)[0]).toBe('Vision (Видение)');
    expect(shownCards(null, 'market').every(({ blocks, editedAt }) => blocks.length === 0 && editedAt === null)).toBe(
      true,
    );
  });

  it('forms are forms: six forces, objectives with how far they are, lines over factors with the note beneath', () => {
    const kinds = shownCards(marketBoard, 'market').map(({ field, blocks }) => [field, blocks.map(({ kind }) => kind)]);
    expect(kinds.slice(0, 4)).toEqual([
      ['marketSize', ['paragraph', 'list', 'paragraph']],
      ['pestel', ['forces']],
      ['competitorMap', ['table', 'paragraph']],
      ['strategicCanvas', ['canvas', 'paragraph']],
    ]);
    const okr = shownCards(productBoard, 'product').find(({ field }) => field === 'okr')?.blocks[0];
    const results = okr?.kind === 'objectives' ? okr.objectives.flatMap((one) => one.results) : [];
    expect(results.map(({ share }) => share === null || (share >= 0 && share <= 1))).not.toContain(false);
    expect(results.map(({ told }) => told)).toContain('9 → 6\u00A0%, сейчас 8 · 33\u00A0%');
  });

  it('segments and tariffs are records: a name, a figure, what is told of each, and the note beneath', () => {
    const text = '- **«Команда»** — 147 000 ₽, около 980 ₽ за интервью\n- «Проба» — бесплатно\n\nНДС **включён**.';
    const [block, note] = blocksOf('marketing', 'pricing', text);
    expect(block).toEqual({
      kind: 'records',
      columns: ['Тариф', 'Цена', 'Для кого', 'Что входит', 'Заметка'],
      records: [
        {
          name: line('«Команда»'),
          figure: '147\u00A0000\u00A0₽',
          told: [{ label: '', line: line('около 980\u00A0₽ за интервью'), at: 2 }],
        },
        { name: line('«Проба»'), figure: 'бесплатно', told: [] },
      ],
    });
    expect(note?.kind).toBe('paragraph');
    const table = '| Сегмент | Доля | Кто это | |\n|---|---|---|---|\n| | 12 % | школы | и **курсы** |\n| | | | |';
    expect(blocksOf('market', 'segmentation', table)[0]).toMatchObject({
      records: [
        {
          name: line('Сегмент без названия'),
          figure: '12\u00A0%',
          told: [
            { label: 'Кто это', line: line('школы') },
            { label: '', line: [{ text: 'и ' }, { text: 'курсы', strong: true }] },
          ],
        },
      ],
    });
    // Text that is no list stays text.
    expect(blocksOf('marketing', 'segments', 'Школы и курсы')).toMatchObject([{ kind: 'paragraph' }]);
  });

  it('names what has no name, and says so of a force that nobody described', () => {
    const [okr] = blocksOf('product', 'okr', '**Цель.**\n\n- КР 1. ');
    expect(okr).toMatchObject({
      objectives: [{ title: 'Цель без названия', results: [{ text: 'Результат без названия' }] }],
    });
    const [pestel] = blocksOf('market', 'pestel', '**Право.** Согласие.');
    expect(pestel?.kind === 'forces' && pestel.forces.map(({ blocks }) => blocks.length)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('a number and its unit do not part where they are read, and stay as typed in cells', () => {
    const board = withCard('vision', 'product', 'Стоит 4 900 ₽');
    const said = (isAsTyped: boolean) =>
      JSON.stringify(shownCards(board, 'vision', { isAsTyped }).find(({ field }) => field === 'product')?.blocks);
    expect(said(true)).toContain('4 900 ₽');
    expect(said(false)).toContain('4\u00A0900\u00A0₽');
  });

  it('loses no word, whatever is typed into whichever card', () => {
    const line = oneof(
      string({ unit: constantFrom('а', 'б', ' ', '*', '|', '-', '1', '.', ':', '/') }),
      constantFrom('| а | б |', '|---|---|', '- пункт', '**Цель.** рост', '- КР 1. что: с 9 до 6', '**Право.** слово'),
    );
    const fields = constantFrom<readonly [BoardId, BoardField]>(
      ['market', 'pestel'],
      ['market', 'strategicCanvas'],
      ['market', 'competitorMap'],
      ['product', 'okr'],
    );
    assert(
      property(fields, array(line, { maxLength: 8 }), ([id, field], lines) => {
        const content = lines.join('\n');
        const shown = letters(
          JSON.stringify(blocksOf(id, field, content), (key, value) =>
            ['kind', 'strong', 'start'].includes(key) ? undefined : value,
          ),
        );
        const words = (content.match(/[а-я]{2,}/g) ?? []).filter((word) => !MARKS.has(word));
        expect(words.filter((word) => !shown.includes(word))).toEqual([]);
      }),
    );
  });
});
