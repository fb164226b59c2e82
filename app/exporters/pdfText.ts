import { REPLACEMENT } from './pdf.ts';
import { lazily } from '#src/domain/lazily.ts';

const graphemes = lazily(() => new Intl.Segmenter('ru', { granularity: 'grapheme' }));

/** What is never drawn: controls, joiners, variation marks, direction marks, soft hyphens, lone halves of surrogate pairs. */
const INVISIBLE = /[^\P{C}\n]|[\uFE00-\uFE0F]/gu;

/** Text that can be drawn, and whether it lost characters on the way. */
export interface DrawableText {
  readonly text: string;
  readonly replaced: boolean;
}

/**
 * Text as a type can draw it: line breaks as \n, tabs as spaces, composed (NFC), invisible characters dropped. A visible
 * character without a glyph becomes its plain form if that can be drawn (① → 1), otherwise {@link REPLACEMENT}, one for each
 * character that the eye sees (a family emoji is one).
 */
export function drawableText(text: string, hasGlyph: (codePoint: number) => boolean): DrawableText {
  const drawable = (part: string) =>
    Array.from(part).every((letter) => letter === '\n' || hasGlyph(letter.codePointAt(0) ?? 0));
  const clean = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .normalize('NFC')
    .trim();
  const plain = clean.replace(INVISIBLE, '');
  if (drawable(plain)) return { text: plain, replaced: false };
  let replaced = false;
  const parts = Array.from(graphemes().segment(clean), ({ segment }) => {
    const visible = segment.replace(INVISIBLE, '');
    if (drawable(visible)) return visible;
    const simple = visible.normalize('NFKC');
    if (drawable(simple)) return simple;
    replaced = true;
    return REPLACEMENT;
  });
  return { text: parts.join(''), replaced };
}
