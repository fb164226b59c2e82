import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';

import { inspectArchive, readArchive } from '#store/archive/readArchive.ts';
import { writeArchive } from '#store/archive/writeArchive.ts';
import type { ArchiveEngine } from '#store/archive/engine.ts';
import { ArchiveError } from '#store/archive/ArchiveError.ts';
import { hashBlob } from '#store/hash.ts';
import { expect } from 'vitest';

/** The engine without its worker: Node has none. */
export const directEngine: ArchiveEngine = { write: writeArchive, inspect: inspectArchive, read: readArchive };

export async function entriesOf(archive: Blob): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await archive.arrayBuffer()));
}

/** A blob of bytes that fflate made. */
export const blobOf = (bytes: Uint8Array): Blob => new Blob([bytes as Uint8Array<ArrayBuffer>]);

/** An archive made by another hand. */
export const archiveOf = (entries: Zippable): Blob => blobOf(zipSync(entries));

/** The manifest of an archive with something changed. */
export function withManifest(entries: Record<string, Uint8Array>, changes: object): Record<string, Uint8Array> {
  const manifest = JSON.parse(new TextDecoder().decode(entries['manifest.json'])) as object;
  return { ...entries, 'manifest.json': strToU8(JSON.stringify({ ...manifest, ...changes })) };
}

/** An archive whose records of one kind are these lines, with the checksums that belong to them. */
export async function withLines(
  entries: Record<string, Uint8Array>,
  kind: string,
  lines: readonly string[],
): Promise<Record<string, Uint8Array>> {
  const bytes = strToU8(lines.map((line) => `${line}\n`).join(''));
  const manifest = JSON.parse(new TextDecoder().decode(entries['manifest.json'])) as { records: { kind: string }[] };
  const part = { kind, count: lines.length, bytes: bytes.length, sha256: await hashBlob(blobOf(bytes)) };
  const records = [...manifest.records.filter((one) => one.kind !== kind), part];
  return withManifest({ ...entries, [`records/${kind}.ndjson`]: bytes }, { records });
}

/** Returns the code of an archive's refusal. */
export async function refusalOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => expect.unreachable('it was not refused'),
    (reason: unknown) => reason,
  );
  if (error instanceof ArchiveError) return error.code;
  throw error;
}
