/** Pictures that can be an avatar. */
export type ImageType = 'png' | 'jpeg' | 'webp' | 'gif';

/** Facts from a picture's first bytes, before anything is decoded. */
export interface ImageHeader {
  readonly type: ImageType;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCodePoint(...bytes.subarray(start, end));

function jpegSize(bytes: Uint8Array, view: DataView): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes, and markers without data.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    // Any start of frame (SOF0…SOF15) but the tables DHT, JPG, DAC that lie between.
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    } else {
      const length = view.getUint16(at + 2);
      if (length < 2) return null;
      at += 2 + length;
    }
  }
  return null;
}

function webpSize(bytes: Uint8Array, view: DataView): { width: number; height: number } | null {
  if (bytes.length < 30) return null;
  switch (ascii(bytes, 12, 16)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X': {
      const three = (at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
      return { width: three(24) + 1, height: three(27) + 1 };
    }
    default:
      return null;
  }
}

function sized(type: ImageType, size: { width: number; height: number } | null): ImageHeader | null {
  return size && size.width > 0 && size.height > 0 ? { type, ...size } : null;
}

/**
 * Reads kind and size from a picture's own bytes: a name or a declared type can lie, and a small file can unpack to more
 * pixels than there is memory. Null when it is none of the four kinds or its header is damaged.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a) {
    return sized('png', { width: view.getUint32(16), height: view.getUint32(20) });
  }
  if (bytes.length >= 12 && bytes[0] === 0xff && bytes[1] === 0xd8) return sized('jpeg', jpegSize(bytes, view));
  if (bytes.length >= 10 && /^GIF8[79]a$/.test(ascii(bytes, 0, 6))) {
    return sized('gif', { width: view.getUint16(6, true), height: view.getUint16(8, true) });
  }
  if (bytes.length >= 16 && ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') {
    return sized('webp', webpSize(bytes, view));
  }
  return null;
}

/** Whether a text of a file's beginning is that of an SVG or another marked-up picture, which can hold a script. */
export function looksLikeMarkup(start: string): boolean {
  return /^\uFEFF?\s*<(?:\?xml|!doctype|!--|svg|html)/i.test(start);
}
