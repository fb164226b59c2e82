import { StoreError } from '#src/domain/core/storeError.ts';
import type { CommitRefusal } from '#src/domain/sync/protocol.ts';

import type { RefusedRow } from '../indexedDb/rowTypes.ts';
import type { RefusedCommit } from '../port.ts';

function errorOf({ code }: CommitRefusal): StoreError {
  switch (code) {
    case 'conflict':
      return new StoreError('conflict', 'the server has it otherwise');
    case 'gone':
      return new StoreError('conflict', 'the server has no such record', { reason: 'gone' });
    case 'forbidden':
      return new StoreError('forbidden', 'the role does not allow it');
    case 'outdated':
      return new StoreError('closed', 'the page is of another age than the server', { reason: 'outdated' });
    case 'full':
      return new StoreError('quota', 'the company has as much as it may');
    default:
      return new StoreError('invalid', 'the server makes nothing of it');
  }
}

/** A refused commit as the port tells of it. */
export function refusedCommit({ id, commit, refusal }: RefusedRow): RefusedCommit {
  return { id, ops: commit.ops, expect: commit.expect, at: commit.at, error: errorOf(refusal), refusal };
}
