import { openFieldsOf } from '../account/channelSecret.ts';
import type { Expectation } from '../core/expectation.ts';
import type { Op } from '../core/operation.ts';

/*
 * Data of a channel that a server receives: all but its token and its password (R9). The token of a bot has a place of its own
 * there.
 */

/** An operation as it may be sent, and stored by a server. */
export function openOp(op: Op): Op {
  if (op.kind !== 'channel') return op;
  if (op.op === 'create') return { ...op, record: openFieldsOf(op.id, op.record) };
  if (op.op === 'ensure') return { ...op, defaults: openFieldsOf(op.id, op.defaults) };
  return op.op === 'set' ? { ...op, fields: openFieldsOf(op.id, op.fields) } : op;
}

/** Returns an expectation of a commit as it may be sent: a secret is expected as the server has it. */
export function openExpectation(expected: Expectation): Expectation {
  if (expected.kind !== 'channel' || !expected.holds) return expected;
  const holds = expected.holds.map((fact) =>
    'field' in fact && fact.field === 'value'
      ? { ...fact, is: openFieldsOf(expected.id, { value: fact.is }).value }
      : fact,
  );
  return { ...expected, holds } as Expectation;
}

/** A commit as it may be sent, and stored by a server. */
export const openCommit = <C extends { readonly ops: readonly Op[]; readonly expect: readonly Expectation[] }>(
  commit: C,
): C => ({ ...commit, ops: commit.ops.map(openOp), expect: commit.expect.map(openExpectation) });
