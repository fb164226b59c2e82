import type { SentCommit, Session, TeamCompany } from '#src/domain/sync/protocol.ts';

import { DATABASE_NAME } from '../databaseName.ts';
import type { BrowserDatabase } from '../indexedDb/schema.ts';
import { toStoreError } from '../indexedDb/storeErrors.ts';
import { createHasher } from '../hasher.ts';
import type { OnProgress } from '../port.ts';
import { createApi } from './api.ts';
import { isRefusedLink, type Problem } from './ask.ts';
import { besideStores, forgetTeam } from './database.ts';
import { BROWSER, type TeamEdges } from './edges.ts';
import { exchangeOnce } from './exchange.ts';
import { fetchFile } from './files/fetchFile.ts';
import { createFileApi } from './files/fileApi.ts';
import { keepFetched, missingFiles } from './files/fileLedger.ts';
import { createLedger } from './ledger/ledger.ts';
import { moveCompany, rowsOfCompany } from './moveCompany.ts';

interface Where {
  /** Name of the database; default the app's. */
  readonly name?: string;
  /** Default the browser's. */
  readonly edges?: TeamEdges;
}

/** How joining by a link ended. */
export type JoinResult =
  /**
   * The person is in: the companies that are open to them. What they hold comes as soon as one is opened. `moved`: companies of
   * this browser alone that had the id of one of them (the sample's is the same everywhere); they stay, under these ids.
   */
  | {
      readonly kind: 'joined';
      /** Name of the person on the server. */
      readonly personName: string;
      readonly companies: readonly TeamCompany[];
      readonly moved: readonly { readonly from: string; readonly to: string }[];
    }
  /** The link leads nowhere (any more). */
  | { readonly kind: 'noLink' }
  /** The server did not go along: to be tried again. */
  | { readonly kind: 'failed'; readonly why: Problem['kind'] };

/**
 * Signs in with a link's token, and notes the companies that are open to the person, so that they open without a network from
 * now on. Twice is once.
 * @throws StoreError when the browser's database fails
 */
export async function joinByLink({
  token,
  personName,
  name = DATABASE_NAME,
  edges = BROWSER,
}: Where & {
  readonly token: string;
  /** Name that the person uses for themselves. */
  readonly personName?: string;
}): Promise<JoinResult> {
  const answer = await createApi(edges.fetch).signIn(token, personName);
  if (!answer.ok) {
    const { problem } = answer;
    return isRefusedLink(problem) ? { kind: 'noLink' } : { kind: 'failed', why: problem.kind };
  }
  return noteCompanies(answer.value, name, edges);
}

/**
 * Notes the companies of the signed-in user, so that they open in this browser: after a sign-in other than by a link.
 * @throws StoreError when the browser's database fails
 */
export async function enterSignedIn({ name = DATABASE_NAME, edges = BROWSER }: Where = {}): Promise<JoinResult> {
  const answer = await createApi(edges.fetch).session();
  if (!answer.ok) return { kind: 'failed', why: answer.problem.kind };
  return noteCompanies(answer.value, name, edges);
}

function noteCompanies({ person, companies: all }: Session, name: string, edges: TeamEdges): Promise<JoinResult> {
  const companies = all.filter(({ isUploading }) => !isUploading);
  return besideStores(name, async (db, tell) => {
    const moved: { from: string; to: string }[] = [];
    for (const { id, role, memberId } of companies) {
      const there = await db.teams.get(id);
      if (!there && (await rowsOfCompany(db, id)).length > 0) {
        const to = edges.newId();
        tell(to, await moveCompany(db, id, to, edges.newId));
        moved.push({ from: id, to });
      }
      // On its way up from here it is ours already, and goes on as it does.
      if (there?.state === 'uploading') continue;
      const me = memberId === null ? {} : { memberId };
      // A company that was removed from this device must be loaded completely.
      const seq = there?.isCleared ? 0 : (there?.seq ?? 0);
      await db.teams.put({ companyId: id, person, role, ...me, state: 'open', seq });
      tell(id);
    }
    return { kind: 'joined', personName: person.name, companies, moved };
  });
}

/**
 * Fetches what is new in a shared company before it is opened: a company that was joined just now is there by name only.
 * @returns what stopped it, or null when all is here
 */
