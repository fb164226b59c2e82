import { lookup as resolve } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';

import { isPublicAddress } from '../reading/publicAddress.ts';
import { ModelError } from './modelError.ts';

/*
 * Requests an address typed by a user: every address behind a name is checked, the connection is made to the checked one, and
 * redirects are not followed.
 */

/** Bytes of an answer at most: a model that never ends is none. */
const MOST_BYTES = 8 * 1024 * 1024;

export interface AllowedHosts {
  /** Whether any address may be asked: the operator has named it. */
  readonly isAnywhere: boolean;
  /** Hosts inside the network that may be asked all the same, lower case. */
  readonly privateHosts: readonly string[];
}

const hostOf = (url: URL): string => url.hostname.replaceAll(/^\[|\]$/g, '').toLowerCase();

/** A typed address as one that may be asked, without a slash at the end. @throws ModelError `address` */
export function modelAddress(typed: string, { isAnywhere, privateHosts }: AllowedHosts): string {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password + url.search + url.hash !== '')
    throw new ModelError('address');
  const host = hostOf(url);
  const isFree = isAnywhere || privateHosts.includes(host);
  // The request carries a key: over the network only encrypted.
  if (!isFree && (url.protocol !== 'https:' || (isIP(host) && !isPublicAddress(host)))) throw new ModelError('address');
  return url.href.replace(/\/+$/, '');
}

/** The address to connect to. @throws ModelError */
async function checkedAddress(url: URL, { isAnywhere, privateHosts }: AllowedHosts): Promise<string> {
  const host = hostOf(url);
  const addresses = isIP(host)
    ? [host]
    : await resolve(host, { all: true, verbatim: true }).then(
        (all) => all.map(({ address }) => address),
        () => [],
      );
  const [first] = addresses;
  if (first === undefined) throw new ModelError('unreachable');
  const isFree = isAnywhere || privateHosts.includes(host);
  if (!isFree && !addresses.every(isPublicAddress)) throw new ModelError('address');
  return first;
}

async function* upTo(response: IncomingMessage, most: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > most) throw new ModelError('answer');
    yield piece;
  }
}

/** A `fetch` that asks only where it may. */
export function createPinnedFetch(reach: AllowedHosts): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const address = await checkedAddress(url, reach);
    // The name is not asked again on the way: between two questions it may have become another one.
    const lookup: LookupFunction = (_name, { all }, done) =>
      all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address));
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' };
    const response = await new Promise<IncomingMessage>((done, failed) => {
      const options = { method: init.method ?? 'GET', lookup, headers, agent: false as const };
      const sent = request(url, init.signal ? { ...options, signal: init.signal } : options, done).on('error', failed);
      if (typeof init.body === 'string') sent.write(init.body);
      sent.end();
    });
    const status = response.statusCode ?? 502;
    // Redirects are not followed.
    if (status >= 300 && status < 400) {
      response.destroy();
      throw new ModelError('address');
    }
    const told = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      if (value !== undefined) told.set(name, String(value));
    const hasBody = status !== 204 && status !== 205;
    const body = Readable.toWeb(Readable.from(upTo(response, MOST_BYTES))) as NodeStream<Uint8Array> as ReadableStream<Uint8Array>; // prettier-ignore
    return new Response(hasBody ? body : null, { status, headers: told });
  };
}
