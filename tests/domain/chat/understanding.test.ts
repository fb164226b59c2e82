import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { meaningOf, type Meaning, type Situation } from '#src/domain/chat/meaning/understanding.ts';

import meanings from '#tests/corpus/chat/meanings.json' with { type: 'json' };

interface Said {
  readonly said: string;
  readonly means: Meaning['kind'];
  readonly situation?: Situation;
  readonly field?: string;
}

const all = meanings as readonly Said[];

describe('what is meant by a message', () => {
  it.each(all.map((one) => [one.means, one.situation ?? 'asked', one.said, one.field] as const))(
    '%s, %s: %s',
    (means, situation, said, field) => {
      const meaning = meaningOf(said, situation);
      expect(meaning).toMatchObject(means === 'back' ? { kind: means, field: field ?? null } : { kind: means });
    },
  );

  it('never fails, and takes what is told at length for what it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (said) => {
        expect(meaningOf(said).kind).toMatch(/^[a-z]+$/i);
      }),
      { seed: 22 },
    );
    const long =
      'Владельцы небольших кофеен, которые сами стоят за стойкой и вечером не знают, сколько заработали за день';
    expect(meaningOf(long)).toEqual({ kind: 'answer' });
    expect(meaningOf(`${long}?`)).toEqual({ kind: 'answer' });
  });
});
