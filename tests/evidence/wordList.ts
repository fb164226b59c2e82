import type { TextRange } from '#src/domain/core/textRange.ts';
import { sentencesIn } from '#src/domain/research/sentences.ts';
import { foldLines } from '#src/domain/research/textSearch.ts';
import type { Turn } from '#src/domain/research/transcript.ts';

import WORDS from './signalWords.json' with { type: 'json' };

/** Signal in a respondent's words: something hard, or something wanted. */
export type SignalKind = 'pain' | 'wish';

/** A sentence of a respondent that a hypothesis can grow from. Offsets count UTF-16 code units of the text. */
export interface Signal extends TextRange {
  readonly kind: SignalKind;
}

/** Most signals of one text: more than anybody goes through. */
const MOST = 100;

/** Shortest sentence that says something, code units. */
const SHORTEST = 20;

/** Beginnings of words (or of phrases), folded: lower case, е for ё. */
function sayer(markers: readonly string[]): RegExp {
  return new RegExp(`(?:^|[^а-яa-z])(?:${markers.join('|')})`);
}

const SAYS_PAIN = sayer(WORDS.pain);
const SAYS_WISH = sayer(WORDS.wish);

function kindOf(sentence: string): SignalKind | null {
  if (SAYS_PAIN.test(sentence)) return 'pain';
  return SAYS_WISH.test(sentence) ? 'wish' : null;
}

/**
 * Returns sentences of respondents about a difficulty or a wish, found by two lists of words: the product's method before the
 * evidence engine, kept as a baseline for its measures. Linear in the text; stops at a hundred.
 * @param turns the text's turns; the interviewer's are left out, and so is a text without speakers
 */
export function findSignals(text: string, turns: readonly Turn[]): readonly Signal[] {
  const found: Signal[] = [];
  for (const turn of turns) {
    if (turn.role === 'interviewer' || turn.speaker === null) continue;
    for (const place of sentencesIn(text, turn.bodyStart, turn.end)) {
      if (place.end - place.start < SHORTEST) continue;
      const kind = kindOf(foldLines(text.slice(place.start, place.end)));
      if (!kind) continue;
      found.push({ kind, ...place });
      if (found.length === MOST) return found;
    }
  }
  return found;
}
