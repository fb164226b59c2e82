import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Op } from '#src/domain/core/operation.ts';
import { mayCommit } from '#src/domain/sync/mayCommit.ts';
import { contactCode, isNaming, nameless, namelessOp, namesSeenBy, seesNames, touchesNames } from '#src/domain/sync/names.ts'; // prettier-ignore
import { KINDS, type Kind } from '#src/domain/records.ts';
import { parseRecord } from '#src/domain/schemas.ts';
import { creation, example } from '#tests/store/examples.ts';

const SEED = 20261124;
const PRIVATE = 'Тайное';
const MASK = '••••••••';

const contact = Object.values(example('contactList').contacts)[0];
if (!contact) throw new Error('an example without a contact');

/** A contact whose every text, however deep, is private, except those that name no one. */
const words = fc.constant(PRIVATE);
const anyContact = fc.record({
  name: words,
  phones: fc.array(words),
  emails: fc.array(words),
  telegram: words,
  notes: words,
  details: fc.array(fc.record({ label: words, text: words })),
  consent: fc.option(fc.record({ at: fc.constant('2026-01-01T00:00:00.000Z'), text: words, how: fc.constant('person' as const) })), // prettier-ignore
  doNotContact: fc.option(fc.record({ at: fc.constant('2026-01-01T00:00:00.000Z'), why: words })),
});
const listOf = (one: object) => ({ ...example('contactList'), contacts: { k: { ...contact, ...one } } });

const sees = (settings: unknown) =>
  (['Viewer', 'Researcher', 'Admin', 'Owner'] as const).map((role) => seesNames(role, settings));

describe('somebody who does not see names', () => {
  it('has nothing of a contact but what names nobody, and a record that is read as any other', () => {
    fc.assert(
      fc.property(anyContact, (one) => {
        const record = nameless('contactList', listOf(one));
        expect(JSON.stringify(record)).not.toContain(PRIVATE);
        const parsed = parseRecord('contactList', record);
        expect(parsed).toMatchObject({ ok: true, record: { contacts: { k: { name: contactCode(record.id as string, 'k'), city: contact.city, tags: contact.tags } } } }); // prettier-ignore
      }),
      { seed: SEED },
    );
    const { name: _name, notes: _notes, ...rest } = example('participant');
    expect(nameless('participant', example('participant'))).toEqual({ ...rest, name: '', notes: '' });
  });

  it('tells contacts of two lists apart, although they have one key', () => {
    const codes = ['l', 'm'].map((id) => {
      const record = nameless('contactList', { ...listOf({}), id });
      const op = { kind: 'contactList', op: 'put', id, map: 'contacts', key: 'k', value: contact } as unknown as Op;
      const told = namelessOp(op, '') as unknown as { value: { name: string } };
      const [kept] = Object.values(record.contacts as Record<string, { name: string }>);
      expect(told.value.name).toBe(kept?.name);
      return kept?.name;
    });
    expect(new Set(codes).size).toBe(2);
  });

  it('has nothing of it in the history, by whatever operation it was written', () => {
    fc.assert(
      fc.property(anyContact, (one) => {
        const at = { kind: 'contactList', id: 'l' } as const;
        const value = { ...contact, ...one };
        const ops = [
          { ...at, op: 'create', record: listOf(one) },
          { ...at, op: 'ensure', defaults: listOf(one) },
          { ...at, op: 'set', fields: { contacts: { k: value } } },
          { ...at, op: 'put', map: 'contacts', key: 'k', value },
          { ...at, op: 'setMember', map: 'contacts', key: 'k', fields: one },
          { kind: 'participant', id: 'p', op: 'create', record: { ...example('participant'), name: PRIVATE, notes: PRIVATE } },
          { kind: 'participant', id: 'p', op: 'set', fields: { name: PRIVATE, notes: PRIVATE } },
        ] as unknown as Op[]; // prettier-ignore
        for (const op of ops) expect(JSON.stringify(namelessOp(op, MASK))).not.toContain(PRIVATE);
      }),
      { seed: SEED },
    );
  });

  it('may not write any field of a contact, masked or not', () => {
    for (const [field, value] of Object.entries({ ...contact, name: 'Анна', notes: 'x', telegram: 'x', phones: ['1'], emails: ['x'], details: [{ label: 'x', text: 'x' }] })) {
      const op = { op: 'setMember', kind: 'contactList', id: 'l', map: 'contacts', key: 'k', fields: { [field]: value } } as unknown as Op;
      expect([field, touchesNames(op)]).toEqual([field, true]);
      const actor = { role: 'Researcher', memberId: null } as const;
      expect(mayCommit({ ...actor, seesNames: false }, op, undefined)).toBe('Admin');
      expect(mayCommit({ ...actor, seesNames: true }, op, undefined)).toBeNull();
      expect(mayCommit(actor, op, undefined)).toBeNull();
    } // prettier-ignore
  });

  it('has everything else as it is', () => {
    for (const kind of (Object.keys(KINDS) as Kind[]).filter((one) => !isNaming(one))) {
      const op = creation(kind);
      expect(namelessOp(op, MASK)).toBe(op);
      expect(touchesNames(op)).toBe(false);
    }
  });

  it('is a viewer, or whoever works here where only those see them who run the company', () => {
    expect(namesSeenBy(undefined)).toBe('Researcher');
    expect(namesSeenBy({ namesSeenBy: 'Admin', deletedAt: null })).toBe('Admin');
    expect(namesSeenBy({ namesSeenBy: 'Admin', deletedAt: '2026-01-01T00:00:00.000Z' })).toBe('Researcher');
    expect(sees(undefined)).toEqual([false, true, true, true]);
    expect(sees({ namesSeenBy: 'Admin', deletedAt: null })).toEqual([false, false, true, true]);
  });
});
