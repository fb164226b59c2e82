import type { ConnectionState } from '../port.ts';
import type { Problem } from './ask.ts';

/** How long the server may fail before the user is informed, ms: a lift, a tunnel, a restart of the server pass silently. */
export const LASTS = 5000;

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** How long a user without access waits before the next request, ms: they may be let in, or sign in elsewhere. */
const SHUT_OUT = 60_000;

/**
 * How long to wait before the next attempt, ms.
 * @param failures how many have failed in a row, this one included
 * @param random from 0 to 1: devices that lost the server together must not come back together
 */
export function pauseAfter(problem: Problem, failures: number, random: number): number {
  switch (problem.kind) {
    case 'busy':
      return problem.wait * (1 + random / 2);
    case 'signedOut':
    case 'noAccess':
    case 'outdated':
      return SHUT_OUT * (0.75 + random / 2);
    default:
      return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures - 1, 10)) * (0.5 + random);
  }
}

/**
 * Returns the connection's state for the user.
 * @param problem the problem that stopped the last exchange, or null
 * @param failingFor how long none has succeeded, ms
 */
export function connectionAfter(problem: Problem | null, failingFor: number, before: ConnectionState): ConnectionState {
  if (problem === null) return 'online';
  if (problem.kind === 'signedOut' || problem.kind === 'noAccess' || problem.kind === 'outdated') return problem.kind;
  if (failingFor >= LASTS) return 'offline';
  return before;
}
