import * as fc from 'fast-check';

import type { Op, Records } from '#src/domain/operation.ts';
import { positionAt } from '#src/domain/record.ts';

import { creation } from './examples.ts';

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

/** Any operation on a few studies and audiences; many of them do not fit the data they meet. */
export const anyOp: fc.Arbitrary<Op> = fc.oneof(
  researchId.map((id) => creation('research', { id })),
  audienceId.map((id) => creation('audience', { id })),
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

/** Commits of a few operations each. */
export const anyCommits = fc.array(fc.array(anyOp, { minLength: 1, maxLength: 4 }), { maxLength: 12 });
