import { file } from '../../db/tables/records.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { ownCommit } from '../../sync/ownCommit.ts';
import { watchRound } from '../../sync/following/watchRound.ts';
import { standingOf, type LoadedConversation, type RespondentName } from '../takeIncoming.ts';
import { forgetFile, keep } from './filedFiles.ts';
import { filingOf } from './filing.ts';
import { noteBeginning } from './noteBeginning.ts';
import {
  SETTLED_ROW,
  lockToSettle,
  NOTHING_SETTLED,
  ofRespondent,
  type SettledCompany,
  type Settling,
} from './settled.ts';
import { isToBeFiled, transcriptFile } from './transcriptDraft.ts';

/** The study's other record of it was not stored in time: what was to be written is another thing by now. */
export class ChangedError extends Error {
  override readonly name = 'ChangedError';
}

/** Whether an interview has something in its study, or is to have. */
const isFiled = (standing: LoadedConversation): boolean => standing.row.filedAt !== null || isToBeFiled(standing);

/** Brings an interview into its study. */
export async function fileInterview(settling: Settling, name: RespondentName): Promise<SettledCompany> {
  const { database, now } = settling;
  const secret = settling.secret.get();
  const scope = { company: name.companyId };
  // Stored before anything is locked: a slow storage holds no one up.
  const first = await database.transaction(scope, async (tx) => {
    const standing = await standingOf(tx, name, now());
    return standing && isFiled(standing) ? transcriptFile(tx, standing, secret) : null;
  });
  const storage = await settling.files();
  if (first) await keep(storage, name.companyId, first);
  const { settled, gone } = await database.transaction(scope, async (tx) => {
    const { pushing, standing } = await lockToSettle(settling, tx, name);
    if (!standing || standing.row.dueAt === null) return { settled: NOTHING_SETTLED, gone: [] };
    if (!isFiled(standing)) return { settled: await noteBeginning(tx, pushing, standing), gone: [] };
    const filing = await filingOf(tx, standing, pushing.now, secret);
    if (filing.file && filing.file.sha256 !== first?.sha256) throw new ChangedError();
    if (filing.file) {
      const { sha256, bytes } = filing.file;
      const row = { companyId: name.companyId, sha256, bytes: bytes.byteLength, createdAt: pushing.now };
      await tx.insert(file).values(row).onConflictDoNothing();
    }
    const before = pushing.locked.seq;
    await ownCommit(tx, pushing, filing.hiding, '', { erases: true });
    await ownCommit(tx, pushing, filing.ops, '');
    await tx.update(respondent).set({ ...filing.row, ...SETTLED_ROW, filedAt: pushing.now }).where(ofRespondent(name)); // prettier-ignore
    await watchRound(tx, name.companyId, standing.row.roundId, pushing.now);
    const gone = filing.former !== null && (await forgetFile(tx, name.companyId, filing.former)) ? [filing.former] : [];
    return { settled: { seq: pushing.locked.seq > before ? pushing.locked.seq : null, concerned: [] }, gone };
  });
  for (const sha256 of gone) await storage.remove(name.companyId, sha256);
  return settled;
}
