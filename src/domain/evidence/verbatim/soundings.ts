import type { TextRange } from '../../core/textRange.ts';
import { maskedWords, type NumberedTranscripts, type NumberedUtterance } from './numbered.ts';

/** Sound of a text: small letters and digits with single spaces between words, each with its place. */
export interface Sounding {
  readonly sound: string;
  /** For each sign of the sound, where its original begins and ends in the text. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Separates words not said in one breath: no quotation crosses it. */
const BREAK = '\n';

const SOUNDS = /[\p{L}\p{N}]/u;

const isParted = (sound: string): boolean => sound === '' || sound.endsWith(' ') || sound.endsWith(BREAK);

interface Growing {
  sound: string;
  starts: number[];
  ends: number[];
}

/** Adds a text whose signs all have places given by `placeOf`. */
function grow(growing: Growing, text: string, placeOf: (at: number) => TextRange): void {
  const push = (sign: string, place: TextRange) => {
    growing.sound += sign;
    for (let unit = 0; unit < sign.length; unit += 1) {
      growing.starts.push(place.start);
      growing.ends.push(place.end);
    }
  };
  let at = 0;
  for (const sign of text) {
    const place = placeOf(at);
    if (SOUNDS.test(sign)) push(sign.toLowerCase().replaceAll('ё', 'е'), { start: place.start, end: place.end });
    else if (!isParted(growing.sound)) push(' ', place);
    at += sign.length;
  }
}

/** A text by itself as it sounds. */
export function soundingOf(text: string): Sounding {
  const growing: Growing = { sound: '', starts: [], ends: [] };
  let at = 0;
  const ends = new Map<number, number>();
  for (const sign of text) {
    ends.set(at, at + sign.length);
    at += sign.length;
  }
  grow(growing, text, (start) => ({ start, end: ends.get(start) ?? start + 1 }));
  return growing;
}

/** Parts what follows from what there is. */
function part(growing: Growing, sign: string, at: number): void {
  if (growing.sound.endsWith(' ')) {
    growing.sound = growing.sound.slice(0, -1);
    growing.starts.pop();
    growing.ends.pop();
  }
  growing.sound += sign;
  growing.starts.push(at);
  growing.ends.push(at);
}

/** Adds an utterance: a sign of a mask covers all of what it hides. */
function growUtterance(
  growing: Growing,
  raw: string,
  { start: base, masks }: NumberedUtterance,
  isMasked: boolean,
): void {
  if (!isMasked || masks.length === 0) {
    grow(growing, raw, (at) => ({ start: base + at, end: base + at + 1 }));
    return;
  }
  const places: TextRange[] = [];
  let from = 0;
  const plain = (to: number) => {
    for (; from < to; from += 1) places.push({ start: base + from, end: base + from + 1 });
  };
  for (const { start, end, words } of masks) {
    plain(start);
    for (let unit = 0; unit < words.length; unit += 1) places.push({ start: base + start, end: base + end });
    from = end;
  }
  plain(raw.length);
  grow(growing, maskedWords(raw, masks), (at) => places[at] ?? { start: base, end: base });
}

export interface TranscriptSounding extends Sounding {
  readonly interview: string;
}

/** Sound of the respondents' words, turn by turn. */
export interface Soundings {
  /** As it went out, with masks. */
  readonly sent: readonly TranscriptSounding[];
  /** As it was said: what a person quotes who corrects a model's text. */
  readonly said: readonly TranscriptSounding[];
  /** The talks' own texts, by interview. */
  readonly texts: ReadonlyMap<string, string>;
}

/** How talks sound, to look for quotations in. Linear in the texts. */
export function soundingsOf({ utterances, texts }: Pick<NumberedTranscripts, 'utterances' | 'texts'>): Soundings {
  const read = (isMasked: boolean): TranscriptSounding[] =>
    [...texts].map(([interview, text]) => {
      const growing: Growing = { sound: '', starts: [], ends: [] };
      let turn: number | null = null;
      for (const one of utterances) {
        if (one.interview !== interview) continue;
        if (turn !== null) part(growing, turn === one.turn ? ' ' : BREAK, one.start);
        turn = one.turn;
        growUtterance(growing, text.slice(one.start, one.end), one, isMasked);
      }
      return { interview, ...growing };
    });
  return { sent: read(true), said: read(false), texts };
}
