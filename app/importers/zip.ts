import { ReadFailure } from './readFile.ts';

/** What a zip archive's directory declares of one file in it. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes when unpacked; 4 GB − 1 where the archive keeps the number elsewhere (zip64). */
  readonly size: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 0xffff;

/** Whether bytes begin as a zip archive does. */
export function isZip(bytes: Uint8Array): boolean {
  return (
    bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && (bytes[3] ?? 0) - bytes[2] === 1
  );
}

/**
 * Reads a zip archive's directory without unpacking anything.
 * @throws ReadFailure `damaged` when the directory is missing (a cut file) or does not fit the bytes
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_LENGTH;
  const first = Math.max(0, end - LONGEST_COMMENT);
  while (end >= first && view.getUint32(end, true) !== END_SIGNATURE) end -= 1;
  if (end < first) throw new ReadFailure('damaged', 'no zip directory');
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  const decoder = new TextDecoder();
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw new ReadFailure('damaged', 'zip directory does not fit');
    }
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: decoder.decode(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)),
      size: view.getUint32(at + 24, true),
    });
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
