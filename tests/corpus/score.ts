import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { SpeakerRole } from '#src/domain/research/layouts/roles.ts';
import { type Transcript, turnText, turnsOf } from '#src/domain/research/transcript.ts';
import { readTranscript } from './readTranscript.ts';

/** A turn as the labels beside a file tell it. */
interface Expected {
  /** As written; «—1» means a person whom the file does not name; null for none. */
  readonly speaker: string | null;
  readonly role: SpeakerRole;
  /** Whole seconds; null where the file tells none. */
  readonly at: number | null;
  readonly words: string;
}

/** How well one file was read. */
export interface Score {
  readonly file: string;
  readonly layout: string;
  readonly turns: number;
  /** Turns with their words whole, nothing strange among them, and the right speaker. */
  readonly speakers: number;
  /** Number of those turns with the right role. */
  readonly roles: number;
  /** Turns whose time is given in the file, and those of them whose time is right. */
  readonly timed: number;
  readonly times: number;
  /** Errors, for people. */
  readonly faults: readonly string[];
}

/** Letters and figures only: how lines break and words are hyphenated tells nothing of who speaks. */
const lettersOf = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A line that says what a message was: «(фото)». */
const MARK = /^\([^()]*\)$/;

interface Got {
  readonly speaker: string | null;
  readonly role: SpeakerRole;
  readonly at: number | null;
  readonly from: number;
  readonly to: number;
}

/** Compares what is read of a text with what is expected of it. */
function scoreOf(file: string, layout: string, expected: readonly Expected[], talk: Transcript): Score {
  let letters = '';
  const got: Got[] = [];
  for (const turn of turnsOf(talk)) {
    const from = letters.length;
    letters += lettersOf(turnText(talk.text, turn));
    // What stands for a picture or a voice is said by nobody's words.
    if (letters.length > from && !MARK.test(turnText(talk.text, turn))) got.push({ ...turn, from, to: letters.length });
  }
  const faults: string[] = [];
  const unnamed = new Map<string, string | null>();
  let speakers = 0;
  let roles = 0;
  let timed = 0;
  let times = 0;
  let cursor = 0;
  /** Attributed words that were read but belong to no turn. */
  const strange = new Set(got.filter(({ speaker }) => speaker !== null));
  expected.forEach((turn, index) => {
    const words = lettersOf(turn.words);
    const short = `${index + 1}. ${turn.speaker ?? ''}: ${turn.words.slice(0, 40)}`;
    const from = letters.indexOf(words, cursor);
    if (from < 0) {
      faults.push(`${short} — words are not whole`);
      return;
    }
    const to = from + words.length;
    cursor = to;
    const holders = got.filter((one) => one.from < to && one.to > from);
    for (const holder of holders) strange.delete(holder);
    const isSame = (other: Expected | undefined) => other?.speaker === turn.speaker;
    const [first] = holders;
    const last = holders.at(-1);
    const begins = first?.from === from || isSame(expected[index - 1]);
    const ends = last?.to === to || isSame(expected[index + 1]);
    const isRight = holders.every(({ speaker }) => {
      if (!turn.speaker?.startsWith('—')) return speaker?.toLowerCase() === turn.speaker?.toLowerCase();
      if (!unnamed.has(turn.speaker) && ![...unnamed.values()].includes(speaker)) unnamed.set(turn.speaker, speaker);
      return unnamed.get(turn.speaker) === speaker;
    });
    if (!begins || !ends || !isRight) {
      const who = holders.map(({ speaker }) => speaker ?? '—').join(', ');
      faults.push(`${short} — ${isRight ? 'joined with other words' : `said by ${who}`}`);
      return;
    }
    speakers += 1;
    if (holders.every(({ role }) => role === turn.role)) roles += 1;
    else faults.push(`${short} — ${holders.map(({ role }) => role).join(', ')}, not ${turn.role}`);
    if (turn.at !== null) {
      timed += 1;
      if (Math.floor(first?.at ?? -1) === turn.at) times += 1;
      else faults.push(`${short} — at ${first?.at}, not ${turn.at}`);
    }
  });
  for (const { speaker, from, to } of strange)
    faults.push(`${speaker} says what nobody said: ${letters.slice(from, to).slice(0, 40)}`);
  return { file, layout, turns: expected.length, speakers, roles, timed, times, faults };
}

/** Reads every file of a folder of the set and scores it. */
export async function scoreFolder(folder: string): Promise<Score[]> {
  const scores: Score[] = [];
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.labels.json'))) {
    const { layout, turns } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as {
      layout: string;
      turns: Expected[];
    };
    const file = name.replace(/\.labels\.json$/, '');
    try {
      scores.push(scoreOf(file, layout, turns, await readTranscript(path.join(folder, file))));
    } catch (error) {
      const faults = [String(error)];
      scores.push({ file, layout, turns: turns.length, speakers: 0, roles: 0, timed: 0, times: 0, faults });
    }
  }
  return scores;
}

const percent = (part: number, whole: number): string => (whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)} %`);
const total = (scores: readonly Score[], of: (score: Score) => number): number =>
  scores.reduce((sum, score) => sum + of(score), 0);

/** Share of the turns with the right speaker, and with the right role, 0 to 1. */
export const sharesOf = (scores: readonly Score[]): { readonly speakers: number; readonly roles: number } => ({
  speakers: total(scores, ({ speakers }) => speakers) / total(scores, ({ turns }) => turns),
  roles: total(scores, ({ roles }) => roles) / total(scores, ({ turns }) => turns),
});

/** The scores as a table by layout, with every fault under it. */
export function report(scores: readonly Score[]): string {
  const row = (title: string, of: readonly Score[]) =>
    [
      title.padEnd(18),
      `${of.filter(({ faults }) => faults.length === 0).length} of ${of.length} whole`.padEnd(16),
      `speakers ${percent(
        total(of, (score) => score.speakers),
        total(of, (score) => score.turns),
      )}`.padEnd(18),
      `roles ${percent(
        total(of, (score) => score.roles),
        total(of, (score) => score.turns),
      )}`.padEnd(16),
      `times ${percent(
        total(of, (score) => score.times),
        total(of, (score) => score.timed),
      )}`,
    ].join(' ');
  const layouts = [...new Set(scores.map(({ layout }) => layout))].sort();
  const faults = scores.flatMap(({ file, faults: found }) => found.map((fault) => `  ${file}: ${fault}`));
  return [
    ...layouts.map((layout) =>
      row(
        layout,
        scores.filter((score) => score.layout === layout),
      ),
    ),
    row('all', scores),
    ...faults,
  ].join('\n');
}
