import type { Tell } from '#src/domain/research/layouts/told.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

import { readPlainText } from '../text/plainText.ts';
import { frameCues, lrcCues, tabCues } from './lineCues.ts';
import { talkOfCues } from './timedCue.ts';
import { ttmlCues } from './ttml.ts';

/**
 * The talk of a text that a program timed: TTML and DFXP, tables of Whisper and Audacity, .lrc, MicroDVD. Null for
 * any other text; VTT, SRT and SBV are layouts of their own.
 */
export function timedTalk(text: string): Transcript | null {
  const cues = ttmlCues(text) ?? tabCues(text) ?? lrcCues(text) ?? frameCues(text);
  return cues && cues.some(({ words }) => words !== '') ? talkOfCues(cues) : null;
}

/** Longest text that is looked at, code units. */
const LONGEST = 64 * 1024 * 1024;

/**
 * Reads a text file, and who says what in it where a program timed it; see {@link timedTalk}.
 * @param tell hears what {@link readPlainText} tells. Default: nobody asks
 * @throws ReadFailure `binary`, `too_large`
 */
export async function readTimed(
  file: Blob,
  progress: (done: number, total: number) => void = () => {},
  tell: Tell = () => {},
): Promise<string[] | Transcript> {
  const parts = await readPlainText(file, progress, tell);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return length > LONGEST ? parts : (timedTalk(parts.join('')) ?? parts);
}
