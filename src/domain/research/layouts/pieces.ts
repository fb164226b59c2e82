/** Words and the range of the source that they represent. */
export interface SourcePiece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  lrm: '',
  rlm: '',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
};

/** Decodes an HTML entity; null when it is none. */
function decoded(entity: string): string | null {
  if (!entity.startsWith('#')) return Object.hasOwn(ENTITIES, entity) ? (ENTITIES[entity] ?? null) : null;
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : null;
}

/** A tag of subtitles, an entity, or a line break with the blanks around it. */
const MARKUP = /<\/?[a-z][^<>\n]{0,120}>|<\d[\d:.]{1,20}>|&(#?[\da-z]{1,10});|\{\\an?\d\}|\s*\n\s*/gi;

/** The words of a cue without its tags, entities read, its lines joined. */
export function cuePieces(text: string, start: number, end: number): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  const words = text.slice(start, end);
  let at = 0;
  const push = (piece: string, from: number, to: number) => {
    if (piece !== '') pieces.push({ text: piece, from: start + from, to: start + to });
  };
  for (const { 0: whole, 1: entity, index } of words.matchAll(MARKUP)) {
    push(words.slice(at, index), at, index);
    if (entity !== undefined) push(decoded(entity.toLowerCase()) ?? whole, index, index + whole.length);
    else if (!/\S/.test(whole)) push(' ', index, index + whole.length);
    at = index + whole.length;
  }
  push(words.slice(at), at, words.length);
  return pieces;
}

/** The words of a stretch of HTML without tags, entities read. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(#?[\da-z]{1,10});/gi, (whole, entity: string) => decoded(entity.toLowerCase()) ?? whole);
}
