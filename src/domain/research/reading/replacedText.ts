import type { Op } from '../../core/operation.ts';
import { ordered } from '../../core/record.ts';
import type { TextRange } from '../../core/textRange.ts';
import type { Hypothesis } from '../hypothesis.ts';
import type { Mark } from '../mark.ts';
import type { Passage, Research } from '../research.ts';
import { fold } from '../../core/format.ts';
import { lazily } from '../../core/lazily.ts';
import { findInFolded } from '../textSearch.ts';
import { turnAt, turnsOf, type Transcript } from '../transcript.ts';

/** Place in a text with its former words. */
export interface Anchored extends TextRange {
  readonly words: string;
}

/** How many code units around a place tell it from another one of the same words. */
const CONTEXT = 40;
/** Most places of the same words that are compared: more of them say nothing about where one was. */
const MOST_PLACES = 200;
/** Distance from their expected place within which words are looked for first, code units. */
const NEAR = 20_000;

/** Length of the common beginning, and of the common end behind it. */
function commonEnds(was: string, now: string): { readonly head: number; readonly tail: number } {
  const shorter = Math.min(was.length, now.length);
  let head = 0;
  while (head < shorter && was[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && was[was.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1;
  return { head, tail };
}

/** Places of some words in a part of a text, letter by letter. */
function placesOf(words: string, text: string, from: number, to: number): TextRange[] {
  const places: TextRange[] = [];
  for (let at = text.indexOf(words, from); at >= 0 && at + words.length <= to; at = text.indexOf(words, at + 1)) {
    places.push({ start: at, end: at + words.length });
    if (places.length === MOST_PLACES) break;
  }
  return places;
}

/** How many letters agree, counted from a place outwards. */
function agreement(was: string, before: TextRange, now: string, after: TextRange): number {
  let agreeing = 0;
  while (
    agreeing < CONTEXT &&
    was[before.start - 1 - agreeing] !== undefined &&
    was[before.start - 1 - agreeing] === now[after.start - 1 - agreeing]
  ) {
    agreeing += 1;
  }
  let behind = 0;
  while (
    behind < CONTEXT &&
    was[before.end + behind] !== undefined &&
    was[before.end + behind] === now[after.end + behind]
  ) {
    behind += 1;
  }
  return agreeing + behind;
}

/**
 * Finds the places of words in a replacing text: nothing moves in the common beginning and end of both texts; in between the
 * words are searched as written, else in other case or with other line breaks. Of several places the one with the most similar
 * surroundings wins, then the nearest. Null when the words are gone.
 */
export function findAgain(places: readonly Anchored[], was: string, now: string): (TextRange | null)[] {
  const { head, tail } = commonEnds(was, now);
  const moved = now.length - was.length;
  const folded = lazily(() => fold(now));
  return places.map((place) => {
    // Words that an earlier replacement already moved from their stored place are looked for like the others.
    const stoodThere = was.slice(place.start, place.end) === place.words;
    if (stoodThere && place.end <= head) return { start: place.start, end: place.end };
    if (stoodThere && place.start >= was.length - tail) return { start: place.start + moved, end: place.end + moved };
    if (place.words.trim() === '') return null;
    const expected = was.length === 0 ? 0 : Math.round((place.start / was.length) * now.length);
    const near = placesOf(place.words, now, Math.max(0, expected - NEAR), expected + NEAR);
    const exact = near.length > 0 ? near : placesOf(place.words, now, 0, now.length);
    const found = exact.length > 0 ? exact : findInFolded(folded(), place.words, MOST_PLACES);
    const distance = (one: TextRange) => Math.abs(one.start - expected);
    const likeness = (one: TextRange) => agreement(was, place, now, one);
    return (
      found
        .map((one) => ({ one, likeness: likeness(one), distance: distance(one) }))
        .sort((a, b) => b.likeness - a.likeness || a.distance - b.distance)[0]?.one ?? null
    );
  });
}

/** Company records that may name places in a material. */
export interface PlacesIn {
  readonly marks: readonly Pick<Mark, 'id' | 'materialId' | 'start' | 'end' | 'text' | 'respondent'>[];
  readonly studies: readonly Pick<Research, 'id' | 'insights'>[];
  readonly hypotheses: readonly Pick<Hypothesis, 'id' | 'quotes'>[];
}

/** A place that a record names, and the operation that moves it. */
interface Held extends Anchored {
  /** Speaker that the record names; absent where it names none. */
  readonly respondent?: string;
  /** @param respondent who speaks there now. Default: as before */
  readonly moveTo: (passage: Passage, words: string, respondent?: string) => Op;
}

/** The field of a speaker, where one is told. */
const saidBy = (respondent: string | undefined) => (respondent === undefined ? {} : { respondent });

/** Everything that names a place in a material. */
function placesHeld(materialId: string, { marks, studies, hypotheses }: PlacesIn): Held[] {
  return [
    ...marks
      .filter((mark) => mark.materialId === materialId)
      .map(({ id, start, end, text, respondent }): Held => ({
        start,
        end,
        words: text,
        respondent,
        moveTo: (passage, words, by) => ({
          op: 'set',
          kind: 'mark',
          id,
          fields: { start: passage.start, end: passage.end, text: words, ...saidBy(by) },
        }),
      })),
    ...studies.flatMap(({ id, insights }) =>
      ordered(insights).flatMap(({ key, passage, quote }): Held[] =>
        passage?.materialId === materialId
          ? [
              {
                ...passage,
                words: quote,
                moveTo: (to, words) => ({
                  op: 'setMember',
                  kind: 'research',
                  id,
                  map: 'insights',
                  key,
                  fields: { passage: to, quote: words },
                }),
              },
            ]
          : [],
      ),
    ),
    ...hypotheses.flatMap(({ id, quotes }) =>
      ordered(quotes).flatMap(({ key, passage, text, respondent }): Held[] =>
        passage?.materialId === materialId
          ? [
              {
                ...passage,
                words: text,
                respondent,
                moveTo: (to, words, by) => ({
                  op: 'setMember',
                  kind: 'hypothesis',
                  id,
                  map: 'quotes',
                  key,
                  fields: { passage: to, text: words, ...saidBy(by) },
                }),
              },
            ]
          : [],
      ),
    ),
  ];
}

/** Returns who speaks at a place of a text: the speaker of its turn, or an empty string. */
function speakerIn(transcript: Transcript): (at: number) => string {
  const turns = lazily(() => turnsOf(transcript));
  return (at) => turnAt(turns(), at)?.speaker ?? '';
}

/**
 * Returns operations that move the marks of a material to their words in the replacing text, and to who says them there. Marks that
 * are not found are left as they are: a later text may have their words again.
 * @returns the operations, and how many places were found, moved or not, and how many were not
 */
export function moveMarks(
  materialId: string,
  was: Transcript,
  now: Transcript,
  places: PlacesIn,
): { readonly ops: Op[]; readonly found: number; readonly lost: number } {
  const held = placesHeld(materialId, places);
  const found = findAgain(held, was.text, now.text);
  const [speakerBefore, speakerNow] = [speakerIn(was), speakerIn(now)];
  const ops = held.flatMap((place, index): Op[] => {
    const at = found[index];
    if (!at) return [];
    // Whom a person named themselves is left.
    const isOfTurn = place.respondent !== undefined && place.respondent === speakerBefore(place.start);
    const respondent = isOfTurn ? speakerNow(at.start) : place.respondent;
    const isSame = at.start === place.start && at.end === place.end && respondent === place.respondent;
    const by = respondent === place.respondent ? undefined : respondent;
    return isSame ? [] : [place.moveTo({ materialId, ...at }, now.text.slice(at.start, at.end), by)];
  });
  const lost = found.filter((at) => at === null).length;
  return { ops, found: held.length - lost, lost };
}

/**
 * Returns operations that move the marks of a material along with a change of its text that is known place by place. Marks whose
 * words were already elsewhere are left as they are.
 * @param move maps a place of the old text to the new one
 */
export function movePlaces(
  materialId: string,
  was: string,
  now: string,
  move: (place: TextRange) => TextRange,
  places: PlacesIn,
): Op[] {
  return placesHeld(materialId, places).flatMap((place): Op[] => {
    if (was.slice(place.start, place.end) !== place.words) return [];
    const { start, end } = move(place);
    const words = now.slice(start, end);
    if (start === place.start && end === place.end && words === place.words) return [];
    return [place.moveTo({ materialId, start, end }, words)];
  });
}

/** Returns operations that change the kept words of marked places that are no longer in their material's text. */
export function rewordLost(
  materialId: string,
  text: string,
  reword: (words: string) => string,
  places: PlacesIn,
): Op[] {
  return placesHeld(materialId, places).flatMap((place): Op[] => {
    const { start, end, words } = place;
    const said = reword(words);
    if (text.slice(start, end) === words || said === words) return [];
    return [place.moveTo({ materialId, start, end }, said)];
  });
}
