import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { SearchDoc } from '#src/domain/core/searchDoc.ts';
import { accepts, queryWord, slipsBetween } from '#store/search/queryWords.ts';
import { createSegmentBuilder } from '#store/search/segment/buildSegment.ts';
import { beginningWith, eachNearWord, sizeOf, wordAt } from '#store/search/segment/dictionary.ts';
import { packPostings, unpackPostings } from '#store/search/segment/postings.ts';
import { createNotes, searchSegment } from '#store/search/segment/searchSegment.ts';
import { stemLength } from '#store/search/stems.ts';

const doc = (title: string, body: string): SearchDoc => ({
  key: '',
  title,
  body,
  speaker: '',
  place: null,
  state: '',
  parentId: null,
});

function segmentOf(docs: readonly SearchDoc[]) {
  const builder = createSegmentBuilder();
  docs.forEach((one, at) =>
    builder.add({ kind: 'audience', id: String(at), updatedAt: '', hangsOn: '', length: 0, docs: [one] }),
  );
  return builder.build('segment');
}

const words = (...all: string[]) => segmentOf([doc('', all.join(' '))]).dictionary;

describe('where words stand', () => {
  test('comes back as it was packed, whatever the numbers', () => {
    const documents = fc.array(fc.array(fc.nat({ max: 5 }), { maxLength: 6 }), { maxLength: 300 });
    fc.assert(
      fc.property(documents, fc.nat({ max: 40_000 }), (some, gap) => {
        // Far from the first document, so that distances take several bytes.
        const all = [[0], ...Array.from({ length: gap }, (): number[] => []), ...some];
        const packed = packPostings(
          Uint32Array.from(all.flat()),
          Uint32Array.from(
            all.map(
              (
                (end) => (one: number[]) =>
                  (end += one.length)
              )(0),
            ),
          ),
          6,
        );
        const [found, times] = [new Uint32Array(all.length), new Uint32Array(all.length)];
        for (let word = 0; word < 6; word += 1) {
          const count = unpackPostings(packed, word, found, times);
          const expected = all.flatMap((one, at) => {
            const often = one.filter((other) => other === word).length;
            return often > 0 ? [[at, often]] : [];
          });
          expect(Array.from({ length: count }, (_, at) => [found[at], times[at]])).toEqual(expected);
        }
      }),
      { numRuns: 30 },
    );
  });
});

const letters = fc.string({ unit: fc.constantFrom('а', 'б', 'й', 'и'), minLength: 1, maxLength: 7 });

describe('a dictionary', () => {
  test('has each word once and in order, however it is written', () => {
    const dictionary = words('Ёлка', 'банк', 'елка', 'БАНК', 'арка');
    expect(Array.from({ length: sizeOf(dictionary) }, (_, at) => wordAt(dictionary, at))).toEqual([
      'арка',
      'банк',
      'елка',
    ]);
  });

  test('finds what begins with a text, and what is so many slips away: the same as one by one', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(letters, { minLength: 1, maxLength: 40 }),
        letters,
        fc.constantFrom(1, 2),
        (all, wanted, slips) => {
          const dictionary = words(...all);
          const [from, to] = beginningWith(dictionary, wanted);
          const begun = Array.from({ length: to - from }, (_, at) => wordAt(dictionary, from + at));
          expect(begun).toEqual(all.filter((word) => word.startsWith(wanted)).toSorted());
          const near: [string, number][] = [];
          eachNearWord(dictionary, wanted, slips, (place, distance) =>
            near.push([wordAt(dictionary, place), distance]),
          );
          const expected = all
            .toSorted()
            .map((word) => [word, slipsBetween(word, wanted, 9)] as const)
            .filter(([, distance]) => distance <= slips);
          expect(near).toEqual(expected);
        },
      ),
    );
  });
});

describe('a search', () => {
  test('finds the documents whose words it accepts, no others', () => {
    const forms = [
      'банк',
      'банки',
      'банками',
      'отчет',
      'отчетами',
      'отчёта',
      'и',
      'йод',
      'иод',
      'метрика',
      'метрики',
      'от',
    ];
    const text = fc.array(fc.constantFrom(...forms), { maxLength: 5 }).map((some) => some.join(' '));
    const query = fc.uniqueArray(fc.constantFrom(...forms, 'метрикка', 'ба', 'отч'), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 20 }),
        query,
        fc.boolean(),
        (texts, typed, typo) => {
          const docs = texts.map(([title, body]) => doc(title, body));
          const segment = segmentOf(docs);
          const wanted = typed.map((form, at) =>
            queryWord(form.replace('ё', 'е'), typed.length === 1, at === typed.length - 1, typo),
          );
          const found: number[] = [];
          searchSegment(segment, wanted, createNotes(docs.length), (document) => found.push(document));
          const has = (said: string, word: (typeof wanted)[number]) =>
            said.split(' ').some((form) => form !== '' && accepts(word, form.replace('ё', 'е')));
          const expected = docs.flatMap(({ title, body }, at) =>
            wanted.every((word) => has(title, word) || (!word.isOfTitles && has(body, word))) ? [at] : [],
          );
          expect(found.toSorted((a, b) => a - b)).toEqual(expected);
        },
      ),
    );
  });

  test('says of each form of a word that it has the same stem', () => {
    const lengths = ['отчет', 'отчета', 'отчетами', 'отчеты'].map(stemLength);
    expect(lengths).toEqual([0, 5, 5, 5]);
    expect(stemLength('research')).toBe(0);
  });
});
