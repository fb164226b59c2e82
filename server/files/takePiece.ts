import type { Bytes, FileStorage, Upload } from './fileStorage.ts';

/** Result of storing a piece of a file. */
export type PieceOutcome =
  /** It is kept; so many bytes are here now. */
  | { readonly kind: 'kept'; readonly offset: number }
  /** All of the file is here, and has its hash. */
  | { readonly kind: 'whole' }
  /** All of it was here, and came to another hash: it is thrown away. */
  | { readonly kind: 'mismatch' }
  /** It does not go on where what is here ends. */
  | { readonly kind: 'misplaced'; readonly offset: number }
  /** More came than the file was said to have: it is thrown away. */
  | { readonly kind: 'overlong' };

/** A piece of a file as it is sent. */
export interface UploadPiece {
  /** Where in the file it begins. */
  readonly offset: number;
  /** Bytes of the whole file, as its sender says. */
  readonly length: number;
  readonly bytes: Bytes;
}

class OverlongError extends Error {}

/** A piece's bytes, as many as the file has left. */
async function* upTo(bytes: Bytes, most: number): AsyncGenerator<Uint8Array> {
  let come = 0;
  for await (const piece of bytes) {
    come += piece.byteLength;
    if (come > most) throw new OverlongError();
    yield piece;
  }
}

/**
 * Takes a piece of a file, and puts the file in its place when it was the last one.
 * @throws what the bytes throw when they break off; what came before that is kept
 */
export async function takePiece(
  storage: FileStorage,
  upload: Upload,
  { offset, length, bytes }: UploadPiece,
): Promise<PieceOutcome> {
  const held = await storage.held(upload);
  if (held !== offset) return { kind: 'misplaced', offset: held };
  try {
    await storage.add(upload, offset, upTo(bytes, length - offset));
  } catch (error) {
    if (!(error instanceof OverlongError)) throw error;
    await storage.discard(upload);
    return { kind: 'overlong' };
  }
  const now = await storage.held(upload);
  if (now < length) return { kind: 'kept', offset: now };
  return { kind: (await storage.finish(upload)) ? 'whole' : 'mismatch' };
}
