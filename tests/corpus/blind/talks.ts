import { findFolded } from '#src/domain/research/textSearch.ts';
import { turnsOf, type Transcript } from '#src/domain/research/transcript.ts';

import { tidy, turnFaults, type ExpectedApart, type ExpectedTurn } from './words.ts';
import type { ExpectedTold } from './contacts.ts';

/** What is to come of a study's file. */
export interface ExpectedText {
  readonly turns?: readonly ExpectedTurn[];
  readonly told?: readonly ExpectedTold[];
  readonly apart?: readonly ExpectedApart[];
  readonly guessed?: boolean;
  /** Only the first time is known. */
  readonly anyTime?: boolean;
  /** Words that the text has, in this order, and words that it has not. */
  readonly holds?: readonly string[];
  readonly lacks?: readonly string[];
  /** Who speaks, one after the other. */
  readonly speakers?: readonly string[];
  /** How many turns have a time. */
  readonly times?: number;
  /** What a search in the text finds. */
  readonly finds?: readonly string[];
}

/** What differs between the text of a study's file and what is expected of it. */
export function textFaults(transcript: Transcript, expected: ExpectedText): string[] {
  const { text } = transcript;
  const { apart = [], told = [], holds = [], lacks = [], finds = [], speakers, times } = expected;
  const faults = expected.turns ? turnFaults(transcript, expected.turns, apart) : [];
  const isTimeless = (fault: string) => !(expected.anyTime && fault.startsWith('at '));
  // Neither a text nor its material tells anything yet but the words.
  faults.push(...told.map(({ what, count = 1 }) => `not told: ${what}, ${count}`));
  if (expected.guessed) faults.push('not told: who speaks is guessed');
  // Words that stand apart under a line may leave a sign where they belong.
  const whole = tidy(text.includes('\n---\n') ? text.replaceAll(/\[\d+\]/g, '') : text);
  let at = 0;
  for (const words of holds) {
    const found = whole.indexOf(tidy(words), at);
    if (found < 0) faults.push(`lacks, or has elsewhere: ${words}`);
    else at = found;
  }
  for (const words of lacks) if (whole.includes(words)) faults.push(`has: ${words}`);
  for (const words of finds) if (findFolded(text, words).length === 0) faults.push(`does not find: ${words}`);
  const got = turnsOf(transcript);
  const said = got.flatMap(({ speaker }) => speaker ?? []).filter((one, index, all) => one !== all[index - 1]);
  if (speakers && said.join() !== speakers.join()) faults.push(`says ${said.join() || '∅'}, not ${speakers.join()}`);
  const timed = got.filter((turn) => turn.at !== null).length;
  if (times !== undefined && timed !== times) faults.push(`${timed} times, not ${times}`);
  return faults.filter(isTimeless);
}
