import { expect, it } from 'vitest';

import type { Stored } from '#src/domain/forgetting/cited.ts';
import { forgetting } from '#src/domain/forgetting/forgetting.ts';
import { KINDS, type Kind } from '#src/domain/records.ts';
import { draft } from '#tests/store/examples.ts';

const AT = '2026-06-01T12:00:00.000Z';
const row = (kind: Kind, fields: object): Stored =>
  ({ kind, record: { ...draft(kind), v: KINDS[kind].version, createdAt: AT, updatedAt: AT, deletedAt: null, ...fields } }) as unknown as Stored; // prettier-ignore
const [anyone] = Object.values(draft('contactList').contacts);
const listOf = (id: string): Stored => row('contactList', { id, contacts: { k: { ...anyone, position: 'a' } } });

it('the participant of a key that two lists have goes with neither contact unasked (R454)', () => {
  const participant = row('participant', { id: 'k', name: 'Анна', codeName: 'Р1' });
  const whom = { contacts: [{ listId: 'one', key: 'k' }], participants: [], talks: [] };
  const gone = (lists: readonly Stored[]) => forgetting([...lists, participant], whom, AT).counts.participants;
  expect(gone([listOf('one')])).toBe(1);
  expect(gone([listOf('one'), listOf('two')])).toBe(0);
});
