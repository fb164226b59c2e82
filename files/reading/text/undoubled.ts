/** What two bytes of a Russian letter in UTF-8 look like in windows-1251: «Р°», «СЃ». */
const PAIR = /[РС][\u0080-\u00BF\u0400-\u040F\u0450-\u045F\u0490\u0491‚„…†‡€‰‹‘’“”•–—™›]/g;

let bytes: ReadonlyMap<string, number> | null = null;

/** Bytes of the signs of windows-1251. */
function bytesOf(): ReadonlyMap<string, number> {
  bytes ??= new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1251').decode(Uint8Array.of(byte)), byte]),
  );
  return bytes;
}

/** A text that is UTF-8 taken for windows-1251 as what it was; null where it is not. */
function original(text: string): string | null {
  const known = bytesOf();
  const raw = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const byte = known.get(text[at] ?? '');
    if (byte === undefined) return null;
    raw[at] = byte;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    return null;
  }
}

/** Signs of the first part that are looked at. */
const SAMPLE = 1 << 14;

/**
 * Parts of a text that was read as windows-1251 once and saved as UTF-8 («Р’РµСЂР°»), as they were before; other parts as they are.
 * Only where nearly all letters are such pairs and all bytes are UTF-8: no other text is so by chance.
 */
export function undoubled(parts: string[]): string[] {
  const sample = (parts[0] ?? '').slice(0, SAMPLE);
  const letters = sample.match(/\P{ASCII}/gu)?.length ?? 0;
  const pairs = sample.match(PAIR)?.length ?? 0;
  if (letters < 6 || pairs * 2 < letters * 0.8) return parts;
  const whole = parts.map(original);
  return whole.every((part) => part !== null) ? whole : parts;
}
