import * as fc from 'fast-check';
import writeXlsxFile from 'write-excel-file/universal';
import { describe, expect, test } from 'vitest';

import { readTable } from '#files/reading/table/readTable.ts';
import { previewContacts, totalLines, type ContactPreview } from '#src/domain/audiences/contactPreview.ts';
import { draftLines, readingOf, type DraftLine } from '#src/features/audiences/contacts/contactDraft.ts';
import { foreignNumber } from '#src/features/audiences/contacts/foreignNumber.ts';
import { runWorkersHere } from '../../support/workersHere.ts';

runWorkersHere();

const phone = { type: 'phone', foreign: foreignNumber } as const;

/** Reads a file as the dialog does. */
async function imported(file: File): Promise<ContactPreview<DraftLine>> {
  const { sheets } = await readTable(file);
  const draft = { text: '', files: [{ id: 1, file, reading: readingOf(sheets, phone) }] };
  return previewContacts([...draftLines(draft)], 'phone', { known: new Map(), foreign: foreignNumber });
}

const toCells = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String })));

const cell = fc.constantFrom('', 'Анна Петрова', 'Олег', 'Казань', 'anna@example.com', 'нет', '12345', '"', 'Мира, 1');
const number = fc.oneof(
  fc.constantFrom('', 'нет', '8 900 1', '+375 29 123-45-67', '89001234567, 8 900 765-43-21', '7,9E+10'),
  fc.integer({ min: 0, max: 30 }).map((end) => `8 900 000-00-${String(end).padStart(2, '0')}`),
);
const person = fc.tuple(cell, number, cell);
const delimiter = fc.constantFrom(';', ',', '\t', '|');

describe('every line of an import is in one of the counts', () => {
  test('.csv, whatever parts the cells of each line', async () => {
    const line = fc.oneof(
      fc.tuple(person, delimiter).map(([cells, between]) => cells.join(between)),
      fc.constantFrom('', 'Имя;Телефон;Город', 'Итого'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 40 }), async (lines) => {
        // No sheet ends in an empty row, and a quote may join lines: neither is a line to count.
        const plain = [...lines.map((one) => one.replaceAll('"', '')), 'Вера;89000000099;Омск'];
        const { lines: counts } = await imported(new File([plain.join('\n')], 'люди.csv'));
        expect(totalLines(counts)).toBe(plain.length);
        expect(counts.recognised).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  test('.csv of 228 lines in three manners: nobody is lost', async () => {
    const between = [';', ',', '\t'];
    const people = Array.from({ length: 228 }, (_, index) =>
      ['Анна Петрова', `8 900 000-${String(index).padStart(4, '0')}`, 'Казань'].join(between[index % 3]),
    );
    const { fresh, lines } = await imported(new File([people.join('\n')], 'люди.csv'));
    expect(fresh).toHaveLength(228);
    expect(lines).toEqual({ recognised: 228, repeated: 0, unrecognised: 0, empty: 0, headings: 0, waiting: 0 });
    for (const { name, details } of fresh)
      expect([name, ...details.map(({ text }) => text)]).toEqual(['Анна Петрова', 'Казань']);
  });

  test('.txt', async () => {
    const line = fc.tuple(cell, number).map((parts) => parts.join(' '));
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 40 }), async (lines) => {
        const all = [...lines, '89000000099'];
        const { lines: counts } = await imported(new File([all.join('\r\n')], 'люди.txt'));
        expect(totalLines(counts)).toBe(all.length);
      }),
      { numRuns: 40 },
    );
  });

  test('.xlsx, its other sheets too', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { maxLength: 30 }),
        fc.array(person, { maxLength: 5 }),
        fc.boolean(),
        async (people, others, hasHeadings) => {
          const first = [
            ...(hasHeadings ? [['ФИО', 'Телефон', 'Город']] : []),
            ...people,
            ['Вера', '89000000099', 'Омск'],
          ];
          const second = [...others, ['Всего', '', 'конец']];
          const blob = await writeXlsxFile([
            { sheet: 'Люди', data: toCells(first) },
            { sheet: 'Ещё', data: toCells(second) },
          ]).toBlob();
          const file = new File([blob], 'люди.xlsx');
          const { lines: counts } = await imported(file);
          expect(totalLines(counts)).toBe(first.length + second.length);
          // A sheet without anybody waits; one with people is read like the first.
          const reading = readingOf((await readTable(file)).sheets, phone);
          const isTaken = reading.state === 'read' && reading.plans.every((plan) => plan.isTaken);
          expect(counts.waiting === 0).toBe(isTaken);
        },
      ),
      { numRuns: 20 },
    );
  });
});
