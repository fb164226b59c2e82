import { isSame } from '#src/domain/core/same.ts';
import {
  MOST_COMMITS,
  versionsOf,
  type CommitAnswer,
  type Pull,
  type Removed,
  type RefusalCode,
  type SentCommit,
} from '#src/domain/sync/protocol.ts';

import type { TeamApi } from './api.ts';
import type { Problem } from './ask.ts';

/** Device's data of a shared company, as far as the exchange with the server needs it. Every call is one transaction. */
export interface LedgerStore {
  /** All changes up to this number are here; null while there is nothing to exchange: not shared, or on its way up. */
  seq(): Promise<number | null>;
  /** The first commits that the server has not answered, in order. */
  unsent(most: number): Promise<readonly SentCommit[]>;
  /** Takes answers in. */
  answer(answers: readonly CommitAnswer[]): Promise<void>;
  /**
   * Stores a page, unless the state has changed since its request. `after`: the number that it follows.
   * @returns `again` when nothing was stored, because all of the company must be loaded anew from the current number
   */
  take(page: Pull, after: number): Promise<'again' | undefined>;
  /** The person is not of the company any more: what they have not sent stays here, and nothing else of it. */
  leave(removed: Removed): Promise<void>;
}

/** Most characters of commits in one request: what a server behind a usual proxy takes. One commit goes however big it is. */
const MOST_CHARACTERS = 800_000;

/** The first commits that go in one request. */
function parcel(commits: readonly SentCommit[], most: number): readonly SentCommit[] {
  let characters = 0;
  const fits = commits.slice(0, most).findIndex((commit, index) => {
    characters += JSON.stringify(commit).length;
    return index > 0 && characters > MOST_CHARACTERS;
  });
  return commits.slice(0, fits === -1 ? most : fits);
}

/** Refusal codes of a commit that the server does not accept even by itself. */
const REFUSED_ALONE: Readonly<Partial<Record<Problem['kind'], RefusalCode>>> = { tooLarge: 'full', invalid: 'invalid' };

/**
 * Commits that only a page of another age can send: they stay as they are. One that an older page made is none of them: no
 * reloading helps it, so it is set aside for its author.
 */
function notOfThisAge(commits: readonly SentCommit[], answers: readonly CommitAnswer[]): ReadonlySet<string> {
  const made = new Map(commits.map((commit) => [commit.id, commit]));
  const ids = answers.flatMap((answer) => {
    const commit = made.get(answer.id);
    if (!commit || 'seq' in answer || answer.refused.code !== 'outdated') return [];
    return isSame(commit.versions, versionsOf(commit.ops)) ? [answer.id] : [];
  });
  return new Set(ids);
}

/** Sends what waits, in order. Returns what stopped it, or null when nothing waits any more. */
async function push(companyId: string, api: TeamApi, ledger: LedgerStore): Promise<Problem | null> {
  let most = MOST_COMMITS;
  for (;;) {
    const commits = parcel(await ledger.unsent(most), most);
    const [first] = commits;
    if (!first) return null;
    const answer = await api.push(companyId, commits);
    if (answer.ok) {
      // An answer that leaves the first one out would be asked for again, and again.
      if (!answer.value.answers.some(({ id }) => id === first.id)) return { kind: 'offline' };
      const outdated = notOfThisAge(commits, answer.value.answers);
      await ledger.answer(answer.value.answers.filter(({ id }) => !outdated.has(id)));
      if (outdated.size > 0) return { kind: 'outdated' };
      continue;
    }
    const { problem } = answer;
    const code = REFUSED_ALONE[problem.kind];
    if (!code) return problem;
    // One that is too big, or damaged, must not hold up those behind it.
    if (commits.length === 1) await ledger.answer([{ id: first.id, refused: { code } }]);
    else most = Math.ceil(commits.length / 2);
  }
}

/** Takes what is new, page by page. Returns what stopped it, or null when all is here. */
async function pull(companyId: string, api: TeamApi, ledger: LedgerStore): Promise<Problem | null> {
  for (;;) {
    const after = await ledger.seq();
    if (after === null) return null;
    const answer = await api.pull(companyId, after);
    if (!answer.ok) {
      const { problem } = answer;
      if (problem.kind === 'noAccess' && problem.removed) await ledger.leave(problem.removed);
      return problem;
    }
    const page = answer.value;
    if ((await ledger.take(page, after)) === 'again') continue;
    if (!page.more) return null;
    // A server that promises more and gives nothing would be asked for ever.
    if (page.seq <= after) return { kind: 'offline' };
  }
}

/**
 * Runs one exchange: sends waiting commits, then takes new ones. Sending comes first, so that work on something erased meanwhile
 * is judged before its author's device forgets it.
 * @returns the problem that stopped it, or null when this side and the server have all of each other's data
 */
export async function exchangeOnce(companyId: string, api: TeamApi, ledger: LedgerStore): Promise<Problem | null> {
  if ((await ledger.seq()) === null) return null;
  const problem = await push(companyId, api, ledger);
  // Who is shut out hears with the answer to this what they may keep.
  return problem === null || problem.kind === 'noAccess' ? pull(companyId, api, ledger) : problem;
}