export function fetchCompany({
  companyId,
  name = DATABASE_NAME,
  edges = BROWSER,
}: Where & { readonly companyId: string }): Promise<Problem | null> {
  return besideStores(name, async (db, tell) => {
    const ledger = createLedger({ db }, companyId, {
      onRecords: ({ records }) => tell(companyId, records),
      onLedger: () => tell(companyId),
    });
    return exchangeOnce(companyId, createApi(edges.fetch), ledger);
  });
}

export type LeaveResult =
  /**
   * The company is this browser's own, with all its content. `unsent`: commits of it that the others never received.
   * `filesMissing`: files that the server did not have: the member who added them has not sent them yet.
   */
  | { readonly kind: 'left'; readonly unsent: number; readonly filesMissing: number }
  /** Not all of it could be fetched, and nothing has changed: to be tried again. */
  | { readonly kind: 'failed'; readonly why: Problem['kind'] };

/**
 * Fetches all files that a company's records name and that are not here. Returns the problem that stopped it, or how many files
 * no one has.
 */
async function fetchFiles(
  db: BrowserDatabase,
  companyId: string,
  edges: TeamEdges,
  { onProgress, signal }: { readonly onProgress?: OnProgress; readonly signal?: AbortSignal },
): Promise<Problem | number> {
  const missing = await missingFiles(db, companyId);
  const api = createFileApi(edges.fetch);
  const hasher = createHasher();
  let nowhere = 0;
  try {
    for (const [done, id] of missing.entries()) {
      if (signal?.aborted) return { kind: 'aborted' };
      onProgress?.(done, missing.length);
      const fetched = await fetchFile({
        companyId,
        id,
        api,
        hash: (blob) => hasher.hash(blob),
        edges,
        ...(signal ? { signal } : {}),
      });
      if (fetched.kind === 'failed') return fetched.problem;
      if (fetched.kind === 'none') nowhere += 1;
      else await keepFetched(db, companyId, { id, blob: fetched.blob }, new Date(edges.wall()));
    }
  } finally {
    hasher.close();
  }
  return nowhere;
}

/**
 * «Забрать копию»: fetches all that is new in a shared company, its files too, and makes it this browser's own. The others keep
 * theirs; what is done here from now on is seen here alone. Stopped in the middle, it goes on with the files that are not here.
 * @throws StoreError when the browser's database fails; `quota` when there is no room for the files
 */
export function takeCopy({
  companyId,
  onProgress,
  signal,
  name = DATABASE_NAME,
  edges = BROWSER,
}: Where & {
  readonly companyId: string;
  /** Files done of files that are to be fetched. */
  readonly onProgress?: OnProgress;
  /** Stops it: the company stays shared, and the files that have come stay here. */
  readonly signal?: AbortSignal;
}): Promise<LeaveResult> {
  return besideStores(name, async (db, tell) => {
    const ledger = createLedger({ db }, companyId, {
      onRecords: ({ records }) => tell(companyId, records),
      onLedger: () => tell(companyId),
    });
    const problem = await exchangeOnce(companyId, createApi(edges.fetch), ledger);
    if (problem) return { kind: 'failed', why: problem.kind };
    const files = await fetchFiles(db, companyId, edges, {
      ...(onProgress ? { onProgress } : {}),
      ...(signal ? { signal } : {}),
    }).catch((error: unknown) => {
      throw toStoreError(error);
    });
    if (typeof files !== 'number') return { kind: 'failed', why: files.kind };
    const unsent = await db.outbox.where('[companyId+seq]').equals([companyId, 0]).count();
    await forgetTeam(db, companyId);
    tell(companyId);
    return { kind: 'left', unsent, filesMissing: files };
  });
}

/** Commits of a shared company that its server has not got, refused ones included, oldest first. */
export function unsentCommits(companyId: string, name = DATABASE_NAME): Promise<readonly SentCommit[]> {
  return besideStores(name, async (db) => {
    const waiting = await db.outbox.where('[companyId+seq]').equals([companyId, 0]).sortBy('number');
    const refused = await db.refused.where('companyId').equals(companyId).sortBy('commit.at');
    return [...refused, ...waiting].map(({ commit }) => commit);
  });
}
