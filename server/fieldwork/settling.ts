import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';

import type { Op } from '../../src/domain/core/operation.ts';
import { placesIn, placesNote } from '../../src/domain/forgetting/erasures.ts';
import type { Database, Transaction } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import { company, file } from '../db/tables/records.ts';
import type { FileStorage } from '../files/fileStorage.ts';
import { takePiece } from '../files/takePiece.ts';
import { pushingIn, type Pushing } from '../sync/pushing.ts';
import { noteErased } from '../erasures/ledger.ts';
import type { ServerContext } from '../context/context.ts';
import { note } from '../access/audit.ts';
import { isFileNamed } from '../sync/namedFiles.ts';
import { ownCommit, OwnCommitError } from '../sync/ownCommit.ts';
import { erasureOf, withdrawnContactOps } from './erasing.ts';
import { contactOps } from './filing/contactOps.ts';
import { filingOf, NoStudyError, type Filing } from './filing/filing.ts';
import { begunOps, studyOf } from './filing/study.ts';
import { isToBeFiled, transcriptFile } from './filing/transcriptDraft.ts';
import { lockCodeNames } from './people.ts';
import { unnameCodes } from './rewards.ts';
import { noticeUnfiled } from './unfiled.ts';
import { forgetLetters, takeBackLettersTo } from './letters/writing.ts';
import { standingOf, type RespondentName, type StoredRespondent, type LoadedConversation } from './takeIncoming.ts';
import { watchRound } from '../sync/following/watchRound.ts';

/* Brings what respondents said into the studies: at once, and again until it is there. */

export type Settling = Pick<ServerContext, 'environment' | 'now' | 'log' | 'metrics' | 'secret'> & {
  readonly database: Database;
  readonly files: () => Promise<FileStorage>;
};

