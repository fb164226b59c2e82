import regularUrl from '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf?url';
import { type Font, create } from 'fontkit';

import { ExportError } from './ExportError.ts';

/** The type of every PDF. */
export interface PdfFonts {
  readonly regular: Font;
  readonly bold: Font;
}

/** What every document is made of: type without it is refused. */
const NEEDED = 'AzАяёЁ09 \u00A0₽№«»—–…•·¤';

async function load(url: string, fetcher: typeof fetch): Promise<Font> {
  try {
    const response = await fetcher(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    // fontkit asks for Node's Buffer in its types only; it reads any bytes.
    const font = create(new Uint8Array(await response.arrayBuffer()) as Parameters<typeof create>[0]);
    if (!('layout' in font)) throw new Error(`${url}: a collection of fonts`);
    const missing = Array.from(NEEDED).filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (missing.length > 0) throw new Error(`${url}: no glyphs for ${missing.join('')}`);
    return font;
  } catch (error) {
    throw new ExportError('font_failed', { cause: error });
  }
}

/**
 * Loads Golos Text, regular and semibold: whole static TrueType files (Latin and Cyrillic in one), as PDF needs them; the
 * screens' variable subsets cannot be embedded.
 * @throws ExportError `font_failed` when a file does not arrive, is no font or lacks what every document needs
 */
export async function loadPdfFonts(fetcher: typeof fetch = fetch): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([load(regularUrl, fetcher), load(boldUrl, fetcher)]);
  return { regular, bold };
}
