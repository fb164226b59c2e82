import { expect, it } from 'vitest';

import { standingNameWords } from '#src/domain/account/names/standingName.ts';

it('says which name stands, and where it is changed, when the server knows another', () => {
  expect(standingNameWords(' Анна ', 'Анна')).toBe('');
  expect(standingNameWords('Анна Лис', 'Анна')).toMatch(/уже знают как «Анна».+в\s«Профиле»/);
});
