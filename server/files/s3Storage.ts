import { createHash } from 'node:crypto';

import type { Bytes, FileStorage, Upload } from './fileStorage.ts';
import { companyFolder, fileName, uploadName } from './names.ts';
import type { S3Client, S3Object } from './s3Client.ts';

/** Bytes of a piece, and of a part of an object: stores take no less than 5 MiB for a part but the last. */
const PART = 8 * 1024 * 1024;

const FILES = 'files/';
const UPLOADS = 'uploads/';

/** Bytes in portions of a size, the last one what is left; what came before the source broke off comes out, too. */
async function* portions(bytes: Bytes, size: number): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  let failure: { readonly error: unknown } | null = null;
  try {
    for await (const piece of bytes) {
      waiting.push(piece);
      length += piece.byteLength;
      while (length >= size) {
        const all = Buffer.concat(waiting);
        yield all.subarray(0, size);
        waiting = [all.subarray(size)];
        length -= size;
      }
    }
  } catch (error) {
    failure = { error };
  }
  if (length > 0) yield Buffer.concat(waiting);
  if (failure) throw failure.error;
}

/** Returns a piece's name, which states its offset in the file. */
const pieceName = (upload: Upload, offset: number): string =>
  `${UPLOADS}${uploadName(upload)}/${String(offset).padStart(15, '0')}`;

/** Returns the name of a piece's upload. */
const uploadOf = (pieceKey: string): string => pieceKey.slice(0, pieceKey.lastIndexOf('/'));

/**
 * Returns the pieces from the beginning without a gap. A piece that was sent anew, shorter or longer, covers the data after it.
 */
function inOrder(pieces: readonly S3Object[]): { readonly pieces: readonly S3Object[]; readonly bytes: number } {
  const kept: S3Object[] = [];
  let bytes = 0;
  for (const piece of pieces) {
    const offset = Number(piece.key.split('/').at(-1));
    if (offset < bytes) continue;
    if (offset > bytes) break;
    kept.push(piece);
    bytes += piece.size;
  }
  return { pieces: kept, bytes };
}

/**
 * Files in an S3-compatible store: `files/<company>/<hash>`. Pieces of uploads are objects of their own, so that any number of
 * servers may take them; a file is there when all of it is and has its hash, never before.
 */
export function createS3Storage(client: S3Client): FileStorage {
  const piecesOf = (upload: Upload) => client.list(`${UPLOADS}${uploadName(upload)}/`);
  const removeAll = async (prefix: string): Promise<void> => {
    for (const { key } of await client.list(prefix)) await client.delete(key);
  };
  const discard = (upload: Upload): Promise<void> => removeAll(`${UPLOADS}${uploadName(upload)}/`);

  async function* bytesOf(pieces: readonly S3Object[]): AsyncGenerator<Uint8Array> {
    for (const { key } of pieces) {
      const body = await client.get(key);
      // Thrown away meanwhile: what is left has another hash.
      if (body) yield* body as unknown as Bytes;
    }
  }
  /** Makes one object of bytes, if they come to a hash. */
  async function gather(key: string, bytes: Bytes, sha256: string): Promise<boolean> {
    const hash = createHash('sha256');
    const etags: string[] = [];
    let first: Uint8Array | null = null;
    let uploadId: string | null = null;
    try {
      for await (const portion of portions(bytes, PART)) {
        hash.update(portion);
        if (first === null) {
          first = portion;
          continue;
        }
        uploadId ??= await client.begin(key);
        if (etags.length === 0) etags.push(await client.part(key, uploadId, 1, first));
        etags.push(await client.part(key, uploadId, etags.length + 1, portion));
      }
      const isRight = hash.digest('hex') === sha256;
      if (isRight && uploadId === null) await client.put(key, first ?? new Uint8Array());
      else if (isRight && uploadId !== null) await client.complete(key, uploadId, etags);
      else if (uploadId !== null) await client.abort(key, uploadId);
      return isRight;
    } catch (error) {
      if (uploadId !== null) await client.abort(key, uploadId).catch(() => undefined);
      throw error;
    }
  }
  return {
    held: async (upload) => inOrder(await piecesOf(upload)).bytes,
    async add(upload, offset, bytes) {
      let at = offset;
      for await (const portion of portions(bytes, PART)) {
        await client.put(pieceName(upload, at), portion);
        at += portion.byteLength;
      }
    },
    async finish(upload) {
      const { pieces } = inOrder(await piecesOf(upload));
      const key = `${FILES}${fileName(upload.companyId, upload.sha256)}`;
      const isRight = await gather(key, bytesOf(pieces), upload.sha256);
      await discard(upload);
      return isRight;
    },
    discard,
    async pending(companyId) {
      const pieces = await client.list(`${UPLOADS}${companyFolder(companyId)}`);
      return pieces.reduce((sum, { size }) => sum + size, 0);
    },
    has: async (companyId, sha256) => {
      const key = `${FILES}${fileName(companyId, sha256)}`;
      return (await client.list(key)).some((object) => object.key === key);
    },
    read: (companyId, sha256, range) => client.get(`${FILES}${fileName(companyId, sha256)}`, range),
    async remove(companyId, sha256) {
      await client.delete(`${FILES}${fileName(companyId, sha256)}`);
      await removeAll(`${UPLOADS}${fileName(companyId, sha256)}-`);
    },
    async removeCompany(companyId) {
      await removeAll(`${UPLOADS}${companyFolder(companyId)}`);
      await removeAll(`${FILES}${companyFolder(companyId)}`);
    },
    async sweep(since) {
      // By uploads, not by pieces: one that is still gone on with keeps its beginning.
      const latest = new Map<string, Date>();
      const objects = await client.list(UPLOADS);
      for (const { key, modified } of objects) {
        const known = latest.get(uploadOf(key));
        if (!known || known < modified) latest.set(uploadOf(key), modified);
      }
      for (const { key } of objects) {
        if ((latest.get(uploadOf(key)) ?? since) < since) await client.delete(key);
      }
    },
  };
}
