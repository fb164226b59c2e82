import type { SpeakerRole } from '#src/domain/research/layouts/roles.ts';
import { turnsOf, type GivenRoles, type Transcript, type Turn } from '#src/domain/research/transcript.ts';
import type { ParsedText } from '#src/features/research/reading/useMaterialReading.ts';

/** A text that is to be read, and the roles that a person gave to its speakers. */
export interface TextToParse extends Transcript {
  readonly given: GivenRoles;
}

/**
 * Parsed text, packed for transfer between threads: hundreds of thousands of turns as objects block the receiving page longer
 * than numbers do.
 */
export interface PackedText {
  /** {@link WIDTH} numbers for each turn. */
  readonly turns: Float64Array;
  /** Speakers' labels; a turn has the index of its own. */
  readonly speakers: readonly string[];
}

/** Numbers of a turn: start, bodyStart, end, at, until, speaker, role. NaN for an unknown time, -1 for no speaker. */
const WIDTH = 7;

const ROLES: readonly SpeakerRole[] = ['interviewer', 'respondent', 'other'];

/** Finds the turns of a text. Linear in the text: a second for 10 MB. */
export function parseText({ given, ...transcript }: TextToParse): ParsedText {
  return { turns: turnsOf(transcript, given) };
}

/** Packs a parsed text for sending. */
export function packText({ turns }: ParsedText): PackedText {
  const numbers = new Float64Array(turns.length * WIDTH);
  const speakers = new Map<string, number>();
  const indexOf = (speaker: string): number => {
    const known = speakers.get(speaker) ?? speakers.size;
    speakers.set(speaker, known);
    return known;
  };
  turns.forEach(({ start, bodyStart, end, at, until, speaker, role }, index) => {
    numbers.set(
      [
        start,
        bodyStart,
        end,
        at ?? Number.NaN,
        until ?? Number.NaN,
        speaker === null ? -1 : indexOf(speaker),
        ROLES.indexOf(role),
      ],
      index * WIDTH,
    );
  });
  return { turns: numbers, speakers: [...speakers.keys()] };
}

/** Unpacks a sent text. */
export function unpackText({ turns: numbers, speakers }: PackedText): ParsedText {
  const turns: Turn[] = [];
  const numberAt = (place: number): number => numbers[place] ?? Number.NaN;
  const timeAt = (place: number): number | null => (Number.isNaN(numberAt(place)) ? null : numberAt(place));
  for (let at = 0; at < numbers.length; at += WIDTH) {
    turns.push({
      speaker: speakers[numberAt(at + 5)] ?? null,
      role: ROLES[numberAt(at + 6)] ?? 'other',
      at: timeAt(at + 3),
      until: timeAt(at + 4),
      start: numberAt(at),
      bodyStart: numberAt(at + 1),
      end: numberAt(at + 2),
    });
  }
  return { turns };
}
