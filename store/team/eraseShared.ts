import { StoreError } from '#src/domain/core/storeError.ts';

import type { Workspace } from '../indexedDb/rows.ts';
import type { Staging } from '../indexedDb/staging.ts';
import { recordTables } from '../indexedDb/unindexed.ts';
import { assertNotLast, eraseCompany } from '../indexedDb/whole.ts';
import type { PlacedName } from '../plan.ts';
import type { TeamApi } from './api.ts';
import { forgetTeam, teamTables } from './database.ts';

/** `eraseCompany` of the port where companies are shared: one of them is deleted by its owner, on the server first. */
export async function eraseShared(
  workspace: Workspace,
  id: string,
  { api, staging }: { readonly api: Pick<TeamApi, 'deleteCompany'>; readonly staging: Staging },
): Promise<PlacedName[]> {
  const { db } = workspace;
  const team = await db.teams.get(id);
  if (team) {
    await assertNotLast(workspace, id);
    // Who is not of it any more takes it off this device alone.
    if (!team.isOut) {
      if (team.role !== 'Owner') throw new StoreError('forbidden', 'a company is deleted by its owner');
      const answer = await api.deleteCompany(id);
      // A missing object need not be deleted.
      if (!answer.ok && answer.problem.kind !== 'noAccess') {
        throw new StoreError('offline', `not deleted: ${answer.problem.kind}`, { retryable: true });
      }
    }
  }
  return db.transaction('rw', [...recordTables(db), db.files, db.blobs, ...teamTables(db)], async () => {
    const gone = await eraseCompany(workspace, id, staging);
    await forgetTeam(db, id);
    return gone;
  });
}
