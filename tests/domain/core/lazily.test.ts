import { describe, expect, test } from 'vitest';

import { fetchedOnce } from '#src/domain/core/lazily.ts';

describe('what is fetched once', () => {
  test('is one fetch for all who ask, and a failed one is tried again by the next', async () => {
    const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve('weights')];
    let fetches = 0;
    const load = fetchedOnce(() => {
      const answer = answers[fetches];
      fetches += 1;
      return answer ? answer() : Promise.reject(new Error('asked once too often'));
    });
    const failed = await Promise.allSettled([load(), load()]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fetches).toBe(1);
    expect(await Promise.all([load(), load()])).toEqual(['weights', 'weights']);
    expect(await load()).toBe('weights');
    expect(fetches).toBe(2);
  });
});
