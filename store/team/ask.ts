import { isObject } from '#src/domain/core/record.ts';
import type { Removed } from '#src/domain/sync/protocol.ts';

/** Why the server did not do what it was asked. */
export type Problem =
  /** No answer, or none of ours: no network, a page of a captive portal, a server that is failing. */
  | { readonly kind: 'offline' }
  /** It answers, and asks to be left alone so long, ms. */
  | { readonly kind: 'busy'; readonly wait: number }
  /** It does not know who asks. */
  | { readonly kind: 'signedOut' }
  /** It knows, and it is not for them; or there is no such company. `removed`: they were of it once, as the server tells them. */
  | { readonly kind: 'noAccess'; readonly removed?: Removed }
  /** The page is of another age than the server. */
  | { readonly kind: 'outdated' }
  /** More than it takes at once. */
  | { readonly kind: 'tooLarge' }
  /** It makes nothing of what was sent. */
  | { readonly kind: 'invalid' }
  /** The caller cancelled. */
  | { readonly kind: 'aborted' };

/** The answer to a request, or why there is none. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** How long an answer is waited for, ms: a black hole of a network must not hold the queue up for ever. */
const PATIENCE = 30_000;

/**
 * How long signing in, and what comes before it, is waited for, ms: the first of all on a server has its database made, a minute's
 * work for a small machine.
 */
export const SIGN_IN_PATIENCE = 180_000;

/** How long to leave a server alone that asks for it without saying how long, ms. */
const BUSY = 5000;

/** Returns the meaning of a refusal. */
export const problemOf = (response: Response): Problem => {
  const { status } = response;
  if (status === 401) return { kind: 'signedOut' };
  if (status === 403 || status === 404) return { kind: 'noAccess' };
  if (status === 409) return { kind: 'outdated' };
  if (status === 413) return { kind: 'tooLarge' };
  if (status === 400 || status === 422) return { kind: 'invalid' };
  const seconds = Number(response.headers.get('Retry-After'));
  if (status === 429) return { kind: 'busy', wait: seconds > 0 ? seconds * 1000 : BUSY };
  return { kind: 'offline' };
};

/** Whether the server that was asked about a link makes nothing of it: it was cut short or mistyped, or has ended. */
export const isRefusedLink = ({ kind }: Problem): boolean =>
  kind === 'signedOut' || kind === 'noAccess' || kind === 'invalid';

/** A refusal is the server's own only if it says so as the server does: a portal or a proxy has pages of its own. */
export const isOurs = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('application/json') === true;

/** Returns the content of a refusal to a former member of the company; undefined for any other. */
async function removedIn(response: Response): Promise<Removed | undefined> {
  const body: unknown = await response.json();
  if (!isObject(body) || body.error !== 'removed') return undefined;
  const isRemoved = typeof body.person === 'string' && Number.isInteger(body.seq) && Array.isArray(body.erased);
  return isRemoved ? (body as unknown as Removed) : undefined;
}

/** Returns the meaning of a received refusal, with its content. */
async function refusalIn(response: Response): Promise<Problem> {
  if (!isOurs(response)) return { kind: 'offline' };
  const problem = problemOf(response);
  const removed = problem.kind === 'noAccess' ? await removedIn(response) : undefined;
  return removed ? { kind: 'noAccess', removed } : problem;
}

export const anything = (_value: unknown): _value is unknown => true;

/** An answer of which only counts that there is one. */
export const done = async (asked: Promise<Answer<unknown>>): Promise<Answer<null>> => {
  const answer = await asked;
  return answer.ok ? { ok: true, value: null } : answer;
};

/** Path of a company at the server. */
export const companyPath = (companyId: string): string => `/api/companies/${encodeURIComponent(companyId)}`;

/** How the server is asked something. */
export interface AskOptions {
  /** Default GET. */
  readonly method?: string;
  /** Sent as JSON; none by default. */
  readonly body?: unknown;
  /** Cancels it. */
  readonly signal?: AbortSignal | undefined;
  /** Goes out while the page is left. */
  readonly keepalive?: boolean;
  /** How long the answer is waited for, ms. */
  readonly patience?: number;
}

/** Asks the server at the page's own address, and takes nothing for its answer that is not one. Nothing is thrown. */
export type Ask = <T>(
  path: string,
  isAnswer: (value: unknown) => value is T,
  options?: AskOptions,
) => Promise<Answer<T>>;

/**
 * The way in which this side asks the server.
 * @param fetcher the browser's `fetch` but in tests
 */
export function createAsk(fetcher: typeof fetch): Ask {
  return async function ask<T>(
    path: string,
    isAnswer: (value: unknown) => value is T,
    { method = 'GET', body, signal, keepalive = false, patience = PATIENCE }: AskOptions = {},
  ): Promise<Answer<T>> {
    try {
      const late = AbortSignal.timeout(patience);
      const response = await fetcher(path, {
        method,
        cache: 'no-store',
        // A portal's redirect to its own page is no answer.
        redirect: 'error',
        keepalive,
        signal: signal ? AbortSignal.any([signal, late]) : late,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      });
      if (!response.ok) return { ok: false, problem: await refusalIn(response) };
      const value: unknown = response.status === 204 ? null : await response.json();
      return isAnswer(value) ? { ok: true, value } : { ok: false, problem: { kind: 'offline' } };
    } catch {
      return { ok: false, problem: { kind: signal?.aborted ? 'aborted' : 'offline' } };
    }
  };
}
