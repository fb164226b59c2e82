import * as v from 'valibot';

import { countingOf, placePassages, storedText } from '#src/domain/exchange/positions.ts';
import type { RefiPassage, RefiText } from '#src/domain/exchange/project.ts';
import { speakersOf } from '#src/domain/exchange/variables.ts';
import type { XmlElement } from '#src/domain/exchange/xml.ts';

import { ownValues } from './readCases.ts';
import { wordsOf } from './readNotes.ts';
import { takePassage, writtenIn, type RefiReading } from './readPassages.ts';
import { namedShape } from './refiShapes.ts';

/** The name of the file that a text's words are in, without what leads to it; empty for none. */
export const fileNameOf = ({ attributes }: XmlElement): string =>
  /[^\\/]*$/.exec(attributes.plainTextPath ?? attributes.richTextPath ?? '')?.[0] ?? '';

/** A text with what is marked in it; null when the project does not hold its words. */
export function readText(source: XmlElement, reading: RefiReading): RefiText | null {
  const told = v.safeParse(namedShape, source.attributes);
  const raw = wordsOf(source, reading.textAt);
  if (!told.success || raw === undefined || (raw.trim() === '' && !reading.isOwn)) return null;
  const { guid, name } = told.output;
  const stored = storedText(raw, reading.isOwn);
  const written = writtenIn(source, reading);
  const { places, moved } = placePassages(raw, stored, written, countingOf(reading.origin), reading.isOwn);
  reading.moved += moved;
  const byPlace = new Map<string, RefiPassage>();
  written.forEach((one, index) => {
    const place = places[index];
    if (place) takePassage(one, place, guid, byPlace, reading);
    else reading.outside += 1;
  });
  const speakers = speakersOf(ownValues(source, reading.variables).get('speakers') ?? '', reading.cases);
  const passages = [...byPlace.values()].toSorted((a, b) => a.start - b.start || a.end - b.end);
  return { guid, name: name.trim() || fileNameOf(source), text: stored.text, passages, speakers };
}
