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
  [...stem].map((one) => (/\p{L}/u.test(one) ? `[${one.toLowerCase()}${one.toUpperCase()}]` : escaped(one))).join('');

/** A pattern for the words of one turn. */
function patternOf({ text, textAlso = [], textContains, mark = [] }: ExpectedTurn): string {
  const marks = mark.length === 0 ? '' : `(?=.*(?:${mark.map(anyCase).join('|')}))`;
  if (textContains !== undefined) return `${marks}.*?${escaped(textContains)}.*?`;
  const words = [text, ...textAlso].map(escaped).join('|');
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

/** What differs between what a text says and what is expected; empty when nothing does. */
export function turnFaults(
  transcript: Transcript,
  expected: readonly ExpectedTurn[],
  apart: readonly ExpectedApart[],
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
  const got = joined(
    turnsOf(transcript)
      .map((turn) => ({
        at: turn.at,
        speaker: turn.speaker?.normalize('NFC') ?? null,
        // Words that stand apart may leave a sign where they belong.
        text: tidy(underLine >= 0 ? turnText(text, turn).replaceAll(/\[\d+\]/g, '') : turnText(text, turn)),
        isUnder: underLine >= 0 && turn.start > underLine,
      }))
      .filter((turn) => turn.text !== '' && !(turn.speaker === null && (turn.isUnder || isApart(turn.text)))),
  );
  let at = 0;
  for (const turn of got) {
    const first = expected[at];
    if (!first) return [...faults, `too much: ${shown(turn)}`];
    const group: ExpectedTurn[] = [];
    while (expected[at] && isSpeaker(expected[at] as ExpectedTurn, turn.speaker)) {
      group.push(expected[at] as ExpectedTurn);
      at += 1;
    }
    if (group.length === 0) return [...faults, `${shown(turn)} ≠ ${shown(first)}`];
    if (!new RegExp(`^${group.map(patternOf).join('\\s?')}$`, 'u').test(turn.text))
      return [...faults, `${shown(turn)} ≠ ${shown({ ...first, text: group.map((one) => one.text).join(' ') })}`];
    const times = [first.at ?? null, ...(first.atAlso ?? [])];
    const isTimed = times.some((time) =>
      time === null || turn.at === null ? time === turn.at : Math.abs(time - turn.at) < 0.006,
    );
    if (!isTimed) faults.push(`at ${turn.at}, not ${times.join(' or ')}: ${turn.text.slice(0, 30)}`);
  }
  const rest = expected.slice(at).filter((one) => tidy(one.text) !== '' || (one.mark ?? []).length > 0);
  if (rest[0]) faults.push(`missing: ${shown(rest[0])}`);
  // A turn has no day of its own: the days of a talk of several are lost.
  const days = new Set(expected.flatMap(({ stamp }) => (stamp === undefined ? [] : [stamp.slice(0, 10)])));
  if (days.size > 1) faults.push(`the days are not kept: ${[...days].join(', ')}`);
  return faults;
}
