import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { turnsOf } from '#src/domain/research/transcript.ts';
import { readingBlocks } from '#src/features/research/reading/readingBlocks.ts';

const word = fc.constantFrom('слово', 'да. ', 'нет? ', '! ', '\n', ' ', 'оченьдлинноесловобезпробелов');

it('blocks of a turn follow one another without a gap, none longer than a phone shows, and begin with a word where one can', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 900 }), (words) => {
      const text = words.join('');
      const turns = turnsOf(text);
      const blocks = readingBlocks(text, turns);
      for (const turn of turns) {
        const own = blocks.filter((block) => block.turn === turn);
        expect(own[0]?.start).toBe(turn.bodyStart);
        expect(own.at(-1)?.end).toBe(turn.end);
        for (const [index, { start, end }] of own.entries()) {
          expect(end - start).toBeLessThanOrEqual(702);
          const next = own[index + 1];
          if (!next) continue;
          expect(next.start).toBe(end);
          // A space or a line break of the last half is where it is cut.
          const canEnd = /[\n ]/.test(text.slice(start + 351, start + 700));
          expect(/[\n ]/.test(text.charAt(end - 1))).toBe(canEnd);
        }
      }
    }),
  );
});

it('a text of megabytes without a line break is cut in a moment, as any other is', () => {
  const text = 'Говорю без остановки и без единого конца строки. '.repeat(60_000);
  const turn = {
    speaker: null,
    role: 'other',
    at: null,
    until: null,
    start: 0,
    bodyStart: 0,
    end: text.length,
  } as const;
  expect(readingBlocks(text, [turn]).length).toBeGreaterThan(4000);
});
