import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plainText, readBlocks } from '#src/domain/boards/cardText.ts';
import { boards } from '#src/samples/boards/boards.ts';

const typed = fc
  .array(
    fc.constantFrom('слово', '**', '*', '- ', '1. ', '\n', '\n\n', '| а | б |', '|---|---|', '|', '# ', ' ', '<b>'),
    {
      maxLength: 14,
    },
  )
  .map((parts) => parts.join(''));
const letters = (text: string): string => text.replaceAll(/[^а-яё<>b]/giu, '');

describe('card text', () => {
  it('loses no letter, whatever is typed', () => {
    expect(() =>
      fc.assert(
        fc.property(typed, (text) => {
          const drawn = JSON.stringify(readBlocks(text), (key, value: unknown) => (key === 'kind' ? undefined : value));
          const words = drawn.match(/"text":"((?:[^"\\]|\\.)*)"/g)?.map((part) => part.slice(8, -1)) ?? [];
          return letters(words.join('')) === letters(text);
        }),
        { numRuns: 1000 },
      ),
    ).not.toThrow();
  });

  it('is plain without marks in every sample', () => {
    const plain = boards.flatMap(({ cards }) => Object.values(cards).map(({ content }) => plainText(content)));
    expect(plain.filter((text) => /\*\*|^- |\|/m.test(text))).toEqual([]);
  });

  it('tells a table row by row', () => {
    expect(plainText('| | Мы | Они |\n|---|---|---|\n| Цена | **да** | |\n| Срок | 1 | 2 |')).toBe(
      '• Цена: Мы — да\n• Срок: Мы — 1; Они — 2',
    );
  });
});
