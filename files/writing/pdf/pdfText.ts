import { lazily } from '#src/domain/core/lazily.ts';

import { REPLACEMENT } from '../pdf.ts';

const graphemes = lazily(() => new Intl.Segmenter('ru', { granularity: 'grapheme' }));

/**
 * Characters that are never drawn: controls, joiners, variation marks, direction marks, soft hyphens, lone halves of surrogate
 * pairs.
 */
const INVISIBLE = /[^\P{C}\n]|[\uFE00-\uFE0F]/gu;
/** Within an emoji: joins several to one, or says that it is to be drawn as one. */
const JOINER = /\u200D|\uFE0E|\uFE0F|[\u{E0020}-\u{E007F}]/gu;
/** Signs that no type has, and the nearest that the type of emoji has. */
const ALIKE: Readonly<Record<string, string>> = { '✓': '✔', '✗': '✖', '✘': '✖', '★': '⭐', '☆': '⭐' };

/** Whether the types of a document have a code point. */
export interface Glyphs {
  /** The text's own type. */
  readonly text: (codePoint: number) => boolean;
  /** The type of emoji; nothing when there is none. */
  readonly emoji: (codePoint: number) => boolean;
}

/** A piece of text in one type. */
export interface DrawableRun {
  readonly text: string;
  /** One emoji, as many code points as it takes; else text. */
  readonly emoji: boolean;
}

/** Text that can be drawn, and whether it lost characters on the way. */
export interface DrawableText {
  readonly runs: readonly DrawableRun[];
  readonly replaced: boolean;
}

/**
 * Text as the types can draw it: line breaks as \n, tabs as spaces, composed (NFC), invisible characters dropped, emoji in runs of their
 * own. A visible character without a glyph becomes its plain form if that can be drawn (① → 1), otherwise {@link REPLACEMENT}, one for
 * each character that the eye sees.
 */
export function drawableText(text: string, glyphs: Glyphs): DrawableText {
  const every = (part: string, has: Glyphs['text']) =>
    Array.from(part).every((letter) => letter === '\n' || has(letter.codePointAt(0) ?? 0));
  const clean = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    // Spaces that no line ends at, whichever of them the type has.
    .replace(/[\u2007\u202F\u2060]/g, '\u00A0')
    .normalize('NFC');
  const plain = clean.replace(INVISIBLE, '');
  if (every(plain, glyphs.text)) return { runs: plain === '' ? [] : [{ text: plain, emoji: false }], replaced: false };
  let replaced = false;
  const runs: DrawableRun[] = [];
  const add = (piece: string) => {
    const last = runs.at(-1);
    if (last && !last.emoji) runs[runs.length - 1] = { text: last.text + piece, emoji: false };
    else if (piece !== '') runs.push({ text: piece, emoji: false });
  };
  for (const { segment } of graphemes().segment(clean)) {
    const visible = segment.replace(INVISIBLE, '');
    const sign = ALIKE[visible] ?? segment;
    const simple = visible.normalize('NFKC');
    if (every(visible, glyphs.text)) add(visible);
    else if (every(sign.replace(JOINER, ''), glyphs.emoji)) runs.push({ text: sign, emoji: true });
    else if (every(simple, glyphs.text)) add(simple);
    else {
      replaced = true;
      add(REPLACEMENT);
    }
  }
  return { runs, replaced };
}
