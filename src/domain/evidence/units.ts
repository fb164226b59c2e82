import type { TextRange } from '../core/textRange.ts';
import { sentencesIn } from '../research/sentences.ts';
import { saidIn, type Turn } from '../research/transcript.ts';

/** The smallest piece that is proposed: a sentence of a respondent, or a breath of speech that was written down without marks. */
export interface Unit extends TextRange {
  /** Which turn it is of, by its place among all turns. */
  readonly turn: number;
  /** Its place among the pieces of its turn, from 0. */
  readonly place: number;
  /** How many pieces its turn has. */
  readonly pieces: number;
  /** The interviewer's last words before the turn; null at the beginning. */
  readonly question: TextRange | null;
}

/** Number of words from which a sentence may be speech without punctuation. */
const UNMARKED_WORDS = 28;
/** Words to a mark from which on a long sentence has too few of them. */
const WORDS_TO_MARK = 18;
/** Fewest and most words of a breath. */
const SHORTEST_BREATH = 9;
const LONGEST_BREATH = 24;
/** Words that begin another thought, where nothing else tells. */
const BEGINS_THOUGHT = /^(?:а|но|ну|и|вот|потому|поэтому|короче|потом|зато|хотя|я|мы|у)$/iu;

/** A sentence as it is, or in breaths when it is long and has next to no marks: a recogniser's text may have none at all. */
function breathsOf(text: string, sentence: TextRange): TextRange[] {
  const words = [...text.slice(sentence.start, sentence.end).matchAll(/\S+/g)];
  const marks = text.slice(sentence.start, sentence.end).match(/[,;—–]/g)?.length ?? 0;
  if (words.length <= UNMARKED_WORDS || marks * WORDS_TO_MARK >= words.length) return [sentence];
  const breaths: TextRange[] = [];
  let first = 0;
  const push = (last: number) => {
    const [from, to] = [words[first], words[last]];
    if (from && to) breaths.push({ start: sentence.start + from.index, end: sentence.start + to.index + to[0].length });
    first = last + 1;
  };
  words.forEach(([word], index) => {
    const length = index - first;
    if ((length >= SHORTEST_BREATH && BEGINS_THOUGHT.test(word)) || length >= LONGEST_BREATH) push(index - 1);
  });
  push(words.length - 1);
  return breaths;
}

/**
 * Returns the pieces of all speakers' words but the interviewer's, in order; text without a speaker has none. Linear in the text.
 */
export function unitsOf(text: string, turns: readonly Turn[]): Unit[] {
  const units: Unit[] = [];
  let question: TextRange | null = null;
  const isSaid = saidIn(turns);
  turns.forEach((said, turn) => {
    const { role, bodyStart, end } = said;
    if (!isSaid(said)) return;
    if (role === 'interviewer') {
      question = { start: bodyStart, end };
      return;
    }
    const pieces = sentencesIn(text, bodyStart, end).flatMap((sentence) => breathsOf(text, sentence));
    pieces.forEach((piece, place) => units.push({ ...piece, turn, place, pieces: pieces.length, question }));
  });
  return units;
}
