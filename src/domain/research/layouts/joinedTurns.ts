import { endsSentence } from './lines.ts';
import type { SourcePiece } from './pieces.ts';
import type { Utterance } from './writeTalk.ts';

/** Seconds of one person's words in a turn, from which on a sentence's end parts it: so that one can play from about any minute. */
const LONG = 45;
/** Seconds from which on any cue parts it. */
const LONGEST = 90;
/** The same for words without a speaker, with the seconds of silence that split them. */
const PARAGRAPH = 20;
const SILENCE = 2.5;

/** Words of one person as a recording was cut into pieces: a cue, a segment. */
export interface TimedWords extends Utterance {
  /** Seconds at which they end; null when unknown. */
  readonly until: number | null;
  /** The same person by whatever case; null for nobody. */
  readonly key: string | null;
  /** Whether another person begins with it, whoever it is. Default: the key tells it. */
  readonly isOther?: boolean | undefined;
}

/** Joins cues of one person into turns; those without words go. */
export function joinedTurns(cues: readonly TimedWords[]): Utterance[] {
  const turns: {
    speaker: string | null;
    key: string | null;
    at: number | null;
    pieces: SourcePiece[];
    until: number | null;
  }[] = [];
  for (const { speaker, key, at, until, pieces, isOther } of cues) {
    if (pieces.length === 0) continue;
    const last = turns.at(-1);
    const before = last?.pieces.at(-1);
    const isEnd = endsSentence(before?.text ?? '');
    const lasted = at !== null && last?.at != null ? at - last.at : 0;
    const paused = at !== null && last?.until != null ? at - last.until : 0;
    const long = key === null ? lasted >= PARAGRAPH || paused >= SILENCE : lasted >= LONG;
    const isAround = (at === null) !== (last?.at === null);
    if (!last || !before || isAround || isOther || last.key !== key || (isEnd && long) || lasted >= LONGEST) {
      turns.push({ speaker, key, at, pieces: [...pieces], until });
    } else {
      last.pieces.push({ text: ' ', from: before.to, to: pieces[0]?.from ?? before.to }, ...pieces);
      last.until = until;
    }
  }
  return turns;
}
