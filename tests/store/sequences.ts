import * as fc from 'fast-check';

import type { MapMember, Op } from '#src/domain/core/operation.ts';
import { positionAt } from '#src/domain/core/record.ts';

import { creation, ensuring } from './examples.ts';
import type { Records } from '#src/domain/records.ts';

const text = fc.string({ maxLength: 8 });
/** Keys as people and libraries make them, and such as every object answers to. */
const key = fc.constantFrom('a', 'b', 'i-0', 'toString', 'hasOwnProperty', 'valueOf');
const researchId = fc.constantFrom('r1', 'r2', 'r3');
const audienceId = fc.constantFrom('a1', 'a2');
const position = fc.nat(20).map(positionAt);

const title: fc.Arbitrary<Partial<Records['research']>> = fc.oneof(
  fc.record({ title: text }),
  fc.record({ title: text, participants: fc.nat(), endDate: fc.constantFrom(null, '2026-05-05') }),
);

const insightFields: fc.Arbitrary<Partial<MapMember<Records['research'], 'insights'>>> = fc.oneof(
  fc.record({ text }),
  fc.record({ quote: text, position }),
);

/** Any operation on a few studies and audiences; many of them do not fit the data they meet. */
export const anyOp: fc.Arbitrary<Op> = fc.oneof(
  researchId.map((id) => creation('research', { id })),
  audienceId.map((id) => creation('audience', { id })),
  fc.record({ id: researchId, title: text }).map(({ id, title }) => ensuring('research', { id, title })),
  audienceId.map((id) => ensuring('audience', { id })),
  fc
    .record({ id: researchId, fields: title })
    .map(({ id, fields }): Op => ({ op: 'set', kind: 'research', id, fields })),
  fc.record({ id: researchId, key, text, position }).map(({ id, key, text, position }): Op => ({
    op: 'put',
    kind: 'research',
    id,
    map: 'insights',
    key,
    value: { text, quote: '', passage: null, position },
  })),
  fc.record({ id: audienceId, key, text, position }).map(({ id, key, text, position }): Op => ({
    op: 'put',
    kind: 'audience',
    id,
    map: 'touchpoints',
    key,
    value: { text, position },
  })),
  fc.record({ id: researchId, key, fields: insightFields }).map(({ id, key, fields }): Op => ({
    op: 'setMember',
    kind: 'research',
    id,
    map: 'insights',
    key,
    fields,
  })),
  fc
    .record({ id: researchId, key })
    .map(({ id, key }): Op => ({ op: 'drop', kind: 'research', id, map: 'insights', key })),
  fc
    .record({ op: fc.constantFrom('remove' as const, 'restore' as const), id: researchId })
    .map(({ op, id }): Op => ({ op, kind: 'research', id })),
  fc
    .record({ op: fc.constantFrom('remove' as const, 'restore' as const), id: audienceId })
    .map(({ op, id }): Op => ({ op, kind: 'audience', id })),
);

/** Daily operations on existing records: most of these fit the records they meet. */
export const everydayOp: fc.Arbitrary<Op> = fc.oneof(
  fc
    .record({ id: fc.constantFrom('r1', 'r2'), fields: title })
    .map(({ id, fields }): Op => ({ op: 'set', kind: 'research', id, fields })),
  fc
    .record({ id: fc.constantFrom('r1', 'r2'), fields: insightFields })
    .map(({ id, fields }): Op => ({ op: 'setMember', kind: 'research', id, map: 'insights', key: 'i-0', fields })),
  fc.record({ key, text, position }).map(({ key, ...value }): Op => ({
    op: 'put',
    kind: 'audience',
    id: 'a1',
    map: 'touchpoints',
    key,
    value,
  })),
);

/**
 * State of a record, as far as it decides which operations fit: whether it is there, and the keys of its members by map, sorted:
 * their order decides nothing.
 */
export interface Standing {
  readonly life: 'absent' | 'living' | 'removed';
  readonly members: Readonly<Record<string, readonly string[]>>;
}

/** A record that never was. */
export const ABSENT: Standing = { life: 'absent', members: {} };

/** Returns the state of a record with these fields. */
export function standingOf(fields: object, isLiving: boolean): Standing {
  const maps = Object.entries(fields).filter(([, value]) => typeof value === 'object' && value !== null);
  return {
    life: isLiving ? 'living' : 'removed',
    members: Object.fromEntries(maps.map(([map, members]) => [map, Object.keys(members as object).toSorted()])),
  };
}

/** Returns the state of a record after an operation, or null when the operation does not fit it. */
export function standingAfter(op: Op, before: Standing): Standing | null {
  const { life, members } = before;
  switch (op.op) {
    case 'create':
      return life === 'absent' ? standingOf(op.record, true) : null;
    case 'ensure':
      return life === 'living' ? before : standingOf(op.defaults, true);
    case 'remove':
    case 'restore':
      return life === 'absent' ? null : { life: op.op === 'remove' ? 'removed' : 'living', members };
    case 'set':
      return life === 'living' ? { life, members: { ...members, ...standingOf(op.fields, true).members } } : null;
    default: {
      if (life !== 'living') return null;
      const others = (members[op.map] ?? []).filter((key) => key !== op.key);
      const isThere = others.length < (members[op.map] ?? []).length;
      if (op.op === 'setMember' && !isThere) return null;
      return { life, members: { ...members, [op.map]: op.op === 'drop' ? others : [...others, op.key].toSorted() } };
    }
  }
}

/** Commits of a few operations each. */
export const anyCommits = fc.array(fc.array(anyOp, { minLength: 1, maxLength: 4 }), { maxLength: 12 });