/** Result for a company: nothing, or its number, and the members concerned. */
export interface SettledCompany {
  readonly seq: number | null;
  readonly concerned: readonly string[];
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds before the next try, by how often it was tried in vain. */
const PAUSES = [10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

/** Those who begin at once are noted together, at most so many. */
const TOGETHER = 100;

/** The study's other record of it was not stored in time: what was to be written is another thing by now. */
class ChangedError extends Error {
  override readonly name = 'ChangedError';
}

/** Nothing that anybody is to be told. */
const NOTHING: SettledCompany = { seq: null, concerned: [] };

const DONE = { dueAt: null, tries: 0 } as const;

const of = ({ companyId, id }: RespondentName) => and(eq(respondent.companyId, companyId), eq(respondent.id, id));

/** Stores the bytes of a file under its hash, unless it is there. */
export async function keep(storage: FileStorage, companyId: string, { sha256, bytes }: NonNullable<Filing['file']>) {
  if (await storage.has(companyId, sha256)) return;
  async function* once(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  const upload = { companyId, sha256, personId: `server-${randomUUID()}` };
  const outcome = await takePiece(storage, upload, { offset: 0, length: bytes.byteLength, bytes: once() });
  if (outcome.kind !== 'whole') throw new Error('a transcript was not stored');
}

/** Forgets that a company has a file, unless something names it. @returns whether its bytes are to go */
async function forgetFile(tx: Transaction, companyId: string, sha256: string): Promise<boolean> {
  if (await isFileNamed(tx, companyId, sha256)) return false;
  await tx.delete(file).where(and(eq(file.companyId, companyId), eq(file.sha256, sha256)));
  return true;
}

/** Locks what is written: code names, the company, the respondent, in this order everywhere. */
async function locked(
  settling: Settling,
  tx: Transaction,
  name: RespondentName,
): Promise<{ pushing: Pushing; standing: LoadedConversation | null }> {
  await lockCodeNames(tx, name.companyId);
  const pushing = await pushingIn(settling, tx, name.companyId);
  return { pushing, standing: await standingOf(tx, name, pushing.now, true) };
}

/** Whether an interview has something in its study, or is to have. */
const isFiled = (standing: LoadedConversation): boolean => standing.row.filedAt !== null || isToBeFiled(standing);

/** Brings an interview into its study. */
async function fileOne(settling: Settling, name: RespondentName): Promise<SettledCompany> {
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
    const { pushing, standing } = await locked(settling, tx, name);
    if (!standing || standing.row.dueAt === null) return { settled: NOTHING, gone: [] };
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
    await tx.update(respondent).set({ ...filing.row, ...DONE, filedAt: pushing.now }).where(of(name)); // prettier-ignore
    await watchRound(tx, name.companyId, standing.row.roundId, pushing.now);
    const gone = filing.former !== null && (await forgetFile(tx, name.companyId, filing.former)) ? [filing.former] : [];
    return { settled: { seq: pushing.locked.seq > before ? pushing.locked.seq : null, concerned: [] }, gone };
  });
  for (const sha256 of gone) await storage.remove(name.companyId, sha256);
  return settled;
}

/** Notes that a respondent has begun, and nothing more is there yet; or that they do not want to. */
async function noteBeginning(tx: Transaction, pushing: Pushing, standing: LoadedConversation): Promise<SettledCompany> {
  const before = pushing.locked.seq;
  const { round } = standing.around;
  const hasDeclined = standing.row.state === 'declined';
  const study = round && !hasDeclined ? await studyOf(tx, standing.row.companyId, round) : undefined;
  await ownCommit(tx, pushing, [...begunOps(study), ...(await contactOps(tx, standing))], '');
  if (hasDeclined) await takeBackLettersTo(tx, standing.row);
  await tx.update(respondent).set(DONE).where(of(standing.row));
  await watchRound(tx, standing.row.companyId, standing.row.roundId, pushing.now);
  return { seq: pushing.locked.seq > before ? pushing.locked.seq : null, concerned: [] };
}

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
  await tx.update(respondent).set({ files: '[]' }).where(of(row));
  const gone: string[] = [];
  for (const sha256 of erasure.files) if (await forgetFile(tx, companyId, sha256)) gone.push(sha256);
  // Remembered until the bytes are gone, too.
  await tx.update(respondent).set({ files: JSON.stringify(gone.map((sha256) => ({ sha256 }))) }).where(of(row)); // prettier-ignore
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
async function eraseOne(settling: Settling, name: RespondentName): Promise<SettledCompany> {
  const { database } = settling;
  const scope = { company: name.companyId };
  const { settled, files } = await database.transaction(scope, async (tx) => {
    const { pushing, standing } = await locked(settling, tx, name);
    if (!standing || standing.row.dueAt === null) return { settled: NOTHING, files: [] };
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
    tx.update(respondent).set({ ...DONE, files: '[]', filedAt: null }).where(and(of(name), eq(respondent.state, 'withdrawn'))), // prettier-ignore
  );
  return settled;
}

/** Postpones failed work: sets the next try, and notifies the author of the round. */
async function postpone(settling: Settling, name: RespondentName, error: unknown): Promise<SettledCompany> {
  const { database, now, log, metrics } = settling;
  metrics.count('orientir_interviews_total', { outcome: 'waits' });
  const why = error instanceof NoStudyError ? 'no_study' : error instanceof OwnCommitError ? 'not_taken' : null;
  if (why === null && !(error instanceof ChangedError)) log.error('interview_not_filed', error);
  else if (why !== null) log.warn('interview_waits', { why });
  return database.transaction({ company: name.companyId }, async (tx) => {
    const [row] = await tx.select().from(respondent).where(of(name)).for('update');
    if (!row || row.dueAt === null) return NOTHING;
    const pause = error instanceof ChangedError ? 0 : (PAUSES[row.tries] ?? PAUSES.at(-1) ?? HOUR);
    const dueAt = new Date(now().getTime() + pause);
    await tx.update(respondent).set({ dueAt, tries: row.tries + 1 }).where(of(name)); // prettier-ignore
    const concerned = why !== null && row.tries === 0 ? await noticeUnfiled(tx, row, now()) : [];
    if (concerned.length === 0) return NOTHING;
    const [{ seq = 0 } = {}] = await tx
      .select({ seq: company.seq })
      .from(company)
      .where(eq(company.id, name.companyId));
    return { seq, concerned };
  });
}

/**
 * Does what is to be done for one respondent now; what cannot be done is tried again later.
 * @throws what the database says
 */
export async function settleOne(settling: Settling, name: RespondentName): Promise<SettledCompany> {
  const [row] = await settling.database.transaction({ company: name.companyId }, (tx) =>
    tx.select({ state: respondent.state, dueAt: respondent.dueAt }).from(respondent).where(of(name)),
  );
  if (!row || row.dueAt === null) return NOTHING;
  try {
    const isErased = row.state === 'withdrawn';
    const settled = await (isErased ? eraseOne(settling, name) : fileOne(settling, name));
    settling.metrics.count('orientir_interviews_total', { outcome: isErased ? 'erased' : 'filed' });
    return settled;
  } catch (error) {
    return postpone(settling, name, error);
  }
}

/** Whether a respondent has only begun: nothing is brought anywhere, but noted. */
const ONLY_BEGAN = and(eq(respondent.state, 'began'), isNull(respondent.leftAt));

/** Notes all who have begun in a company at once: one commit for however many. */
export async function noteBeginnings(settling: Settling, companyId: string): Promise<SettledCompany> {
  return settling.database.transaction({ company: companyId }, async (tx) => {
    const pushing = await pushingIn(settling, tx, companyId);
    const rows = await tx
      .select({ id: respondent.id })
      .from(respondent)
      .where(and(eq(respondent.companyId, companyId), ONLY_BEGAN, lte(respondent.dueAt, pushing.now)))
      .orderBy(asc(respondent.dueAt))
      .limit(TOGETHER)
      .for('update', { skipLocked: true });
    const ops = new Map<string, Op>();
    const rounds = new Set<string>();
    for (const { id } of rows) {
      const standing = await standingOf(tx, { companyId, id }, pushing.now);
      if (!standing) continue;
      rounds.add(standing.row.roundId);
      const study = standing.around.round ? await studyOf(tx, companyId, standing.around.round) : undefined;
      for (const op of [...begunOps(study), ...(await contactOps(tx, standing))]) ops.set(JSON.stringify(op), op);
    }
    const before = pushing.locked.seq;
    await ownCommit(tx, pushing, [...ops.values()], '');
    for (const { id } of rows) await tx.update(respondent).set(DONE).where(of({ companyId, id }));
    for (const round of rounds) await watchRound(tx, companyId, round, pushing.now);
    return { seq: pushing.locked.seq > before ? pushing.locked.seq : null, concerned: [] };
  });
}

/** A respondent of whom something is to be done now, of whichever company. */
export interface Due extends RespondentName {
  readonly roundId: string;
  /** Nothing is brought anywhere yet: they have only begun. */
  readonly isBeginning: boolean;
}

/** Those of whom something is to be done now, the longest waiting first. */
export function dueNow({ database, now }: Settling, most: number): Promise<readonly Due[]> {
  return database.transaction({ fieldwork: true }, (tx) =>
    tx
      .select({
        companyId: respondent.companyId,
        id: respondent.id,
        roundId: respondent.roundId,
        isBeginning: sql<boolean>`${respondent.state} = 'began' AND ${respondent.leftAt} IS NULL`,
      })
      .from(respondent)
      .where(sql`${respondent.dueAt} <= ${now().toISOString()}::timestamptz`)
      .orderBy(asc(respondent.dueAt), asc(respondent.id))
      .limit(most),
  );
}
