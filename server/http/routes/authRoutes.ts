import type { Context, Hono } from 'hono';
import * as v from 'valibot';

import { foldEmail } from '../../../src/domain/core/email.ts';
import { isObject } from '../../../src/domain/core/record.ts';
import { eq } from 'drizzle-orm';
import { session } from '../../db/tables/people.ts';
import type { Auth } from '../../signin/auth.ts';
import { loadProvider } from '../../signin/provider.ts';
import { acceptInvitations } from '../../people/acceptInvitations.ts';
import { signedIn, type SignedIn } from '../../access/access.ts';
import { hashToken } from '../../core/tokens.ts';
import { tokenIn } from '../../signin/cookie.ts';
import { noteChange, noteSignIn, noteUsed, stoodBefore } from '../../signin/journal.ts';
import { bodyOf, cookieOf, sessionHash, userAgentOf } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { createRateLimit } from '../../core/rateLimit.ts';
import { tellAll } from '../../context/tellAll.ts';
import { RefusedError, type RequestRefusal } from '../../core/refusal.ts';
import { addOwnSecurity } from './securityRoutes.ts';

/** Bytes of a request about signing in, at most: an answer of a passkey is some hundred. */
const MOST = 32 * 1024;

type Body = Readonly<Record<string, unknown>>;

const nothing = (): Body => ({});
const whether = (body: Body): Body => ({ secondFactor: body.twoFactorRedirect === true });
const only =
  (...names: readonly string[]) =>
  (body: Body): Body =>
    Object.fromEntries(names.map((name) => [name, body[name]]));
const all = (body: Body): Body => body;

/** Open routes of the library, and the parts of its answers that are returned: no token, which is the cookie's alone. */
const OPEN: Readonly<Record<string, (body: Body) => Body>> = {
  'POST /letter': nothing,
  'POST /link': whether,
  'POST /password/sign-in': whether,
  'POST /address': nothing,
  'POST /address/confirm': nothing,
  'POST /password': nothing,
  'POST /password/remove': nothing,
  'POST /two-factor/enable': only('totpURI', 'backupCodes'),
  'POST /two-factor/disable': nothing,
  'POST /two-factor/verify-totp': nothing,
  'POST /two-factor/verify-backup-code': nothing,
  'POST /two-factor/generate-backup-codes': only('backupCodes'),
  'GET /passkey/generate-register-options': all,
  'POST /passkey/verify-registration': only('id', 'name'),
  'GET /passkey/generate-authenticate-options': all,
  'POST /passkey/verify-authentication': nothing,
  'POST /passkey/delete-passkey': nothing,
  'POST /passkey/update-passkey': nothing,
};

/** Our names for the library's own codes; all others are `invalid`, `signed_out` or `forbidden` by their status. */
const CODES: Readonly<Record<string, RequestRefusal>> = {
  WRONG: 'wrong',
  INVALID_PASSWORD: 'wrong',
  INVALID_CODE: 'wrong',
  INVALID_BACKUP_CODE: 'wrong',
  PASSKEY_NOT_FOUND: 'wrong',
  AUTHENTICATION_FAILED: 'wrong',
  SESSION_NOT_FRESH: 'stale',
  WEAK: 'weak',
  TAKEN: 'taken',
  INVALID_TWO_FACTOR_COOKIE: 'over',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'over',
  CHALLENGE_NOT_FOUND: 'over',
};

/** Second factors are locked for so many seconds, at most. */
const LOCKED = 900;

function refusalOf(status: number, code: string): RefusedError {
  const known = CODES[code];
  if (known) return new RefusedError(known);
  if (status === 429) return new RefusedError('too_many', LOCKED);
  if (status === 401) return new RefusedError('signed_out');
  if (status >= 500) return new RefusedError('unavailable', 1);
  return new RefusedError(status === 403 ? 'forbidden' : status === 404 ? 'not_found' : 'invalid');
}

