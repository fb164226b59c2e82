import { and, eq } from 'drizzle-orm';

import { placesIn, placesNote } from '../../../src/domain/forgetting/erasures.ts';
import { note } from '../../access/audit.ts';
import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { noteErased } from '../../erasures/ledger.ts';
import { ownCommit } from '../../sync/ownCommit.ts';
import type { Pushing } from '../../sync/pushing.ts';
import { erasureOf, withdrawnContactOps } from '../erasing.ts';
import { forgetLetters, takeBackLettersTo } from '../letters/writing.ts';
import { unnameCodes } from '../rewards.ts';
import type { RespondentName, StoredRespondent } from '../takeIncoming.ts';
import { forgetFile } from './filedFiles.ts';
import {
  SETTLED_ROW,
  lockToSettle,
  NOTHING_SETTLED,
  ofRespondent,
  type SettledCompany,
  type Settling,
} from './settled.ts';

/**
 * Erases a company's data of a respondent who withdrew their consent, in its transaction, which has locked code names and the
 * company.
 * @returns files whose bytes are to be removed; the respondent's row remembers them until they are gone
 */
export async function eraseWithdrawn(
  tx: Transaction,
  pushing: Pushing,
  row: StoredRespondent,
): Promise<readonly string[]> {
  const { companyId } = row;
  const erasure = await erasureOf(tx, row);
  const history = await ownCommit(tx, pushing, erasure.ops, '', { erases: true });
  await ownCommit(tx, pushing, await withdrawnContactOps(tx, row, pushing.now), '');
  const letters = await forgetLetters(tx, companyId, [row.id]);
  await takeBackLettersTo(tx, row);
  await unnameCodes(tx, companyId, [row.id]);
  // Its own list of them is empty by then: what still names them is another's.
  await tx.update(respondent).set({ files: '[]' }).where(ofRespondent(row));
  const gone: string[] = [];
  for (const sha256 of erasure.files) if (await forgetFile(tx, companyId, sha256)) gone.push(sha256);
  // Remembered until the bytes are gone, too.
  await tx.update(respondent).set({ files: JSON.stringify(gone.map((sha256) => ({ sha256 }))) }).where(ofRespondent(row)); // prettier-ignore
  // Whoever had begun has taken words back, although none of them stood in the study yet.
  if (erasure.ops.length > 0 || row.beganAt !== null || gone.length > 0) {
    const records = new Set(erasure.ops.map(({ kind, id }) => `${kind}/${id}`)).size;
    const places = placesNote({ ...placesIn(erasure.ops), files: gone.length, history, letters });
    const subject = { round: row.roundId, respondent: row.id, records, files: gone.length, ...places };
    await note(tx, { companyId, actor: null, action: 'respondent.withdrawn', subject, at: pushing.now });
  }
  return gone;
}

/** Forgets a respondent who withdrew their consent; the words first, their files before it is noted as done. */
export async function eraseInterview(settling: Settling, name: RespondentName): Promise<SettledCompany> {
  const { database } = settling;
  const scope = { company: name.companyId };
  const { settled, files } = await database.transaction(scope, async (tx) => {
    const { pushing, standing } = await lockToSettle(settling, tx, name);
    if (!standing || standing.row.dueAt === null) return { settled: NOTHING_SETTLED, files: [] };
    const { row } = standing;
    const before = pushing.locked.seq;
    const gone = await eraseWithdrawn(tx, pushing, row);
    const at = pushing.now.toISOString();
    noteErased(settling.environment.dataFolder, { what: 'interview', company: row.companyId, at, respondent: row.id });
    const seq = pushing.locked.seq > before ? pushing.locked.seq : null;
    return { settled: { seq, concerned: [] }, files: gone };
  });
  if (files.length > 0) {
    const storage = await settling.files();
    for (const sha256 of files) await storage.remove(name.companyId, sha256);
  }
  await database.transaction(
    scope,
    (tx) =>
    tx.update(respondent).set({ ...SETTLED_ROW, files: '[]', filedAt: null }).where(and(ofRespondent(name), eq(respondent.state, 'withdrawn'))), // prettier-ignore
  );
  return settled;
}
