import * as v from 'valibot';

import { leadingStamp } from '#src/domain/research/layouts/stamps.ts';

import type { TimedCue } from './timedCue.ts';

/** A field that is left out when it is not what it was. */
const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);
const moment = maybe(v.nullable(v.pipe(v.number(), v.minValue(0))));
const name = maybe(v.nullable(v.union([v.string(), v.number()])));

const word = v.object({ word: maybe(v.string()), text: maybe(v.string()), start: moment, end: moment, speaker: name });
type Word = v.InferOutput<typeof word>;

/** A segment of Whisper, WhisperX and those that write as they do. */
const segment = v.object({
  start: moment,
  end: moment,
  text: maybe(v.string()),
  transcript: maybe(v.string()),
  speaker: name,
  words: maybe(v.array(word)),
});
type Segment = v.InferOutput<typeof segment>;

/** A segment of whisper.cpp. */
const stretch = v.object({
  timestamps: maybe(v.object({ from: v.string(), to: v.string() })),
  offsets: maybe(v.object({ from: v.number(), to: v.number() })),
  text: v.string(),
  speaker: name,
});

/** An event of YouTube's json3: words with the milliseconds between them. */
const event = v.object({
  tStartMs: maybe(v.number()),
  dDurationMs: maybe(v.number()),
  segs: maybe(v.array(v.object({ utf8: v.optional(v.string(), '') }))),
});

const shapes = {
  segments: v.object({ segments: v.array(segment) }),
  transcription: v.object({ transcription: v.array(stretch) }),
  utterances: v.object({ utterances: v.array(segment), audio_duration: maybe(v.nullable(v.number())) }),
  results: v.object({ results: v.object({ utterances: v.array(segment) }) }),
  events: v.object({ events: v.array(event) }),
};

const nameOf = (speaker: string | number | null | undefined): string | null => {
  const given = typeof speaker === 'number' ? `Speaker ${speaker}` : (speaker ?? '').trim();
  return given === '' ? null : given;
};

const spaceless = (text: string): string => text.replaceAll(/\s+/g, '');
const wordOf = ({ word: said, text }: Word): string => said ?? text ?? '';

/** A segment in which several people speak, by its words; null where its words are not those of its text. */
function byWords(words: readonly Word[], { start, end, text, speaker }: Segment): TimedCue[] | null {
  const people = new Set(words.flatMap((one) => nameOf(one.speaker) ?? []));
  if (people.size < 2 || spaceless(words.map(wordOf).join('')) !== spaceless(text ?? '')) return null;
  const cues: { speaker: string | null; at: number | null; until: number | null; words: string }[] = [];
  for (const one of words) {
    const last = cues.at(-1);
    // A word that nobody is known to say goes on.
    const by = nameOf(one.speaker) ?? last?.speaker ?? nameOf(speaker);
    const said = wordOf(one).trim();
    if (last && last.speaker === by) {
      last.words += ` ${said}`;
      last.until = one.end ?? last.until;
    } else
      cues.push({
        speaker: by,
        at: one.start ?? (last ? null : (start ?? null)),
        until: one.end ?? end ?? null,
        words: said,
      });
  }
  return cues;
}

/** @param unit how many of it a second has */
const secondsOf = (time: number | null | undefined, unit: number): number | null => (time == null ? null : time / unit);

const segmentCues = (segments: readonly Segment[], unit = 1): TimedCue[] =>
  segments.flatMap((one): TimedCue[] => {
    const { start, end, text, transcript, speaker, words = [] } = one;
    const split = byWords(words, one);
    if (split) return split.map((cue) => ({ ...cue, at: secondsOf(cue.at, unit), until: secondsOf(cue.until, unit) }));
    const said = text ?? transcript ?? words.map(wordOf).join(' ');
    return [{ speaker: nameOf(speaker), at: secondsOf(start, unit), until: secondsOf(end, unit), words: said.trim() }];
  });

/** How many of the unit of its times a second has: whole numbers are milliseconds, unless the recording is told to be as long. */
function unitOf(all: readonly Segment[], lasts: number | null | undefined): number {
  const times = all.flatMap(({ start, end }) => [start ?? 0, end ?? 0]);
  const last = times.reduce((most, one) => Math.max(most, one), 0);
  return times.every(Number.isInteger) && last > (lasts ?? 0) * 2 ? 1000 : 1;
}

/** Cues of what a recognizer wrote as JSON; null for any other JSON. */
export function jsonCues(content: unknown): TimedCue[] | null {
  if (v.is(shapes.segments, content)) return segmentCues(v.parse(shapes.segments, content).segments);
  if (v.is(shapes.transcription, content))
    return v.parse(shapes.transcription, content).transcription.map(({ offsets, timestamps, text, speaker }) => ({
      speaker: nameOf(speaker),
      at: offsets ? offsets.from / 1000 : (leadingStamp(timestamps?.from ?? '')?.at ?? null),
      until: offsets ? offsets.to / 1000 : (leadingStamp(timestamps?.to ?? '')?.at ?? null),
      words: text.trim(),
    }));
  if (v.is(shapes.utterances, content)) {
    const { utterances, audio_duration: lasts } = v.parse(shapes.utterances, content);
    return segmentCues(utterances, unitOf(utterances, lasts));
  }
  if (v.is(shapes.results, content)) return segmentCues(v.parse(shapes.results, content).results.utterances);
  if (v.is(shapes.events, content))
    return v.parse(shapes.events, content).events.flatMap(({ tStartMs, dDurationMs, segs = [] }): TimedCue[] => {
      const words = segs
        .map(({ utf8 }) => utf8)
        .join('')
        .trim();
      const at = tStartMs === undefined ? null : tStartMs / 1000;
      return words === ''
        ? []
        : [{ speaker: null, at, until: at === null ? null : at + (dDurationMs ?? 0) / 1000, words }];
    });
  return null;
}