/** A request as the library takes it: of what came with it, only what it needs. */
function requestFor(server: AppContext, context: Context, path: string, body: Body | null): Request {
  const { req } = context;
  const headers = new Headers({ 'User-Agent': userAgentOf(context) });
  for (const name of ['Cookie', 'Origin', 'Sec-Fetch-Site', 'Sec-Fetch-Mode', 'Sec-Fetch-Dest']) {
    const value = req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (body) headers.set('Content-Type', 'application/json');
  return new Request(new URL(path, server.environment.baseUrl ?? req.url), {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** Hash of the session that an answer gives the browser; null for none, or the one that it has. */
function begunIn(server: AppContext, former: string | null, response: Response): string | null {
  const values = response.headers.getSetCookie().map((one) => cookieOf(server, one));
  const token = values.map((value) => tokenIn(value, server.secret.get())).find((one) => one !== null) ?? null;
  const hash = token === null ? null : hashToken(token);
  return hash === former ? null : hash;
}

/** A browser that has signed in anew leaves its session of before, and its person comes into the companies that wait for them. */
async function settle(server: AppContext, former: string | null, begun: string): Promise<SignedIn | null> {
  const database = await server.database.get();
  const now = server.now();
  const who = await database.transaction({}, async (tx) => {
    if (former !== null) await tx.delete(session).where(eq(session.tokenHash, former));
    return signedIn(tx, begun, now);
  });
  if (!who) return null;
  const { companyRecords, companyBytes } = server.environment;
  const limits = { records: companyRecords, bytes: companyBytes };
  for (const { companyId, seq } of await acceptInvitations(database, who.id, { now, limits })) {
    await tellAll(server, companyId, { type: 'head', seq });
  }
  return who;
}

/** Requests for one mail address in so many seconds: limits tries of passwords for it, and floods of letters to it. */
const OF_ADDRESS = { 'POST /letter': { each: 120, reserve: 5 }, 'POST /password/sign-in': { each: 30, reserve: 10 } };

/** Adds the routes of identity: the library's sign-in methods, and ours beside them. */
export function addAuthRoutes(app: Hono, server: AppContext): void {
  let auth: Promise<Auth> | null = null;
  const library = (): Promise<Auth> =>
    (auth ??= import('../../signin/auth.ts').then(({ createAuth }) => createAuth(server, null)));
  const limits = new Map(
    Object.entries(OF_ADDRESS).map(([way, { each, reserve }]) => [way, createRateLimit(1 / each, reserve)]),
  );

  /** @param path of the library; `body`: what was sent */
  async function answer(
    context: Context,
    auth: Auth,
    { path, request, body = null }: { readonly path: string; readonly request: Request; readonly body?: Body | null },
  ): Promise<Response> {
    const former = sessionHash(server, context);
    const database = await server.database.get();
    const stood = await stoodBefore(database, path, former);
    const response = await auth.handler(request);
    const begun = begunIn(server, former, response);
    const who = begun === null ? null : await settle(server, former, begun);
    const now = server.now();
    if (stood) {
      if (response.ok) await noteChange(database, path, stood, now);
    } else if (who) {
      await noteSignIn(database, path, who.id, now);
      if (isObject(body?.response)) await noteUsed(database, who.id, body.response.id, now);
    }
    for (const one of response.headers.getSetCookie()) context.header('Set-Cookie', one, { append: true });
    return response;
  }

  app.get('/api/auth/ways', (context) =>
    context.json({ letters: server.mail.isOn, provider: server.environment.oidc?.name ?? null }),
  );
  addOwnSecurity(app, server);

  for (const [way, pick] of Object.entries(OPEN)) {
    const [method = '', path = ''] = way.split(' ');
    app.on(method, `/api/auth${path}`, async (context) => {
      const body = method === 'GET' ? null : await bodyOf(server, context, v.record(v.string(), v.unknown()), MOST);
      if (typeof body?.email === 'string') limits.get(way)?.spend(foldEmail(body.email));
      if (way === 'POST /letter' && !server.mail.isOn) throw new RefusedError('not_found');
      if (way === 'POST /address' && !server.mail.isOn) throw new RefusedError('not_found');
      const request = requestFor(server, context, `/api/auth${path}`, body);
      const response = await answer(context, await library(), { path, request, body });
      const said = (await response.json().catch(() => null)) as Body | null;
      if (response.status >= 400) throw refusalOf(response.status, String(said?.code ?? ''));
      return context.json(pick(said ?? {}));
    });
  }

  const { oidc } = server.environment;
  if (oidc === null) return;
  const provider = loadProvider(server, oidc);
  app.post('/api/auth/sign-in/social', async (context) => {
    const body = { provider: 'oidc', callbackURL: '/login', errorCallbackURL: '/login', disableRedirect: true };
    const request = requestFor(server, context, '/api/auth/sign-in/social', body);
    const response = await answer(context, await provider(), { path: '/sign-in/social', request });
    const { url } = (await response.json().catch(() => ({}))) as { url?: unknown };
    if (!response.ok || typeof url !== 'string') throw new RefusedError('unavailable', 1);
    return context.json({ url });
  });
  app.get('/api/auth/callback/oidc', async (context) => {
    const { search } = new URL(context.req.url);
    const request = requestFor(server, context, `/api/auth/callback/oidc${search}`, null);
    const response = await answer(context, await provider(), { path: '/callback/oidc', request });
    const target = response.headers.get('Location') ?? '';
    const error = URL.canParse(target, 'http://here')
      ? new URL(target, 'http://here').searchParams.get('error')
      : 'lost';
    // Back to our own page, whatever the library was told; an error by a word of ours.
    return context.redirect(error === null ? '/login?entered' : `/login?error=${providerError(error)}`);
  });
}

/** Returns a provider's error as one of three words: it was cancelled there, the address is not expected, or anything else. */
function providerError(code: string): string {
  if (code === 'access_denied') return 'cancelled';
  return ['not_invited', 'account_not_linked', 'email_not_found', 'signup_disabled'].includes(code)
    ? 'unknown'
    : 'failed';
}
