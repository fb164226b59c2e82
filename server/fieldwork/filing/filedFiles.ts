import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../../db/database.ts';
import { file } from '../../db/tables/records.ts';
import type { FileStorage } from '../../files/fileStorage.ts';
import { takePiece } from '../../files/takePiece.ts';
import { isFileNamed } from '../../sync/namedFiles.ts';
import type { FiledFile } from './transcriptDraft.ts';

/** Stores the bytes of a file under its hash, unless it is there. */
export async function keep(storage: FileStorage, companyId: string, { sha256, bytes }: FiledFile) {
  if (await storage.has(companyId, sha256)) return;
  async function* once(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  const upload = { companyId, sha256, personId: `server-${randomUUID()}` };
  const outcome = await takePiece(storage, upload, { offset: 0, length: bytes.byteLength, bytes: once() });
  if (outcome.kind !== 'whole') throw new Error('a transcript was not stored');
}

/** Forgets that a company has a file, unless something names it. @returns whether its bytes are to go */
export async function forgetFile(tx: Transaction, companyId: string, sha256: string): Promise<boolean> {
  if (await isFileNamed(tx, companyId, sha256)) return false;
  await tx.delete(file).where(and(eq(file.companyId, companyId), eq(file.sha256, sha256)));
  return true;
}
