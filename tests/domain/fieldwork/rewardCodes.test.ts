import { expect, it } from 'vitest';

import { codesIn } from '#src/domain/fieldwork/rewardCodes.ts';

it('each line of a pasted list is a code, once, without the blanks around it', () => {
  expect(codesIn('  A-1\r\nB 2\n\n \nA-1\nc\t')).toEqual(['A-1', 'B 2', 'c']);
  expect(codesIn('')).toEqual([]);
});
