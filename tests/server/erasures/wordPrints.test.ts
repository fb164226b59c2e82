import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { withMasks } from '#server/fieldwork/keeping/hidingContacts.ts';
import { wordPrints } from '#server/erasures/wordPrints.ts';
import { placesOfWords } from '#src/domain/evidence/personal/maskTexts.ts';

const SEED = 20260601;
const hidden = (...all: string[]) => all.map((words) => ({ words, mask: '[имя 1]' }));

describe('prints of erased words', () => {
  it('find the whole words in any case, the longer first, and hold none of them', () => {
    const prints = wordPrints('secret', 'company', 'text');
    const kept = prints.of(hidden(' Анна Каренина ', 'Анна', ''));
    const erase = (text: string) => withMasks(text, prints.places(text, kept));
    expect(erase('анна каренина, Аннабель; «АННА» и Анна\u00A0Каренина')).toBe(
      '[имя 1], Аннабель; «[имя 1]» и [имя 1]',
    );
    expect(JSON.stringify(kept)).not.toMatch(/анна/iu);
  });

  it('leave no place of them, whatever the text', () => {
    const anyText = fc.string({ unit: fc.constantFrom('а', 'Б', 'ё', ' ', ',', '1') });
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 3 }), (text, words) => {
        const prints = wordPrints('secret', 'company', 'text');
        const left = withMasks(text, prints.places(text, prints.of(words.map((one) => ({ words: one, mask: '[*]' })))));
        const told = words.filter((one) => /[а-яё1]/iu.test(one));
        expect(told.flatMap((one) => placesOfWords(left, one))).toEqual([]);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('are known by their own secret, company and text alone', () => {
    const own = wordPrints('secret', 'company', 'text');
    const kept = own.of(hidden('Анна'));
    for (const other of [
      wordPrints('another', 'company', 'text'),
      wordPrints('secret', 'another', 'text'),
      wordPrints('secret', 'company', 'another'),
    ]) {
      expect(other.mark).not.toBe(own.mark);
      expect(other.places('Анна', kept)).toEqual([]);
    }
  });
});
