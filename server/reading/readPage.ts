import { lookup as resolve } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import type { PageProblem } from '../../src/domain/chat/page.ts';
import { isPublicAddress } from './publicAddress.ts';
import { mayRead } from './robots.ts';
import { textOfPage } from './textOfPage.ts';

/*
 * Reads a page that a user named. The address is not trusted: every address behind a name is checked, and the connection is made
 * to the one that was checked.
 */

/** Who asks, as sites see it. */
const USER_AGENT = 'Orientir/1.0 (reads a page that its owner named)';

/** Longest wait for all of it, ms. */
const LONGEST_WAIT = 10_000;
/** Bytes of a page, before and after unpacking, at most. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Bytes of robots.txt at most: what Google reads of it. */
const MOST_ROBOTS = 512 * 1024;
/** Addresses that one leads on to. */
const MOST_REDIRECTS = 3;
const PORTS: ReadonlySet<string> = new Set(['', '80', '443']);
const TEXTS = /^(?:text\/html|text\/plain|application\/xhtml\+xml)\b/i;

/** A page that could not be read. */
export class PageError extends Error {
  readonly problem: PageProblem;

  constructor(problem: PageProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A page as it was read. */
export interface FetchedPage {
  /** Where it was at last. */
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

/** Options of {@link readPage}; tests have a network of their own. */
export interface ReadingOptions {
  /** All addresses behind a name. Default the system's. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
  /** Whether an address may be asked. Default {@link isPublicAddress}. */
  readonly isAllowed?: (address: string) => boolean;
  /** Ports that may be asked, '' for the usual one. Default the usual ones. */
  readonly ports?: ReadonlySet<string>;
  /** Milliseconds for all of it. */
  readonly wait?: number;
}

const addressesOf = async (name: string): Promise<readonly string[]> =>
  (await resolve(name, { all: true, verbatim: true })).map(({ address }) => address);

/** An address as a person types it, as one that can be fetched. @throws PageError `address` */
export function pageUrl(typed: string, ports: ReadonlySet<string> = PORTS): URL {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = parsed(withScheme);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || !ports.has(url.port))
    throw new PageError('address');
  url.hash = '';
  return url;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The address to connect to. @throws PageError `private`, `unreachable` */
async function checkedAddress(url: URL, options: Required<ReadingOptions>): Promise<string> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await options.resolve(host).catch(() => []);
  if (addresses.length === 0) throw new PageError('unreachable');
  // One inside address is enough to refuse: the owner of such a name chose it.
  if (!addresses.every((address) => options.isAllowed(address))) throw new PageError('private');
  return addresses[0] ?? '';
}

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly kind: string;
  readonly bytes: Buffer;
}

/** Asks one address once. @throws PageError */
async function ask(url: URL, most: number, options: Required<ReadingOptions>, signal: AbortSignal): Promise<Answer> {
  const address = await checkedAddress(url, options);
  // The name is not asked again on the way: between two questions it may have become another one.
  const lookup: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const response = await new Promise<IncomingMessage>((done, failed) => {
    const headers = { 'User-Agent': USER_AGENT, Accept: 'text/html, text/plain;q=0.8', 'Accept-Encoding': 'identity' };
    request(url, { lookup, signal, headers, agent: false }, done).on('error', failed).end();
  });
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) {
      response.destroy();
      throw new PageError('long');
    }
    chunks.push(chunk);
  }
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location,
    kind: response.headers['content-type'] ?? '',
    bytes: Buffer.concat(chunks),
  };
}

/** Asks, and goes on to where it is sent. @throws PageError */
async function follow(from: URL, most: number, options: Required<ReadingOptions>, signal: AbortSignal) {
  let url = from;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the next address is in the answer
    const answer = await ask(url, most, options, signal);
    if (answer.status < 300 || answer.status >= 400 || answer.location === undefined) return { ...answer, url };
    url = pageUrl(new URL(answer.location, url).href, options.ports);
  }
  throw new PageError('redirects');
}

/** Whether the site lets programs read a page; a site that says nothing does. @throws PageError */
async function asksToStay(url: URL, options: Required<ReadingOptions>, signal: AbortSignal): Promise<boolean> {
  try {
    const { status, bytes } = await follow(new URL('/robots.txt', url), MOST_ROBOTS, options, signal);
    return status === 200 && !mayRead(bytes.toString('utf8'), url.pathname + url.search);
  } catch (error) {
    if (error instanceof PageError && error.problem !== 'private') return false;
    throw error;
  }
}

/**
 * Reads a page's text.
 * @param typed its address, as a person typed it
 * @throws PageError
 */
export async function readPage(typed: string, given: ReadingOptions = {}): Promise<FetchedPage> {
  const options = { resolve: addressesOf, isAllowed: isPublicAddress, ports: PORTS, wait: LONGEST_WAIT, ...given };
  const from = pageUrl(typed, options.ports);
  const signal = AbortSignal.timeout(options.wait);
  try {
    if (await asksToStay(from, options, signal)) throw new PageError('robots');
    const { status, kind, bytes, url } = await follow(from, MOST_BYTES, options, signal);
    if (url.origin !== from.origin && (await asksToStay(url, options, signal))) throw new PageError('robots');
    if (status !== 200) throw new PageError('status');
    if (!TEXTS.test(kind)) throw new PageError('kind');
    const { title, text } = textOfPage(bytes, kind);
    if (text === '') throw new PageError('empty');
    return { url: url.href, title, text };
  } catch (error) {
    if (error instanceof PageError) throw error;
    throw new PageError(signal.aborted ? 'slow' : 'unreachable');
  }
}
