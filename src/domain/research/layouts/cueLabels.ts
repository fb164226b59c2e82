import { fold } from '../../core/format.ts';
import { withExchanges } from './labels/exchanges.ts';
import { findLabels } from './labels/labelledLines.ts';
import { speakersOf } from './labels/labelSpeakers.ts';

/** A label at the beginning of a cue, and how much of it the label takes; an empty one begins words of somebody without a name. */
export interface CueLabel {
  readonly label: string;
  readonly length: number;
}

/** A name in brackets before words: «(Анна)», «[Спикер 1]:», «<Спикер №1>». */
const BRACKETED = /^\s*(?:\(([^()\n]{1,60})\)|\[([^[\]\n]{1,60})\]|<([^<>\n]{1,60})>)\s*:?\s*(?=\S)/;
/** Markup of cues. */
const TAG = /^\/?(?:[bcisuv]|font|lang|ruby|rt|em|strong)(?![\p{L}\p{N}])|^[\d:.]+$/iu;
/** A name and a colon before words; what ends a sentence is in no name. */
const PREFIX = /^((?:(?![.?!…,;]\s)[^:\n]){1,60}):(?=\s)\s*(?=\S)/;
/** Another person begins to speak. */
const CHANGE = /^\s*(?:>>|&gt;&gt;)\s*/;
/** Least part of the cues that labels of a kind begin, to be labels whatever they look like. */
const BRACKET_SHARE = 0.6;
const PREFIX_SHARE = 0.8;
/** The same, for labels that look like names. */
const NAME_SHARE = 0.5;

/** Words that begin a sentence, with a colon behind, and never name anybody. */
const CALLS = new Set(
  'смотрите смотри короче итак значит слушайте слушай понимаете знаете кстати допустим скажем дальше потом далее плюс вывод'.split(
    ' ',
  ),
);

const repeats = (labels: readonly CueLabel[]): boolean =>
  new Set(labels.map(({ label }) => fold(label))).size < labels.length;

/** Names in brackets, by the place of their cue; null where they are none: sounds, or too few. */
export function bracketLabels(bodies: readonly string[]): readonly (CueLabel | undefined)[] | null {
  const found = bodies.map((body): CueLabel | undefined => {
    const match = BRACKETED.exec(body.slice(0, 100));
    const label = (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
    return match && label !== '' && !TAG.test(label) ? { label, length: match[0].length } : undefined;
  });
  const known = found.flatMap((one) => one ?? []);
  const filled = bodies.filter((body) => body.trim() !== '').length;
  return known.length >= filled * BRACKET_SHARE && repeats(known) ? found : null;
}

/** Names with a colon, by the place of their cue; null where there are none: «Смотрите: …» is no name. */
export function prefixLabels(bodies: readonly string[]): readonly (CueLabel | undefined)[] | null {
  const changes = bodies.map((body) => CHANGE.exec(body)?.[0].length ?? 0);
  const rests = bodies.map((body, index) => body.slice(changes[index] ?? 0));
  const all = rests.map((rest, index): CueLabel | undefined => {
    const match = PREFIX.exec(rest.slice(0, 100));
    return match ? { label: (match[1] ?? '').trim(), length: (changes[index] ?? 0) + match[0].length } : undefined;
  });
  const filled = bodies.filter((body) => body.trim() !== '').length;
  const prefixed = all.flatMap((one) => one ?? []);
  const isEach = prefixed.length >= filled * PREFIX_SHARE && repeats(prefixed);
  const lines = rests.map((rest) => rest.replaceAll('\n', ' ')).join('\n');
  const candidates = findLabels(lines);
  const speakers = withExchanges(lines, candidates, speakersOf(candidates));
  const names = new Map(
    candidates.candidates.filter(({ isInline }) => !isInline).map(({ label }) => [label.key, label]),
  );
  const named = prefixed.filter(({ label }) => names.get(fold(label))?.isName);
  const areNames = named.length >= filled * NAME_SHARE && repeats(named);
  const isSpeaker = ({ label }: CueLabel): boolean => {
    const key = fold(label);
    if (CALLS.has(key)) return false;
    return isEach || speakers.has(key) || (areNames && names.get(key)?.isName === true);
  };
  const marked = all.map((one, index): CueLabel | undefined => {
    if (one && isSpeaker(one)) return one;
    const change = changes[index] ?? 0;
    return change > 0 ? { label: '', length: change } : undefined;
  });
  return marked.some((one) => one !== undefined) ? marked : null;
}
