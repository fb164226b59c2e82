import { isObject } from '#src/domain/core/record.ts';
import type { SecurityState, SignInWays } from '#src/domain/sync/signIn.ts';

import { isOurs } from './ask.ts';

/** Reason why the server refused a sign-in, or a change of the sign-in methods. */
export type SignInProblem =
  | 'offline'
  | 'busy'
  | 'signedOut'
  /** Not the password, the code, the link or the passkey. */
  | 'wrong'
  /** Signed in too long ago for that. */
  | 'stale'
  | 'weak'
  /** The address belongs to another user. */
  | 'taken'
  /** Begun too long ago: from the beginning. */
  | 'over'
  | 'invalid'
  /** The person gave it up. */
  | 'cancelled';

/** An answer, or why there is none. */
export type SignInAnswer<T = Readonly<Record<string, unknown>>> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: SignInProblem };

const PROBLEMS: Readonly<Record<string, SignInProblem>> = {
  wrong: 'wrong',
  stale: 'stale',
  weak: 'weak',
  taken: 'taken',
  over: 'over',
  too_many: 'busy',
  signed_out: 'signedOut',
  unavailable: 'offline',
};

/** How long an answer is waited for, ms. */
const PATIENCE = 60_000;

/** Asks the server about signing in. Nothing is thrown. */
export async function askSignIn(
  path: string,
  { method = 'POST', body = {} }: { readonly method?: 'GET' | 'POST' | 'DELETE'; readonly body?: unknown } = {},
): Promise<SignInAnswer> {
  try {
    const response = await fetch(`/api/auth/${path}`, {
      method,
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
      ...(method === 'POST' ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    });
    if (response.status === 204) return { ok: true, value: {} };
    const said: unknown = isOurs(response) ? await response.json() : null;
    if (!isObject(said)) return { ok: false, problem: 'offline' };
    if (response.ok) return { ok: true, value: said };
    return { ok: false, problem: PROBLEMS[String(said.error)] ?? 'invalid' };
  } catch {
    return { ok: false, problem: 'offline' };
  }
}

const isWays = (value: unknown): value is SignInWays => isObject(value) && typeof value.letters === 'boolean';

const isSecurity = (value: unknown): value is SecurityState =>
  isObject(value) && Array.isArray(value.passkeys) && Array.isArray(value.sessions);

async function get<T>(path: string, isIt: (value: unknown) => value is T): Promise<SignInAnswer<T>> {
  const answer = await askSignIn(path, { method: 'GET' });
  if (!answer.ok) return answer;
  const { value } = answer;
  return isIt(value) ? { ok: true, value } : { ok: false, problem: 'offline' };
}

/** Returns the sign-in methods of this server. */
export const askWays = (): Promise<SignInAnswer<SignInWays>> => get('ways', isWays);

/** How the one who is signed in signs in. */
export const askSecurity = (): Promise<SignInAnswer<SecurityState>> => get('security', isSecurity);
