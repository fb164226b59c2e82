import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';

import { narrow, type Transaction } from '../db/database.ts';
import { accessOf, signedIn, type Access, type SignedIn } from '../access/access.ts';
import { SESSION_DAYS } from '../core/days.ts';
import { hashToken } from '../core/tokens.ts';
import { spendOnArrival } from '../people/enterAsHost.ts';
import { cookieName, signed, tokenIn } from '../signin/cookie.ts';
import { isStorable } from '../db/storedRecords.ts';
import type { ServerContext } from '../context/context.ts';
import { isSecure } from '../environment/isSecure.ts';
import { RefusedError } from '../core/refusal.ts';

/** The session's token that a request came with; null for none that this server has signed. */
export function sessionToken(server: ServerContext, context: Context): string | null {
  const value = getCookie(context, cookieName(isSecure(server)));
  return value === undefined ? null : tokenIn(value, server.secret.get());
}

export function sessionHash(server: ServerContext, context: Context): string | null {
  const token = sessionToken(server, context);
  return token === null ? null : hashToken(token);
}

/** Value of the session's cookie in a `Set-Cookie` header; undefined for another's. */
export function cookieOf(server: ServerContext, header: string): string | undefined {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  return name === cookieName(isSecure(server)) ? decodeURIComponent(value) : undefined;
}

/** Gives a browser its session's cookie; '' takes it away. */
export function giveCookie(server: ServerContext, context: Context, token: string): void {
  setCookie(context, cookieName(isSecure(server)), token === '' ? '' : signed(token, server.secret.get()), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(server),
    maxAge: token === '' ? 0 : SESSION_DAYS * 24 * 60 * 60,
  });
}

/** Returns the browser's name from a request, as far as it is needed. */
export const userAgentOf = (context: Context): string => (context.req.header('User-Agent') ?? '').slice(0, 300);

/** The address that a request came from, as the proxy in front says it, or else the connection. */
export function addressOf({ environment }: ServerContext, context: Context): string {
  const forwarded = environment.isBehindProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
  return forwarded || (getConnInfo(context).remote.address ?? '');
}

/** Schema of a request's text that a column can store. */
export const storableText = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest), v.check(isStorable));

/** The text of a body, of no more than so many bytes. @throws RefusedError `too_large` */
export async function textOf({ req }: Context, most: number): Promise<string> {
  const length = req.header('Content-Length');
  if (length !== undefined) {
    if (!(Number(length) <= most)) throw new RefusedError('too_large');
    // Node takes no byte more than was said: it is read at once, without a stream of the web around it.
    return req.text();
  }
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of (req.raw.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength;
    if (bytes > most) throw new RefusedError('too_large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/**
 * The body of a request.
 * @param most bytes of it, fewer than of any other
 * @throws RefusedError `invalid`, `too_large`
 */
export async function bodyOf<T>(
  { environment }: ServerContext,
  context: Context,
  schema: v.GenericSchema<unknown, T>,
  most = environment.bodyBytes,
): Promise<T> {
  if (!/^application\/json(?:;|$)/i.test(context.req.header('Content-Type') ?? '')) throw new RefusedError('invalid');
  const text = await textOf(context, most);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RefusedError('invalid');
  }
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (!parsed.success) throw new RefusedError('invalid');
  return parsed.output;
}

/** The company that a route names. */
export function companyIn(context: Context): string {
  const id = context.req.param('company') ?? '';
  if (id === '' || id.length > 200 || !isStorable(id)) throw new RefusedError('not_found');
  return id;
}

/**
 * Does something for the signed-in user, in one transaction that sees their memberships.
 * @throws RefusedError `signed_out`
 */
export async function asPerson<T>(
  server: ServerContext,
  context: Context,
  work: (tx: Transaction, person: SignedIn) => Promise<T>,
): Promise<T> {
  const hash = sessionHash(server, context);
  if (hash === null) throw new RefusedError('signed_out');
  const database = await server.database.get();
  return database.transaction({}, async (tx) => {
    const person = await signedIn(tx, hash, server.now());
    if (!person) throw new RefusedError('signed_out');
    await spendOnArrival(tx, person, server.now());
    await narrow(tx, { person: person.id });
    return work(tx, person);
  });
}

export interface CompanyWork {
  /** Done before the role is read, in the same transaction: to lock what must not change after it. */
  readonly first?: (tx: Transaction, companyId: string) => Promise<void>;
  /** Refuses a user who is not a member otherwise than as if there were no company; resolves to null where it does not. */
  readonly refuse?: (tx: Transaction, companyId: string, personId: string) => Promise<RefusedError | null>;
}

/**
 * Does something in the company that a route names, for a member of it, in one transaction that sees this company alone. The role
 * is read in it, so that rights revoked a moment ago are gone.
 * @throws RefusedError `signed_out`, `not_found`
 */
export async function inCompany<T>(
  server: ServerContext,
  context: Context,
  work: (tx: Transaction, access: Access, companyId: string) => Promise<T>,
  { first, refuse }: CompanyWork = {},
): Promise<T> {
  const companyId = companyIn(context);
  const hash = sessionHash(server, context);
  if (hash === null) throw new RefusedError('signed_out');
  const database = await server.database.get();
  return database.transaction({ company: companyId }, async (tx) => {
    const person = await signedIn(tx, hash, server.now());
    if (!person) throw new RefusedError('signed_out');
    if (await spendOnArrival(tx, person, server.now())) await narrow(tx, { company: companyId });
    await first?.(tx, companyId);
    const access = await accessOf(tx, person, companyId);
    if (!access) throw (await refuse?.(tx, companyId, person.id)) ?? new RefusedError('not_found');
    return work(tx, access, companyId);
  });
}
