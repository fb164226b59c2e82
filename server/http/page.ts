import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';

import { WIDGET_SCRIPT } from '../../src/domain/respond/paths.ts';
import { rangeOf } from './byteRange.ts';
import { compressWell, encodingsIn, isCompressible, type Encoding } from './compression.ts';

/** Tells the page that its server can keep companies; the browser-only build does not have it and makes no requests. */
const MARK = '<meta name="orientir-server" content="1" />';

/** Types of what a build holds. */
const TYPES: Readonly<Record<string, string>> & { readonly html: string } = {
  css: 'text/css',
  gz: 'application/gzip',
  html: 'text/html;charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  mjs: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain;charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

interface BuiltFile {
  readonly place: string;
  readonly size: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Compressed on the first such request, and kept: a build is some megabytes. Null for a file that is not compressed. */
  readonly smaller: ((encoding: Encoding) => Promise<Buffer>) | null;
}

/** Makes bytes smaller once for all who ask; tried again after a failure. */
function smallerOnce(read: () => Buffer | Promise<Buffer>): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding);
    if (known) return known;
    const making = Promise.resolve(read()).then((bytes) => compressWell(bytes, encoding));
    making.catch(() => made.delete(encoding));
    made.set(encoding, making);
    return making;
  };
}

/** The files of a build by their addresses. */
function filesOf(folder: string): ReadonlyMap<string, BuiltFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names.flatMap((name) => {
      const place = path.join(folder, name);
      const stats = statSync(place);
      const address = `/${name.split(path.sep).join('/')}`;
      if (!stats.isFile() || address.includes('/.')) return [];
      const type = TYPES[path.extname(name).slice(1)] ?? 'application/octet-stream';
      const isSmaller = isCompressible(type, stats.size);
      const headers = {
        'Content-Type': type,
        ...(isSmaller ? { Vary: 'Accept-Encoding' } : {}),
        ETag: `W/"${stats.size}-${stats.mtimeMs}"`,
        // A name that holds its file's fingerprint never changes; all else is asked for again, or a new version is not seen.
        'Cache-Control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      };
      const smaller = isSmaller ? smallerOnce(() => readFile(place)) : null;
      return [[address, { place, size: stats.size, headers, smaller }] as const];
    }),
  );
}

/** Sends bytes that were made smaller. */
function sendSmaller(
  bytes: Buffer,
  encoding: Encoding,
  headers: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(200, { ...headers, 'Content-Encoding': encoding, 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function sendFile(file: BuiltFile, request: IncomingMessage, response: ServerResponse): void {
  const { headers, smaller } = file;
  if (request.headers['if-none-match'] === headers.ETag) {
    response.writeHead(304, headers).end();
    return;
  }
  const [encoding] = encodingsIn(request.headers['accept-encoding']);
  // Ranges are of the uncompressed file.
  if (!smaller || !encoding || request.headers.range !== undefined) {
    sendWhole(file, request, response);
    return;
  }
  smaller(encoding).then(
    (bytes) => sendSmaller(bytes, encoding, headers, request, response),
    () => sendWhole(file, request, response),
  );
}

function sendWhole({ place, size, headers }: BuiltFile, request: IncomingMessage, response: ServerResponse): void {
  const asked = rangeOf(request.headers.range, size);
  const range = asked === 'none' ? null : asked;
  const length = range === null ? size : range.end - range.start + 1;
  const partial = range === null ? {} : { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` };
  response.writeHead(range === null ? 200 : 206, {
    ...headers,
    ...partial,
    'Accept-Ranges': 'bytes',
    'Content-Length': length,
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // A build that is made anew takes files away under a running server: the answer breaks off, nothing else.
  pipeline(createReadStream(place, range ?? {}), response, () => undefined);
}

const decoded = (pathname: string): string => {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
};

type Sender = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns the sender of a page of the app, marked. */
function pageSender(built: string): Sender {
  const html = Buffer.from(built.replace('<meta charset="utf-8" />', `$&\n    ${MARK}`));
  const headers = {
    'Content-Type': TYPES.html,
    // Weak: the same page, made smaller or not.
    ETag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  };
  const smaller = isCompressible(headers['Content-Type'], html.length) ? smallerOnce(() => html) : null;
  return (request, response) => {
    const isKnown = request.headers['if-none-match'] === headers.ETag;
    const [encoding] = encodingsIn(request.headers['accept-encoding']);
    const sendWholePage = (): void => {
      response.writeHead(isKnown ? 304 : 200, isKnown ? headers : { ...headers, 'Content-Length': html.length });
      response.end(isKnown || request.method === 'HEAD' ? undefined : html);
    };
    if (isKnown || !smaller || !encoding) sendWholePage();
    else smaller(encoding).then((bytes) => sendSmaller(bytes, encoding, headers, request, response), sendWholePage);
  };
}

/**
 * Returns the senders of the app's pages by address: the main one at `/`, a section's own (app/build/prerenderPages.ts) at that
 * section's.
 */
function pageSenders(folder: string): ReadonlyMap<string, Sender> {
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const address = name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`;
      return { name, address, built: readFileSync(path.join(folder, name), 'utf8') };
    })
    // Not the respondents' page.
    .filter(({ address, built }) => address === '/' || built.includes(`data-page="${address}"`));
  return new Map(
    pages.flatMap(({ name, address, built }) => {
      const send = pageSender(built);
      return [
        [address, send],
        [`/${name}`, send],
      ];
    }),
  );
}

/**
 * Serves the built app as any static host does: files as they are, a section's page at its address, and the main page for every
 * other one; both marked.
 * @param folder the build
 * @param security headers of every answer
 */
export function createPage(folder: string, security: Readonly<Record<string, string>>): Sender {
  const files = filesOf(folder);
  const pages = pageSenders(folder);
  const mainPage = pages.get('/');
  if (!mainPage) throw new Error(`${folder} holds no index.html`);
  return (request, response) => {
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const pathname = decoded((request.url ?? '/').replace(/[?#].*$/, ''));
    const page = pages.get(pathname);
    const file = files.get(pathname);
    if (page) {
      page(request, response);
    } else if (file) {
      // The one file that other sites include.
      if (pathname === WIDGET_SCRIPT) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      sendFile(file, request, response);
    } else if (pathname.startsWith('/assets/') || /\/[^/]+\.\w+$/.test(pathname)) {
      // A file that is not there is not the page: a browser that asks for a script must not be given HTML.
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    } else {
      mainPage(request, response);
    }
  };
}
