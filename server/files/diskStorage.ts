import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';

import type { FileStorage, Upload } from './fileStorage.ts';
import { companyFolder, fileName, uploadName } from './names.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function sizeOf(place: string): Promise<number> {
  try {
    return (await stat(place)).size;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

/** Names in a folder, as deep as they go; none where there is no folder. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder, { recursive: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Brings a folder's names to the disk: a renamed file is in its place for good only then. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function hashOf(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of handle.createReadStream({ autoClose: false, start: 0 })) hash.update(piece as Uint8Array);
  return hash.digest('hex');
}

/**
 * Files on a disk: `<company>/<hash>`, gathered in `uploads` beside them and renamed when their hash is found right.
 * @param folder made when the first file comes
 */
export function createDiskStorage(folder: string): FileStorage {
  const uploads = path.join(folder, 'uploads');
  const gathered = (upload: Upload): string => path.join(uploads, uploadName(upload));
  return {
    held: (upload) => sizeOf(gathered(upload)),
    async add(upload, offset, bytes) {
      const place = gathered(upload);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const handle = await open(place, offset === 0 ? 'w' : 'r+', 0o600);
      try {
        let at = offset;
        for await (const piece of bytes) {
          for (let done = 0; done < piece.byteLength;) {
            const { bytesWritten } = await handle.write(piece, done, piece.byteLength - done, at);
            done += bytesWritten;
            at += bytesWritten;
          }
        }
      } finally {
        await handle.close();
      }
    },
    async finish(upload) {
      const place = gathered(upload);
      const handle = await open(place, 'r+');
      try {
        if ((await hashOf(handle)) !== upload.sha256) {
          await rm(place, { force: true });
          return false;
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
      const target = path.join(folder, fileName(upload.companyId, upload.sha256));
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await rename(place, target);
      await syncFolder(path.dirname(target));
      await syncFolder(folder);
      return true;
    },
    discard: (upload) => rm(gathered(upload), { force: true }),
    async pending(companyId) {
      const own = path.join(uploads, companyFolder(companyId));
      const sizes = await Promise.all((await namesIn(own)).map((name) => sizeOf(path.join(own, name))));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    async has(companyId, sha256) {
      try {
        return (await stat(path.join(folder, fileName(companyId, sha256)))).isFile();
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async read(companyId, sha256, range) {
      try {
        const handle = await open(path.join(folder, fileName(companyId, sha256)));
        // The stream closes the file, also when it is not read to its end.
        return Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(companyId, sha256) {
      await rm(path.join(folder, fileName(companyId, sha256)), { force: true });
      const own = path.join(uploads, companyFolder(companyId));
      for (const name of await namesIn(own)) {
        if (name.startsWith(sha256)) await rm(path.join(own, name), { force: true });
      }
    },
    async removeCompany(companyId) {
      const own = companyFolder(companyId);
      await rm(path.join(uploads, own), { recursive: true, force: true });
      await rm(path.join(folder, own), { recursive: true, force: true });
    },
    async sweep(since) {
      for (const name of await namesIn(uploads)) {
        const place = path.join(uploads, name);
        const found = await stat(place).catch(() => null);
        if (found?.isFile() && found.mtime < since) await rm(place, { force: true });
      }
    },
  };
}
