import type { SentCommit } from '#src/domain/sync/protocol.ts';

import { DATABASE_NAME } from '../databaseName.ts';
import { besideStores } from './database.ts';

/** Commits of a shared company that its server has not got, refused ones included, oldest first. */
export function unsentCommits(companyId: string, name = DATABASE_NAME): Promise<readonly SentCommit[]> {
  return besideStores(name, async (db) => {
    const waiting = await db.outbox.where('[companyId+seq]').equals([companyId, 0]).sortBy('number');
    const refused = await db.refused.where('companyId').equals(companyId).sortBy('commit.at');
    return [...refused, ...waiting].map(({ commit }) => commit);
  });
}
