import { stampDay } from '#src/domain/research/layouts/stamps.ts';
import { turnText, turnsOf, type Transcript } from '#src/domain/research/transcript.ts';

/** Words of a person as EXPECTED.json tells them: tests/fixtures/blind/README.md. */
export interface ExpectedTurn {
  readonly at?: number | null;
  readonly atAlso?: readonly (number | null)[];
  readonly speaker: string | null;
  readonly speakerAlso?: readonly (string | null)[];
  readonly text: string;
  readonly textAlso?: readonly string[];
  readonly textContains?: string;
  readonly optional?: 'toldInstead';
  readonly mark?: readonly string[];
  readonly stamp?: string;
}

/** Words that are to be seen apart from those of the talk. */
export interface ExpectedApart {
  readonly text: string;
  readonly textAlso?: readonly string[];
}

/** What else is right, by what EXPECTED.json says of it in words. */
export interface AlsoRight {
  /** Lines that nobody says, of what is told within the text: they are no turns. */
  readonly asides?: RegExp | undefined;
  /** Words of nobody may go on what was said before them. */
  readonly goesOn?: boolean;
  /** Dashes before words may be gone. */
  readonly isDashless?: boolean;
}

interface ReadTurn {
  readonly at: number | null;
  readonly speaker: string | null;
  readonly text: string;
}

/** One line, without signs of direction, letters composed. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u200E\u2068\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const escaped = (text: string): string => tidy(text).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const anyCase = (stem: string): string =>
  [...stem]
    .map((one) =>
      /\p{L}/u.test(one) ? `[${one.toLowerCase()}${one.toUpperCase()}]` : one === ' ' ? String.raw`\s` : escaped(one),
    )
    .join('');

/** A pattern for the words of one turn. */
function patternOf(
  { text, textAlso = [], textContains, mark = [] }: ExpectedTurn,
  shaped: (words: string) => string,
): string {
  const marks = mark.length === 0 ? '' : `(?=.*(?:${mark.map(anyCase).join('|')}))`;
  if (textContains !== undefined) return `${marks}.*?${escaped(textContains)}.*?`;
  const words = [text, ...textAlso].map((one) => escaped(shaped(one))).join('|');
  return mark.length === 0 ? `(?:${words})` : `${marks}.*?(?:${words}).*?`;
}

const isSpeaker = (turn: ExpectedTurn, speaker: string | null): boolean =>
  [turn.speaker, ...(turn.speakerAlso ?? [])].some((one) => one?.trim() === speaker?.trim());

const shown = ({ at, speaker, text }: { at?: number | null; speaker: string | null; text: string }): string =>
  `${at == null ? '' : `[${at}] `}${speaker ?? '∅'}: ${tidy(text).slice(0, 60)}`;

/** Turns of one speaker in a row as one. */
function joined(turns: readonly ReadTurn[]): ReadTurn[] {
  const all: ReadTurn[] = [];
  for (const turn of turns) {
    const last = all.at(-1);
    if (last && last.speaker === turn.speaker) all[all.length - 1] = { ...last, text: `${last.text} ${turn.text}` };
    else all.push(turn);
  }
  return all;
}

/** What is known of a row, each time it becomes another. */
const changesOf = (row: readonly (string | null)[]): string[] =>
  row.flatMap((one) => one ?? []).filter((one, index, all) => one !== all[index - 1]);

/** What differs between what a text says and what is expected; empty when nothing does. */
export function turnFaults(
  transcript: Transcript,
  expected: readonly ExpectedTurn[],
  apart: readonly ExpectedApart[],
  { asides, goesOn = false, isDashless = false }: AlsoRight = {},
): string[] {
  const { text } = transcript;
  const faults: string[] = [];
  const isApart = (words: string) =>
    apart.some(({ text: own, textAlso = [] }) => [own, ...textAlso].some((one) => words.includes(tidy(one))));
  const whole = tidy(text);
  const underLine = apart.length > 0 ? text.indexOf('\n---\n') : -1;
  for (const one of apart) {
    if (![one.text, ...(one.textAlso ?? [])].some((words) => whole.includes(tidy(words))))
      faults.push(`not seen apart: ${one.text}`);
  }
  const shaped = (words: string) => {
    const without = asides ? words.replaceAll(asides, '') : words;
    return tidy(isDashless ? without.replaceAll(/(?<=^|\s)[-–—]\s?(?=\p{L})/gu, '') : without);
  };
  const turns = turnsOf(transcript);
  const got = joined(
    turns
      .map((turn) => ({
        at: turn.at,
        speaker: turn.speaker?.normalize('NFC') ?? null,
        // Words that stand apart may leave a sign where they belong.
        text: shaped(underLine >= 0 ? turnText(text, turn).replaceAll(/\[\d+\]/g, '') : turnText(text, turn)),
        isUnder: underLine >= 0 && turn.start > underLine,
      }))
      .filter((turn) => turn.text !== '' && !(turn.speaker === null && (turn.isUnder || isApart(turn.text)))),
  );
  const wanted = asides ? expected.filter(({ text: words, optional }) => words !== '' || !optional) : expected;
  let at = 0;
  for (const [index, turn] of got.entries()) {
    const first = wanted[at];
    const isFollowed = got[index + 1]?.speaker === null;
    if (!first) return [...faults, `too much: ${shown(turn)}`];
    const belongs = (one: ExpectedTurn, place: number): boolean =>
      isSpeaker(one, turn.speaker) || (goesOn && !isFollowed && place > 0 && one.speaker === null);
    const rest = wanted.slice(at);
    const end = rest.findIndex((one, place) => !belongs(one, place));
    const group = end < 0 ? rest : rest.slice(0, end);
    at += group.length;
    if (group.length === 0) return [...faults, `${shown(turn)} ≠ ${shown(first)}`];
    if (!new RegExp(`^${group.map((one) => patternOf(one, shaped)).join('\\s?')}$`, 'u').test(turn.text))
      return [...faults, `${shown(turn)} ≠ ${shown({ ...first, text: group.map((one) => one.text).join(' ') })}`];
    const times = [first.at ?? null, ...(first.atAlso ?? [])];
    const isTimed = times.some((time) =>
      time === null || turn.at === null ? time === turn.at : Math.abs(time - turn.at) < 0.006,
    );
    if (!isTimed) faults.push(`at ${turn.at}, not ${times.join(' or ')}: ${turn.text.slice(0, 30)}`);
  }
  const rest = wanted.slice(at).filter((one) => tidy(one.text) !== '' || (one.mark ?? []).length > 0);
  if (rest[0]) faults.push(`missing: ${shown(rest[0])}`);
  const days = changesOf(expected.map(({ stamp }) => stamp?.slice(0, 10).split('-').toReversed().join('.') ?? null));
  const kept = changesOf(turns.map(({ start, bodyStart }) => stampDay(text.slice(start, bodyStart))));
  if (days.length > 0 && days.join() !== kept.join()) faults.push(`the days are ${kept.join()}, not ${days.join()}`);
  return faults;
}
