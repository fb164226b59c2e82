import { expect, it } from 'vitest';

import type { Member } from '#src/domain/account/account.ts';
import { isAloneAmong } from '#src/domain/account/companyPeople.ts';
import { example } from '#tests/store/examples.ts';

const member = (id: string, status: Member['status']): Member =>
  example('member', { id, name: id, email: `${id}@example.com`, status, deletedAt: null });

it('says that one is alone in a company once its members are read, and not before', () => {
  expect(isAloneAmong(undefined)).toBeNull();
  expect(isAloneAmong([])).toBeNull();
  expect(isAloneAmong([member('own', 'active')])).toBe(true);
  // Who is on paper, or has not come in yet, is nobody who sees it.
  expect(isAloneAmong([member('own', 'active'), member('paper', 'noAccess'), member('called', 'invited')])).toBe(true);
  expect(isAloneAmong([member('own', 'active'), member('in', 'active')])).toBe(false);
});
