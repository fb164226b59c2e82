import type { SpeakerLabels } from './blockHead.ts';
import { isOfDay, readChatLines } from './chatLines.ts';
import { joinedTurns } from './joinedTurns.ts';
import { cuePieces, type SourcePiece } from './pieces.ts';
import type { PlaceMap, PlaceStretch } from './placeMap.ts';
import { type Layout, readTranscript, type ReadTranscript } from './readTranscript.ts';
import { labelName } from './roles.ts';
import type { Spoken } from './spoken.ts';
import { stampText } from './stamps.ts';
import { type Tell, wordsMissing } from './told.ts';
import { readTabLines } from './table.ts';
import { type Utterance, writeTalk } from './writeTalk.ts';

/** A text as the product keeps it, and how it goes back to the file's. */
export interface Canonical {
  /** «[0:05] Имя: слова», turns apart by an empty line; or the text itself when it is kept as it is. */
  readonly text: string;
  readonly map: PlaceMap;
  /** Labels of everybody who speaks in it; null: who speaks is guessed. */
  readonly labels: SpeakerLabels;
  /** Layout that was read. */
  readonly layout: Layout;
}

/** Writes what is said as the product keeps it. */
function writeCanonical(utterances: readonly Utterance[]): { readonly text: string; readonly map: PlaceMap } {
  const parts: string[] = [];
  const map: PlaceStretch[] = [];
  let length = 0;
  const add = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  for (const { speaker, at, pieces } of utterances) {
    const first = pieces[0];
    if (!first && speaker === null) continue;
    if (length > 0) add('\n\n');
    if (first) map.push({ place: length, source: first.from, length: 0 });
    if (at !== null) add(`[${stampText(at)}] `);
    if (speaker !== null) add(`${labelName(speaker)}: `);
    for (const { text, from, to } of pieces) {
      map.push({ place: length, source: from, length: text.length === to - from ? text.length : 0 });
      add(text);
      map.push({ place: length, source: to, length: 0 });
    }
  }
  return { text: parts.join(''), map };
}

/** Joins cues of one person into turns. */
const joinCues = (text: string, spoken: readonly Spoken[]): Utterance[] =>
  joinedTurns(
    spoken.map(({ label, at, until, bodyStart, end, isOther }) => ({
      isOther,
      speaker: label?.label ?? null,
      key: label?.key ?? null,
      at,
      until,
      pieces: cuePieces(text, bodyStart, end),
    })),
  );

const verbatim = (text: string, start: number, end: number): SourcePiece[] =>
  start < end ? [{ text: text.slice(start, end), from: start, to: end }] : [];

function asUtterances(text: string, spoken: readonly Spoken[]): Utterance[] {
  return spoken.map(({ label, at, bodyStart, end }) => ({
    speaker: label?.label ?? null,
    at,
    pieces: verbatim(text, bodyStart, end),
  }));
}

/** Whether labels with a colon are written otherwise than the product shows them: cue times, several in a line. */
function isForeign(text: string, { layout, spoken }: ReadTranscript): boolean {
  if (layout === 'names' || layout === 'dashes') return true;
  if (layout !== 'labels' && layout !== 'times') return false;
  let strange = 0;
  for (const { start, bodyStart, until, label } of spoken) {
    const isInline = label !== null && start > 0 && !/\n[^\S\n]*$/.test(text.slice(Math.max(0, start - 40), start));
    if (until !== null || isInline) strange += 1;
    else if (label && text.slice(start, bodyStart).includes('\n')) strange += 1;
  }
  return strange > 0 && strange * 4 >= spoken.length;
}

/** How much of a text tells its layout, code units: ten hours of talk. */
const TELLING = 1 << 20;

/** The beginning of a text that tells its layout, up to a line's end where there is one. */
const telling = (text: string): string =>
  text.length <= TELLING ? text : text.slice(0, text.lastIndexOf('\n', TELLING) + 1 || TELLING);

/** Tells how many words of the source a text that was written anew has nowhere: of programs' notices. */
function told(source: string, written: Canonical, tell: Tell | undefined): Canonical {
  tell?.('word', wordsMissing(source, written.text));
  return written;
}

/**
 * Brings a transcript of any layout into the form that the product keeps and shows, with the way back to the file's places. A
 * text that reads well as it is stays as it is, to the letter; of a very long one the beginning tells whether it does. Programs'
 * notices and subtitles' numbers are left out. Linear.
 * @param tell hears what is left out. Default: nobody asks
 */
export function canonicalOf(text: string, tell?: Tell): Canonical {
  const chat = readChatLines(text);
  if (chat) {
    const written = writeTalk(chat);
    tell?.('word', wordsMissing(text, written.text, isOfDay));
    return { ...written, layout: 'labels' };
  }
  const rows = readTabLines(text);
  if (rows) return told(text, { ...writeTalk(rows), layout: 'labels' }, tell);
  const head = telling(text);
  const first = readTranscript(head, text === head ? tell : undefined);
  if (first.layout !== 'cues' && !isForeign(head, first)) {
    return { text, map: [{ place: 0, source: 0, length: text.length }], labels: null, layout: first.layout };
  }
  const talk = head === text ? first : readTranscript(text, tell);
  const { layout, spoken } = talk;
  if (layout === 'cues') {
    const utterances = joinCues(text, spoken);
    return talk.isNamed
      ? { ...writeTalk(utterances), layout }
      : { ...writeCanonical(utterances), labels: null, layout };
  }
  const isCued = spoken.some(({ until }) => until !== null);
  const utterances = isCued ? joinCues(text, spoken) : asUtterances(text, spoken);
  // Names over words, with their times in the same line, are a program's: nobody is guessed.
  const isOneLine = (start: number, bodyStart: number) => !text.slice(start, bodyStart).trim().includes('\n');
  if (
    layout === 'names' &&
    spoken.every(({ label, at, start, bodyStart }) => label === null || (at !== null && isOneLine(start, bodyStart)))
  )
    return told(text, { ...writeTalk(utterances), layout }, tell);
  return told(text, { ...writeCanonical(utterances), labels: null, layout }, tell);
}
