import { fold } from '#src/domain/core/format.ts';
import { bracketLabels, type CueLabel, prefixLabels } from '#src/domain/research/layouts/cueLabels.ts';
import { joinedTurns, type TimedWords } from '#src/domain/research/layouts/joinedTurns.ts';
import { writeTalk } from '#src/domain/research/layouts/writeTalk.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

/** Words that a program cut out of a recording. */
export interface TimedCue {
  /** As the file names them; null when it names nobody. */
  readonly speaker: string | null;
  /** Seconds of the recording; null when unknown. */
  readonly at: number | null;
  readonly until: number | null;
  readonly words: string;
}

function timedWords({ speaker, at, until, words }: TimedCue, label?: CueLabel): TimedWords {
  const text = words.slice(label?.length ?? 0).trim();
  const named = label === undefined ? speaker : label.label || null;
  const pieces = text === '' ? [] : [{ text, from: 0, to: text.length }];
  return { speaker: named, key: named === null ? null : fold(named), at, until, pieces };
}

/**
 * The talk of a recording that was cut into cues: those of one person in a row are a turn. Where the file names nobody, names that
 * stand before the words are read as in subtitles.
 */
export function talkOfCues(cues: readonly TimedCue[]): Transcript {
  const bodies = cues.map(({ words }) => words);
  const isNamed = cues.some(({ speaker }) => speaker !== null);
  const labels = isNamed ? null : (bracketLabels(bodies) ?? prefixLabels(bodies));
  const { text, labels: known } = writeTalk(joinedTurns(cues.map((cue, place) => timedWords(cue, labels?.[place]))));
  return { text, labels: known };
}
