import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';

/** An S3-compatible store, and who the server is to it. */
export interface S3Access {
  /** Where it is, without a slash at the end. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The store did not do what it was asked; nothing of what it says is repeated. */
class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly code: string;

  constructor(status: number) {
    super(`the object store answered ${status}`);
    this.code = `S3_${status}`;
  }
}

export interface S3Object {
  readonly key: string;
  readonly size: number;
  readonly modified: Date;
}

/** Used part of the S3 protocol. Keys are of letters, digits, `/`, `-` and `.`. */
export interface S3Client {
  put(key: string, body: Uint8Array): Promise<void>;
  /** @returns null when there is no such object */
  get(
    key: string,
    range?: { readonly start: number; readonly end: number },
  ): Promise<ReadableStream<Uint8Array> | null>;
  delete(key: string): Promise<void>;
  /** All objects whose keys begin so, in the order of keys. */
  list(prefix: string): Promise<readonly S3Object[]>;
  /** Begins an object that comes in parts; it is not there before it is completed. Resolves to its upload's id. */
  begin(key: string): Promise<string>;
  /** Adds a part, from 1. Resolves to its ETag. */
  part(key: string, uploadId: string, number: number, body: Uint8Array): Promise<string>;
  complete(key: string, uploadId: string, etags: readonly string[]): Promise<void>;
  abort(key: string, uploadId: string): Promise<void>;
}

/** How often a request is repeated that the store failed, or was too busy for. */
const RETRIES = 3;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string): string =>
  text.replaceAll(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7}));/g, (whole, name?: string, code?: string) =>
    name === undefined ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? whole),
  );
const tag = (xml: string, name: string): string => {
  const [, text = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return decoded(text);
};

/** A client of one bucket, addressed by its path: every S3-compatible store knows that. */
export function createS3Client({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Access): S3Client {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });

  async function ask(
    method: string,
    key: string,
    {
      query = {},
      headers = {},
      body = new Uint8Array(),
    }: {
      readonly query?: Readonly<Record<string, string>>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: Uint8Array;
    } = {},
  ): Promise<Response> {
    const search = new URLSearchParams(query).toString();
    const url = `${endpoint}/${bucket}${key === '' ? '' : `/${key}`}${search === '' ? '' : `?${search}`}`;
    const hasBody = method === 'PUT' || method === 'POST';
    return client.fetch(url, {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex') },
      ...(hasBody ? { body: body as BodyInit } : {}),
    });
  }
  /** Asks, and takes what does not succeed for a failure. */
  async function done(...asked: Parameters<typeof ask>): Promise<{ text: string; headers: Headers }> {
    const response = await ask(...asked);
    const text = await response.text();
    if (!response.ok) throw new S3Error(response.status);
    return { text, headers: response.headers };
  }
  return {
    put: async (key, body) => void (await done('PUT', key, { body })),
    async get(key, range) {
      const response = await ask('GET', key, range ? { headers: { Range: `bytes=${range.start}-${range.end}` } } : {});
      if (response.ok) return response.body ?? new Blob([]).stream();
      await response.body?.cancel();
      if (response.status === 404) return null;
      throw new S3Error(response.status);
    },
    async delete(key) {
      const response = await ask('DELETE', key);
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw new S3Error(response.status);
    },
    async list(prefix) {
      const found: S3Object[] = [];
      let token = '';
      do {
        const { text } = await done('GET', '', {
          query: { 'list-type': '2', prefix, ...(token === '' ? {} : { 'continuation-token': token }) },
        });
        for (const [, content = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          found.push({
            key: tag(content, 'Key'),
            size: Number(tag(content, 'Size')),
            modified: new Date(tag(content, 'LastModified')),
          });
        }
        token = tag(text, 'IsTruncated') === 'true' ? tag(text, 'NextContinuationToken') : '';
      } while (token !== '');
      return found;
    },
    async begin(key) {
      const { text } = await done('POST', key, { query: { uploads: '' } });
      return tag(text, 'UploadId');
    },
    async part(key, uploadId, number, body) {
      const { headers } = await done('PUT', key, { query: { partNumber: String(number), uploadId }, body });
      return headers.get('ETag') ?? '';
    },
    async complete(key, uploadId, etags) {
      const parts = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
      const body = new TextEncoder().encode(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
      const { text } = await done('POST', key, { query: { uploadId }, body });
      // A store that takes long says 200 before it knows.
      if (text.includes('<Error>')) throw new S3Error(500);
    },
    abort: async (key, uploadId) => void (await done('DELETE', key, { query: { uploadId } })),
  };
}
