import { canonicalOf } from '#src/domain/research/layouts/canonical.ts';
import { ToldTally } from '#src/domain/research/layouts/told.ts';

import type { Reader, TalkReader } from '../answerFile.ts';

/** Longest text whose layout is recognized, code units; a longer one is kept as it is. */
const LONGEST = 64 * 1024 * 1024;

/** A reader whose text becomes a transcript as the product keeps it, whatever layout it has in the file; known speakers stay. */
export function asTranscript(read: Reader): TalkReader {
  return async (file, progress) => {
    const tally = new ToldTally();
    const words = await read(file, progress, tally.tell);
    const given = 'text' in words ? words : { text: words.join(''), labels: null };
    const { text, labels } = given.labels || given.text.length > LONGEST ? given : canonicalOf(given.text, tally.tell);
    return { text, labels, told: tally.told() };
  };
}
