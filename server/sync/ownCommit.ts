import { randomUUID } from 'node:crypto';

import type { Op } from '../../src/domain/core/operation.ts';
import { versionsOf, type SentCommit } from '../../src/domain/sync/protocol.ts';
import type { Transaction } from '../db/database.ts';
import { push } from './push.ts';
import type { Pushing } from './pushing.ts';

/** A commit of the server itself that could not be taken: the company is full, or holds a record that it cannot read. */
export class OwnCommitError extends Error {
  override readonly name = 'OwnCommitError';
}

export interface OwnCommitOptions {
  /** Whether former values of what it touches are forgotten for good; default not. */
  readonly erases?: boolean;
}

/**
 * Commits what the server itself says, in the company's order and through the same judgement as everybody's, so that it reaches
 * everybody the same way.
 * @param personId who did what it follows from; the history names them
 * @returns how many commits of before were emptied of what it erases
 * @throws OwnCommitError
 */
export async function ownCommit(
  tx: Transaction,
  pushing: Pushing,
  ops: readonly Op[],
  personId: string,
  { erases = false }: OwnCommitOptions = {},
): Promise<number> {
  if (ops.length === 0) return 0;
  const commit: SentCommit = {
    id: randomUUID(),
    at: pushing.now.toISOString(),
    ops,
    expect: [],
    versions: versionsOf(ops),
    ...(erases ? { erases } : {}),
  };
  const frame = { protocol: 0, commits: [commit] };
  const { answers, emptied } = await push(tx, pushing, [{ personId, actor: 'server', frame }]);
  const answer = answers[0]?.answers[0];
  if (!answer || 'refused' in answer) throw new OwnCommitError(answer?.refused.code ?? 'no answer');
  return emptied;
}
