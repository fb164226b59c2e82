import { describe, expect, it } from 'vitest';

import { mayBeUncounted, uncountingWords } from '#src/domain/fieldwork/places/uncounting.ts';
import type { RespondentRow } from '#src/domain/fieldwork/figures.ts';

const row = (state: RespondentRow['state'], more: Partial<RespondentRow> = {}) => ({
  state,
  isUncounted: false,
  isErased: false,
  materialId: null,
  ...more,
});

describe('somebody does not count', () => {
  it.each(['began', 'stopped', 'finished'] as const)(
    'who has %s may be left out, once, while their words are there',
    (state) => {
      expect(mayBeUncounted(row(state))).toBe(true);
      expect(mayBeUncounted(row(state, { isUncounted: true }))).toBe(false);
      expect(mayBeUncounted(row(state, { isErased: true }))).toBe(false);
    },
  );

  it.each(['invited', 'opened', 'declined', 'withdrawn', 'forgotten'] as const)(
    'who is %s has said nothing to judge',
    (state) => {
      expect(mayBeUncounted(row(state))).toBe(false);
    },
  );

  it('tells what becomes of the money, of their link and of their transcript before it is done', () => {
    expect(uncountingWords(row('finished'))).toContain('Списанное за законченное интервью не возвращается.');
    expect(uncountingWords(row('finished'))).not.toContain('Списания не будет');
    expect(uncountingWords(row('began'))).toContain('Списания не будет');
    expect(uncountingWords(row('began'))).not.toContain('Расшифровка');
    expect(uncountingWords(row('finished', { materialId: 'm' }))).toContain('Расшифровка в исследовании останется');
    for (const state of ['began', 'finished'] as const) expect(uncountingWords(row(state))).not.toContain('  ');
  });
});
