import regularUrl from '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf?url';
import emojiUrl from '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf?url';
import { type Font, create } from 'fontkit';

import { ExportError } from '../ExportError.ts';

/** The type of every PDF. */
export interface PdfFonts {
  readonly regular: Font;
  readonly bold: Font;
  /** Emoji in one colour, for documents that have some; without it they become replacements. */
  readonly emoji?: Font | undefined;
}

/** Characters of every document: a font without them is refused. */
const NEEDED = 'AzАяёЁ09 \u00A0₽№«»—–…•·¤';

async function load(url: string, fetcher: typeof fetch): Promise<Font> {
  try {
    const response = await fetcher(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    // fontkit asks for Node's Buffer in its types only; it reads any bytes.
    const font = create(new Uint8Array(await response.arrayBuffer()) as Parameters<typeof create>[0]);
    if (!('layout' in font)) throw new Error(`${url}: a collection of fonts`);
    return font;
  } catch (error) {
    throw new ExportError('font_failed', { cause: error });
  }
}

async function loadText(url: string, fetcher: typeof fetch): Promise<Font> {
  const font = await load(url, fetcher);
  const missing = Array.from(NEEDED).filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing.length === 0) return font;
  throw new ExportError('font_failed', { cause: new Error(`${url}: no glyphs for ${missing.join('')}`) });
}

/** Whether any of a text may be an emoji that the text's type lacks. */
function hasEmoji(text: string, { regular }: Pick<PdfFonts, 'regular'>): boolean {
  const signs = text.match(/[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3✓✗✘★☆]/gu) ?? [];
  return signs.some((sign) => !regular.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

/**
 * Loads Golos Text, regular and semibold: whole static TrueType files (Latin and Cyrillic in one), as PDF needs them; the
 * screens' variable subsets cannot be embedded. A text with emoji gets Noto Emoji as well, of which only what is used is embedded: drawn
 * in one colour, they are text that can be found and copied, and look the same on every system. When that one does not arrive the
 * document is made without it.
 * @param text all that the document says
 * @throws ExportError `font_failed` when a file does not arrive, is no font or lacks what every document needs
 */
export async function loadPdfFonts(text: string, fetcher: typeof fetch = fetch): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([loadText(regularUrl, fetcher), loadText(boldUrl, fetcher)]);
  if (!hasEmoji(text, { regular })) return { regular, bold };
  return { regular, bold, emoji: await load(emojiUrl, fetcher).catch(() => undefined) };
}
