import { describe, expect, it } from 'vitest';

import { budgetWords, checkModel, metersOf, modelFormOf, ownModelOf } from '#src/domain/model/form.ts';
import { NO_MODEL, OWN_MODEL } from '#stories/features/account/model/sampleModel.ts';

const empty = modelFormOf(NO_MODEL);
const own = modelFormOf(OWN_MODEL);

describe('a company’s own model, as it is set', () => {
  it('begins with what is kept, but for its key', () => {
    expect(own).toMatchObject({ address: OWN_MODEL.address, roubles: '500', key: '' });
    expect(ownModelOf(own, OWN_MODEL)).toMatchObject({ key: null, budget: OWN_MODEL.budget, prices: OWN_MODEL.prices });
  });

  it('sends no kept key to another address', () => {
    expect(ownModelOf({ ...own, address: 'https://another.example/v1' }, OWN_MODEL).key).toBe('');
  });

  it('takes numbers as Russians type them, and nothing for without an end', () => {
    const typed = { ...empty, address: 'a', name: 'b', tokens: '1 000 000', priceIn: '12,5' };
    expect(ownModelOf(typed, NO_MODEL)).toMatchObject({
      budget: { tokens: 1_000_000, roubles: null },
      prices: { in: 12.5, out: null },
    });
  });

  it.each([
    ['address', { name: 'b' }],
    ['name', { address: 'a' }],
    ['key', { address: 'a', name: 'b', key: 'ключ' }],
    ['key', { address: 'a', name: 'b', kind: 'gigachat' as const }],
    ['tokens', { address: 'a', name: 'b', tokens: 'много' }],
    ['roubles', { address: 'a', name: 'b', roubles: '500', priceIn: '1' }],
  ])('says what is wrong with its %s', (field, typed) => {
    const wrong = Object.entries(checkModel({ ...empty, ...typed }, NO_MODEL)).flatMap(([name, words]) => (words === undefined ? [] : [name])); // prettier-ignore
    expect(wrong).toEqual([field]);
  });
});

describe('what a company has spent', () => {
  it('is told in tokens, and in roubles where they have a price', () => {
    expect(metersOf(NO_MODEL).map(({ text }) => text)).toEqual(['0\u00A0токенов, без предела']);
    expect(metersOf(OWN_MODEL).map(({ id }) => id)).toEqual(['tokens', 'roubles']);
  });

  it.each([
    [1200, 50_000, '1\u00A0200 из 50\u00A0000\u00A0токенов'],
    [0, 1, '0 из 1\u00A0токена'],
  ])('says of %d tokens of %d what they are once', (spentNow, most, words) => {
    const [meter] = metersOf({
      ...NO_MODEL,
      budget: { tokens: most, roubles: null },
      spent: { ...NO_MODEL.spent, tokens: { in: spentNow, out: 0 } },
    });
    expect(meter?.text).toBe(words);
  });

  it.each([
    [399, ''],
    [400, 'почти'],
    [500, 'израсходован:'],
  ])('of 500 roubles %d says «%s»', (roubles, words) => {
    const told = budgetWords({ ...OWN_MODEL, spent: { ...OWN_MODEL.spent, roubles } });
    expect(words === '' ? told === '' : told.includes(words)).toBe(true);
  });
});
