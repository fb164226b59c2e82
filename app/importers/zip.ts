import { ReadFailure } from './readFile.ts';

/** What a zip archive's directory declares of one file in it. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes when unpacked. */
  readonly size: number;
  /** Bytes as they stand in the archive. */
  readonly packedSize: number;
  /** Where the file's own header begins, bytes from the archive's start. */
  readonly offset: number;
  /** How it is packed: 0 not at all, 8 deflate. */
  readonly method: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const HEADER_SIGNATURE = 0x04034b50;
const HEADER_LENGTH = 30;
/** Stands for a number that is kept in the zip64 field. */
const ELSEWHERE = 0xffffffff;
const ZIP64_FIELD = 1;
const LONGEST_COMMENT = 0xffff;

/** Whether bytes begin as a zip archive does. */
export function isZip(bytes: Uint8Array): boolean {
  return (
    bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && (bytes[3] ?? 0) - bytes[2] === 1
  );
}

/**
 * The numbers of a directory entry, those of its zip64 field put in where the entry itself has no room for them (some writers
 * use it for small files too).
 */
function numbersOf(view: DataView, at: number): Pick<ZipEntry, 'size' | 'packedSize' | 'offset'> {
  const numbers = [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
  let field = at + ENTRY_LENGTH + view.getUint16(at + 28, true);
  const end = Math.min(field + view.getUint16(at + 30, true), view.byteLength);
  while (numbers.includes(ELSEWHERE) && field + 4 <= end) {
    const next = field + 4 + view.getUint16(field + 2, true);
    if (view.getUint16(field, true) === ZIP64_FIELD) {
      let place = field + 4;
      numbers.forEach((number, index) => {
        if (number !== ELSEWHERE || place + 8 > Math.min(next, end)) return;
        numbers[index] = Number(view.getBigUint64(place, true));
        place += 8;
      });
      break;
    }
    field = next;
  }
  const [size = 0, packedSize = 0, offset = 0] = numbers;
  return { size, packedSize, offset };
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
      ...numbersOf(view, at),
      method: view.getUint16(at + 10, true),
    });
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * The unpacked bytes of one file of an archive, piece by piece: the reader decides how many it takes, whatever the directory
 * declares. Broken bytes make the stream fail with a TypeError.
 * @throws ReadFailure `damaged` when the directory does not fit the bytes, or it is packed in a way that no Office uses
 */
export function unpackEntry(archive: Blob, bytes: Uint8Array, entry: ZipEntry): ReadableStream<Uint8Array> {
  const { offset, packedSize, method } = entry;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + HEADER_LENGTH > bytes.length || view.getUint32(offset, true) !== HEADER_SIGNATURE) {
    throw new ReadFailure('damaged', `no header for ${entry.name}`);
  }
  const start = offset + HEADER_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > bytes.length) throw new ReadFailure('damaged', `${entry.name} is cut off`);
  if (method !== 0 && method !== 8) throw new ReadFailure('damaged', `${entry.name} is packed by method ${method}`);
  const packed = archive.slice(start, start + packedSize).stream();
  return method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'));
}
