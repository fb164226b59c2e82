import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * Part of S3 that the server uses, as strict as the real ones: signatures, hashes of bodies, ranges, pages, the least size of
 * parts.
 */

export interface FakeS3 {
  /** The variables that a server is started with. */
  readonly variables: Readonly<Record<string, string>>;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Objects on their way that were neither completed nor aborted. */
  readonly begun: ReadonlyMap<string, unknown>;
  /** Every request that it refused, by code. */
  readonly refused: string[];
  /** Loses an object. */
  lose(key: string): void;
  /** Fails so many of the next requests with 503. */
  failNext(count: number): void;
  stop(): Promise<void>;
}

const KEY = 'AKIAEXAMPLE';
const SECRET = 'secret/with+signs';
const LEAST_PART = 5 * 1024 * 1024;
/** Keys in one page of a listing: few, so that listings have several. */
const PAGE = 3;

interface Reply {
  readonly status: number;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Whether a request is signed as its key's owner signs. */
async function isSigned(request: IncomingMessage, url: string): Promise<boolean> {
  const { headers } = request;
  const given = String(headers.authorization ?? '');
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(given) ?? [];
  const signer = new AwsV4Signer({
    method: request.method ?? 'GET',
    url,
    headers: Object.fromEntries(names.split(';').map((name) => [name, String(headers[name])])),
    accessKeyId: KEY,
    secretAccessKey: SECRET,
    service: 's3',
    region: 'ru-central1',
    datetime: String(headers['x-amz-date']),
  });
  return (await signer.authHeader()) === given;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Starts a store with one empty bucket. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const begun = new Map<string, { key: string; parts: Map<number, { etag: string; body: Buffer }> }>();
  const refused: string[] = [];
  let failing = 0;
  let uploads = 0;
  const refuse = (status: number, code: string): Reply => {
    refused.push(code);
    return { status, body: `<Error><Code>${code}</Code></Error>` };
  };

  function list(query: URLSearchParams): Reply {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, PAGE);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${escaped(key)}</Key><LastModified>2026-06-01T10:00:00.000Z</LastModified><Size>${objects.get(key)?.length}</Size></Contents>`,
    );
    const more = keys.length > page.length;
    const next = more ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
    return {
      status: 200,
      body: `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    };
  }
  function complete(uploadId: string, body: Buffer): Reply {
    const upload = begun.get(uploadId);
    if (!upload) return refuse(404, 'NoSuchUpload');
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
    const parts = named.map(([, number, etag]) => {
      const part = upload.parts.get(Number(number));
      return part && part.etag === etag ? part.body : null;
    });
    if (parts.length === 0 || parts.includes(null)) return refuse(400, 'InvalidPart');
    if (parts.slice(0, -1).some((part) => (part?.length ?? 0) < LEAST_PART)) return refuse(400, 'EntityTooSmall');
    objects.set(upload.key, Buffer.concat(parts as Buffer[]));
    begun.delete(uploadId);
    return { status: 200, body: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' };
  }
  function get(key: string, range: string | undefined): Reply {
    const body = objects.get(key);
    if (!body) return refuse(404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    if (from === undefined) return { status: 200, body };
    if (Number(from) >= body.length) return refuse(416, 'InvalidRange');
    return { status: 206, body: body.subarray(Number(from), Number(to) + 1) };
  }
  function answer(request: IncomingMessage, url: URL, body: Buffer): Reply {
    const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? [];
    if (bucket !== 'orientir') return refuse(404, 'NoSuchBucket');
    const query = url.searchParams;
    const uploadId = query.get('uploadId');
    if (key === '') return list(query);
    if (request.method === 'POST' && query.has('uploads')) {
      uploads += 1;
      begun.set(`upload-${uploads}`, { key, parts: new Map() });
      return { status: 200, body: `<R><UploadId>upload-${uploads}</UploadId></R>` };
    }
    if (request.method === 'POST' && uploadId !== null) return complete(uploadId, body);
    if (request.method === 'PUT' && uploadId !== null) {
      const upload = begun.get(uploadId);
      if (!upload) return refuse(404, 'NoSuchUpload');
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      upload.parts.set(Number(query.get('partNumber')), { etag, body });
      return { status: 200, headers: { ETag: etag } };
    }
    if (request.method === 'PUT') {
      objects.set(key, body);
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      if (uploadId === null) objects.delete(key);
      else begun.delete(uploadId);
      return { status: 204 };
    }
    return get(key, request.headers.range);
  }
  async function reply(request: IncomingMessage): Promise<Reply> {
    const body = await bodyOf(request);
    if (failing > 0) {
      failing -= 1;
      return { status: 503 };
    }
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    if (!(await isSigned(request, url.href))) return refuse(403, 'SignatureDoesNotMatch');
    const hash = createHash('sha256').update(body).digest('hex');
    if (request.headers['x-amz-content-sha256'] !== hash) return refuse(400, 'XAmzContentSHA256Mismatch');
    return answer(request, url, body);
  }

  const server = createServer((request, response) => {
    void reply(request).then(
      ({ status, body = '', headers = {} }) =>
        response.writeHead(status, { 'Content-Length': Buffer.byteLength(body), ...headers }).end(body),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: 'orientir',
      S3_REGION: 'ru-central1',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    objects,
    begun,
    refused,
    lose: (key) => void objects.delete(key),
    failNext(count) {
      failing = count;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
