import { NBSP } from '#src/domain/core/format.ts';
import { NAMELESS } from '#src/domain/sync/presence.ts';

import { PROBLEM_WORDS } from '../../shared/team/problems.ts';
import type { Answer, Problem } from '#store/team/ask.ts';
import { createHistoryApi } from '../../shared/team/historyApi.ts';

/** The server, asked for what was done. */
export const historyApi = createHistoryApi((...given) => fetch(...given));

/** The server did not answer what it was asked for. */
export class AskedError extends Error {
  override readonly name = 'AskedError';
  readonly problem: Problem['kind'];

  constructor(problem: Problem['kind']) {
    super(PROBLEM_WORDS[problem]);
    this.problem = problem;
  }
}

/** The answer. @throws AskedError */
export function answered<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new AskedError(answer.problem.kind);
  return answer.value;
}

/** Returns a failure as a dialog shows it. */
export function problemState(
  error: unknown,
): { readonly state: 'offline' } | { readonly state: 'failed'; readonly message: string } {
  if (error instanceof AskedError && error.problem === 'offline') return { state: 'offline' };
  return { state: 'failed', message: error instanceof AskedError ? error.message : 'Попробуйте ещё раз.' };
}

/** Why older lines did not come when they were asked for last, in words; empty when they did. What has come before stays. */
export function moreFailed(pages: { readonly isFetchNextPageError: boolean; readonly error: unknown }): string {
  if (!pages.isFetchNextPageError) return '';
  const why = pages.error instanceof AskedError ? pages.error.message : 'Попробуйте ещё раз.';
  return `Более ранние записи не${NBSP}пришли. ${why}`;
}

/** Who is named where the server set something right by itself: who is in a company, for one. */
const SERVER = 'Сервер';

/** Returns a person's display name: «Вы», or a colleague's name. */
export const personWords = ({ id, name }: { readonly id: string; readonly name: string }, me: string): string =>
  id === me ? 'Вы' : id === '' ? SERVER : name || NAMELESS;
