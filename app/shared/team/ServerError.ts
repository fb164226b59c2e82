import type { Answer } from '#store/team/ask.ts';
import { PROBLEM_WORDS } from './problems.ts';

/** The server did not do what it was asked; the message says in Russian why, and what to do. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
}

/**
 * Returns the server's answer.
 * @throws ServerError when there is none
 */
export function answered<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new ServerError(PROBLEM_WORDS[answer.problem.kind]);
  return answer.value;
}
