import { canonicalOf } from '#src/domain/research/layouts/canonical.ts';

import type { Reader, TalkReader } from '../answerFile.ts';

/** Longest text whose layout is recognized, code units; a longer one is kept as it is. */
const LONGEST = 64 * 1024 * 1024;

/** A reader whose text becomes a transcript as the product keeps it, whatever layout it has in the file; known speakers stay. */
export function asTranscript(read: Reader): TalkReader {
  return async (file, progress) => {
    const words = await read(file, progress);
    if ('text' in words && words.labels) return words;
    const text = 'text' in words ? words.text : words.join('');
    return text.length > LONGEST ? { text, labels: null } : canonicalOf(text);
  };
}
