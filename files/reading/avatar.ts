import { looksLikeMarkup, readImageHeader } from '#src/domain/core/imageHeader.ts';

import { ImportError } from './ImportError.ts';

/** Most bytes of a picture that is taken. */
const MAX_BYTES = 10 * 1024 * 1024;
/** Most pixels that are unpacked: 64 million take 256 MB for a moment. */
const MAX_PIXELS = 64_000_000;
/** Side of an avatar as it is stored, px; a smaller picture stays as it is. */
const SIDE = 256;
/** Bytes of the beginning in which markup is looked for. */
const START = 1024;

async function bytesOf(file: File, end: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, end).arrayBuffer());
  } catch (cause) {
    throw new ImportError('read_failed', file.name, { cause });
  }
}

/**
 * A picture as it is kept for an avatar: its middle square, at most 256 by 256 px, WebP or else PNG. It is drawn anew, so
 * nothing of the file but its pixels is kept: no place or camera, no script.
 * @throws ImportError what is wrong with the file, by name
 */
export async function readAvatar(file: File): Promise<Blob> {
  if (file.size === 0) throw new ImportError('empty', file.name);
  if (file.size > MAX_BYTES) throw new ImportError('heavy_picture', file.name);
  const bytes = await bytesOf(file, file.size);
  if (looksLikeMarkup(new TextDecoder().decode(bytes.subarray(0, START)))) {
    throw new ImportError('markup_picture', file.name);
  }
  const header = readImageHeader(bytes);
  if (!header) throw new ImportError('not_picture', file.name);
  if (header.width * header.height > MAX_PIXELS) throw new ImportError('huge_picture', file.name);

  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(new Blob([bytes as BlobPart], { type: `image/${header.type}` }));
  } catch (cause) {
    throw new ImportError('damaged', file.name, { cause });
  }
  try {
    const square = Math.min(bitmap.width, bitmap.height);
    const side = Math.min(SIDE, square);
    const canvas = new OffscreenCanvas(side, side);
    const context = canvas.getContext('2d');
    if (!context) throw new ImportError('reader_failed', file.name);
    context.imageSmoothingQuality = 'high';
    const left = (bitmap.width - square) / 2;
    const top = (bitmap.height - square) / 2;
    context.drawImage(bitmap, left, top, square, square, 0, 0, side, side);
    // A browser that cannot write WebP gives PNG by itself.
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
  } finally {
    bitmap.close();
  }
}
