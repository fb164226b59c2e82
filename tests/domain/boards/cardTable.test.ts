import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readTable, writeTable, type CardTable } from '#src/domain/boards/cardTable.ts';
import {
  pastedCells,
  withCell,
  withCells,
  withColumn,
  withColumnMoved,
  withoutColumn,
  withoutRow,
  withRow,
  withRowMoved,
} from '#src/domain/boards/tableEdits.ts';
import { lineText, readBlocks } from '#src/domain/boards/cardText.ts';
import { marketBoard } from '#src/samples/boards/board-market.ts';

/** Words as people type and paste them, with all that a table is made of. */
const words = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc
    .array(
      fc.constantFrom(
        'слово',
        '|',
        '\\',
        '\\|',
        '---',
        '- ',
        '**',
        '\n',
        '\n\n',
        '\r\n',
        '\u00A0',
        ' ',
        '\t',
        '| a | b |\n|---|---|\n| c | d |',
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
);
const table = fc.integer({ min: 1, max: 5 }).chain((columns) =>
  fc.record({
    lead: words,
    head: fc.array(words, { minLength: columns, maxLength: columns }),
    rows: fc.array(fc.array(words, { minLength: columns, maxLength: columns }), { maxLength: 5 }),
    note: words,
  }),
);
const SMALL: CardTable = {
  lead: '',
  head: ['Кто', 'Цена'],
  rows: [
    ['Агентства', '8 000 ₽'],
    ['Панели', '300 ₽'],
  ],
  note: '',
};
const plain = (text: string): string => text.replaceAll('*', '');
/** Every letter and digit of a text, in order. */
const letters = (text: string): string => (text.match(/[\p{L}\p{N}]/gu) ?? []).join('');
const sorted = (text: string): string => [...letters(text)].sort().join('');

describe('a table on a card', () => {
  it('comes back as it was written, and nothing that was typed is lost', () => {
    fc.assert(
      fc.property(table, (form) => {
        const once = writeTable(form);
        const back = readTable(once);
        expect(once === '' ? '' : writeTable(back ?? SMALL)).toBe(once);
        const all = [form.lead, form.note, ...form.head, ...form.rows.flat()].join('');
        expect(sorted(once)).toBe(sorted(all));
      }),
      { numRuns: 1000 },
    );
  });

  it('is drawn with the same cells: bars within them are no edges', () => {
    fc.assert(
      fc.property(table, (form) => {
        const back = readTable(writeTable({ ...form, lead: '', note: '' }));
        fc.pre(back !== null);
        const [drawn] = readBlocks(writeTable({ ...form, lead: '', note: '' }));
        expect(drawn?.kind).toBe('table');
        const cells = drawn?.kind === 'table' ? [drawn.head, ...drawn.rows].map((row) => row.map(lineText)) : [];
        expect(cells.map((row) => row.map(plain))).toEqual(
          [back?.head ?? [], ...(back?.rows ?? [])].map((row) => row.map(plain)),
        );
      }),
    );
  });

  it('keeps every letter of any text that holds one', () => {
    fc.assert(
      fc.property(words, words, (above, beneath) => {
        const text = `${above}\n\n| Кто | Что |\n|---|---|\n| а | б | в |\n\n${beneath}`;
        const read = readTable(text);
        expect(read).not.toBeNull();
        expect(sorted(writeTable(read ?? SMALL))).toBe(sorted(text));
      }),
    );
  });

  it('reads the sample, and writes it letter for letter', () => {
    const text = marketBoard.cards.competitorMap?.content ?? '';
    const read = readTable(text);
    expect(read?.head.map((name) => name.replaceAll('\u00A0', ' '))).toEqual([
      '',
      'Сами проводят интервью',
      'Дают проверить вывод',
      'Ведут до эксперимента',
    ]);
    expect(read?.rows).toHaveLength(5);
    expect(read?.note).toMatch(/^Самый частый соперник/);
    expect(writeTable(read ?? SMALL)).toBe(text);
  });

  it.each(['', 'Просто текст', '- список', '| без черты |', '1. первое'])('leaves «%s» as text', (text) => {
    expect(readTable(text)).toBeNull();
  });

  it('without a word is no text at all; with a name of a column it is', () => {
    expect(writeTable({ lead: '', head: ['', ' '], rows: [['', '']], note: '' })).toBe('');
    expect(writeTable({ ...SMALL, rows: [] })).toBe('| Кто | Цена |\n|---|---|');
  });
});

describe('editing it', () => {
  it('names, fills, adds, takes out and moves rows and columns', () => {
    expect(withCell(SMALL, { row: -1, column: 1 }, 'Сколько').head).toEqual(['Кто', 'Сколько']);
    expect(withCell(SMALL, { row: 1, column: 0 }, 'Опросы').rows[1]).toEqual(['Опросы', '300 ₽']);
    expect(withRow(SMALL).rows.at(-1)).toEqual(['', '']);
    expect(withColumn(SMALL).rows[0]).toEqual(['Агентства', '8 000 ₽', '']);
    expect(withoutRow(SMALL, 0).rows).toEqual([['Панели', '300 ₽']]);
    expect(withoutColumn(SMALL, 0)).toEqual({ ...SMALL, head: ['Цена'], rows: [['8 000 ₽'], ['300 ₽']] });
    expect(withRowMoved(SMALL, 0, 1).rows.map(([name]) => name)).toEqual(['Панели', 'Агентства']);
    expect(withColumnMoved(SMALL, 0, 1)).toEqual({
      ...SMALL,
      head: ['Цена', 'Кто'],
      rows: [
        ['8 000 ₽', 'Агентства'],
        ['300 ₽', 'Панели'],
      ],
    });
  });

  it('leaves it as it is where there is no such place, and keeps its last column', () => {
    expect(withRowMoved(SMALL, 0, -1)).toBe(SMALL);
    expect(withRowMoved(SMALL, 1, 2)).toBe(SMALL);
    expect(withColumnMoved(SMALL, 1, 2)).toBe(SMALL);
    const narrow = withoutColumn(SMALL, 1);
    expect(withoutColumn(narrow, 0)).toBe(narrow);
  });

  it('moved there and back is what it was', () => {
    fc.assert(
      fc.property(table, fc.nat(6), fc.nat(6), (form, from, to) => {
        const rows = form.rows.length;
        fc.pre(from < rows && to < rows);
        expect(withRowMoved(withRowMoved(form, from, to), to, from)).toEqual(form);
      }),
    );
  });
});

describe('what is pasted from a spreadsheet', () => {
  it('is cells by tabs and line ends; in quotation marks both stand within a cell', () => {
    expect(pastedCells('Кто\tЦена\r\nАгентства\t8 000 ₽\r\n')).toEqual([
      ['Кто', 'Цена'],
      ['Агентства', '8 000 ₽'],
    ]);
    expect(pastedCells('"две\nстроки"\t"с ""кавычками"""\nдальше\t')).toEqual([
      ['две строки', 'с "кавычками"'],
      ['дальше', ''],
    ]);
    expect(pastedCells('"начато\tи не закрыто')).toEqual([['"начато', 'и не закрыто']]);
  });

  it('is text where it is one cell', () => {
    expect(pastedCells('Агентства | панели')).toBeNull();
    expect(pastedCells('Агентства\n')).toBeNull();
  });

  it('stands from the place on; rows and columns that lack are added', () => {
    const pasted = withCells(SMALL, { row: 1, column: 1 }, [['1', '2'], ['3']]);
    expect(pasted.head).toEqual(['Кто', 'Цена', '']);
    expect(pasted.rows).toEqual([
      ['Агентства', '8 000 ₽', ''],
      ['Панели', '1', '2'],
      ['', '3', ''],
    ]);
    expect(withCells(SMALL, { row: -1, column: 0 }, [['Имя']]).head).toEqual(['Имя', 'Цена']);
  });

  it('has every word of the clipboard', () => {
    const cell = fc.string({ maxLength: 8 }).filter((text) => !/["\t\n\r]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (grid) => {
        const read = pastedCells(grid.map((row) => row.join('\t')).join('\n')) ?? [];
        // The line end after the last row is no row of its own.
        expect(letters(read.flat().join(''))).toBe(letters(grid.flat().join('')));
      }),
    );
  });
});
