import { afterEach, expect, it, vi } from 'vitest';

import { countIn } from '#app/sections/research/rounds/roundActions.ts';
import { explain } from '#app/shared/outcomes.ts';

afterEach(() => vi.unstubAllGlobals());

const told = (counted: boolean, wanted: boolean): Promise<string> => {
  vi.stubGlobal('fetch', async () => Response.json({ counted }));
  const named = { id: 'respondent-9', codeName: 'Р9' };
  return countIn({ companyId: 'company-1', roundId: 'round-1' }, named, wanted).then(() => '', explain);
};

it('whoever is to count again and whose place is another’s does not: it is said that there is none, and what helps', async () => {
  expect(await told(false, true)).toMatch(/^Места для Р9 нет: его заняли .*Увеличьте цель раунда, квоту или тариф/);
  expect(await told(true, true)).toBe('');
  expect(await told(false, false)).toBe('');
});
