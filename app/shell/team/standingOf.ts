import type { TeamStanding } from '#src/domain/sync/standing.ts';

import type { SyncState } from '#store/port.ts';

/** A shared company's state as its screens are told of it. */
export function standingOf({ connection, unsent, refused, files }: Extract<SyncState, { mode: 'team' }>): TeamStanding {
  return { connection, unsent, refused: refused.length, ...(files ? { files } : {}) };
}
