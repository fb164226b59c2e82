import * as v from 'valibot';

import type { TextRange } from '#src/domain/core/textRange.ts';
import { guidOfText, sameGuid } from '#src/domain/exchange/guid.ts';
import type { RefiCase, RefiInsight, RefiPassage } from '#src/domain/exchange/project.ts';
import { INSIGHT_NOTE, type RefiVariable } from '#src/domain/exchange/variables.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '#src/domain/exchange/xml.ts';

import type { RefiNote, TextAt } from './readNotes.ts';
import { targetOf } from './references.ts';
import { selectionShape } from './refiShapes.ts';

/** State while the texts are read. */
export interface RefiReading {
  readonly textAt: TextAt;
  readonly origin: string;
  readonly isOwn: boolean;
  readonly codes: ReadonlySet<string>;
  readonly cases: readonly RefiCase[];
  readonly variables: ReadonlyMap<string, RefiVariable>;
  readonly notes: ReadonlyMap<string, RefiNote>;
  /** Notes that a link lays upon a passage, by the passage's guid. */
  readonly linked: ReadonlyMap<string, readonly string[]>;
  /** Guids of notes that became part of records. */
  readonly taken: Set<string>;
  /** Passages that were joined with another of the same place: from their guid to the other's. */
  readonly joined: Map<string, string>;
  /** Passages that only say whose words they are, by the guid of the text. */
  readonly casePassages: Map<string, XmlElement[]>;
  /** Cases that speak in a text, by its guid. */
  readonly speaking: Map<string, Set<string>>;
  readonly insights: RefiInsight[];
  /** Guids of the notes of hypotheses: they are read from the product's own part, and their passages are no marks. */
  readonly hypothesisNotes: ReadonlySet<string>;
  /** Places of hypotheses' quotes, by the guid of their passage. */
  readonly quotePlaces: Map<string, TextRange & { readonly text: string }>;
  outside: number;
  moved: number;
  unknownCodes: number;
  repeated: number;
}

/** A passage as it is written, with what hangs from it. */
interface Written {
  readonly element: XmlElement;
  readonly guid: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Guids of notes that belong to it. */
  readonly notes: readonly string[];
}

/** The passages of a text that are written as they should be, those of its notes included. */
export function writtenIn(source: XmlElement, reading: RefiReading): Written[] {
  const { notes, linked } = reading;
  const read = (element: XmlElement, own: readonly string[]): Written[] => {
    const told = v.safeParse(selectionShape, element.attributes);
    if (!told.success) {
      reading.outside += 1;
      return [];
    }
    const { name, startPosition: start, endPosition: end } = told.output;
    const guid = told.output.guid ?? guidOfText(`${source.attributes.guid ?? ''}/${start}/${end}`);
    const referred = childrenOf(element, 'NoteRef').flatMap((one) => targetOf(one) ?? []);
    const all = [...own, ...referred, ...(linked.get(sameGuid(guid)) ?? [])];
    return [{ element, guid, name, start, end, notes: all.filter((one) => notes.has(sameGuid(one))) }];
  };
  const remarks = childrenOf(source, 'NoteRef').flatMap((one) => {
    const note = notes.get(sameGuid(targetOf(one) ?? ''));
    return note ? note.places.flatMap((place) => read(place, [note.guid])) : [];
  });
  return [...childrenOf(source, 'PlainTextSelection').flatMap((one) => read(one, [])), ...remarks];
}

/** Returns the note of a passage: its description, and the notes attached to it. */
function noteOf({ element, notes }: Written, reading: RefiReading): string {
  const told = notes.map((guid) => {
    reading.taken.add(sameGuid(guid));
    return reading.notes.get(sameGuid(guid))?.text ?? '';
  });
  return [textOf(childOf(element, 'Description')), ...told]
    .map((one) => one.trim())
    .filter(Boolean)
    .join('\n');
}

/** Puts one passage where it belongs: to an insight, to a case, or to the marks of the text. */
export function takePassage(
  one: Written,
  place: TextRange,
  textGuid: string,
  byPlace: Map<string, RefiPassage>,
  reading: RefiReading,
): void {
  const { element, guid } = one;
  if (!childOf(element, 'Coding') && one.notes.some((note) => reading.hypothesisNotes.has(sameGuid(note)))) {
    reading.quotePlaces.set(sameGuid(guid), { text: textGuid, ...place });
    return;
  }
  const insights = one.notes.filter((note) => reading.notes.get(sameGuid(note))?.name === INSIGHT_NOTE);
  const targets = childrenOf(element, 'Coding').flatMap((coding) => targetOf(childOf(coding, 'CodeRef')) ?? []);
  if (insights.length > 0 && targets.length === 0) {
    for (const note of insights) {
      reading.taken.add(sameGuid(note));
      reading.insights.push({
        guid: note,
        text: reading.notes.get(sameGuid(note))?.text ?? '',
        place: { text: textGuid, ...place },
      });
    }
    return;
  }
  const isCase = (target: string) => reading.cases.some((other) => sameGuid(other.guid) === sameGuid(target));
  const codes = targets.filter((target) => reading.codes.has(sameGuid(target)));
  const people = targets.filter(isCase);
  for (const target of people) {
    const own = reading.speaking.get(textGuid) ?? new Set();
    reading.speaking.set(textGuid, own.add(sameGuid(target)));
  }
  if (codes.length + people.length < targets.length) reading.unknownCodes += 1;
  const note = noteOf(one, reading);
  if (people.length > 0 && codes.length === 0 && note === '') {
    const kept = reading.casePassages.get(textGuid) ?? [];
    kept.push({
      ...element,
      attributes: { ...element.attributes, startPosition: String(place.start), endPosition: String(place.end) },
    });
    reading.casePassages.set(textGuid, kept);
    return;
  }
  const key = `${place.start}:${place.end}`;
  const there = byPlace.get(key);
  if (there) reading.joined.set(sameGuid(guid), there.guid);
  reading.repeated += codes.length - new Set(codes.filter((code) => !there?.codes.includes(code))).size;
  byPlace.set(key, {
    guid: there?.guid ?? guid,
    ...place,
    codes: [...new Set([...(there?.codes ?? []), ...codes])],
    note: [there?.note ?? '', note]
      .filter((words, index, all) => words !== '' && all.indexOf(words) === index)
      .join('\n'),
  });
}
