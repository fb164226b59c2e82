import * as v from 'valibot';

import type { TextRange } from '#src/domain/core/textRange.ts';
import { tidyHex } from '#src/domain/exchange/colours.ts';
import { guidOfText, sameGuid, tidyGuid } from '#src/domain/exchange/guid.ts';
import { countingOf, placePassages, storedText } from '#src/domain/exchange/positions.ts';
import {
  REFI_ORIGIN,
  type ForeignPart,
  type RefiCase,
  type RefiCode,
  type RefiFindings,
  type RefiHypothesis,
  type RefiInsight,
  type RefiPassage,
  type RefiProject,
  type RefiText,
} from '#src/domain/exchange/project.ts';
import {
  HYPOTHESIS_SET,
  INSIGHT_NOTE,
  quotePlaceGuid,
  speakersOf,
  variableNamed,
  type RefiVariable,
} from '#src/domain/exchange/variables.ts';
import { takenFor } from '#src/domain/research/rules.ts';
import { childOf, childrenOf, mapTree, textOf, type XmlElement } from '#src/domain/exchange/xml.ts';

import { ReadFailure } from '../ReadFailure.ts';
import type { OwnPart } from './readOwnPart.ts';
import { codeShape, linkShape, namedShape, referenceShape, selectionShape } from './refiShapes.ts';

export interface ReadProject {
  readonly project: RefiProject;
  readonly findings: RefiFindings;
  /** Part kept for export: the project without the names, words and places that are in records. */
  readonly rest: XmlElement;
  /** For each text the path of its document with a layout, as the project writes it. */
  readonly rich: ReadonlyMap<string, string>;
}

/** A file's text as its bytes say, the mark of the encoding included; undefined when the project does not hold the file. */
export type TextAt = (path: string) => string | undefined;

const GUIDS = /^(?:guid|.*GUID|sourceVertex|targetVertex|creatingUser|modifyingUser)$/;

const withTidyGuid = (one: XmlElement): XmlElement => ({
  ...one,
  attributes: Object.fromEntries(
    Object.entries(one.attributes).map(([key, value]) => [
      key,
      GUIDS.test(key) && value !== '' ? tidyGuid(value) : value,
    ]),
  ),
});

/** A project in which every guid is one. */
function withTidyGuids(root: XmlElement): XmlElement {
  return mapTree(root, withTidyGuid) ?? root;
}

const targetOf = (reference: XmlElement | undefined): string | null => {
  const told = v.safeParse(referenceShape, reference?.attributes);
  return told.success ? told.output.targetGUID : null;
};

/** The codes of a codebook, each behind the one above it. */
export function readCodes(codeBook: XmlElement | undefined): RefiCode[] {
  const codes: RefiCode[] = [];
  const known = new Set<string>();
  const read = (of: XmlElement, parent: string | null): void => {
    for (const one of childrenOf(of, 'Code')) {
      const told = v.safeParse(codeShape, one.attributes);
      const guid = told.success
        ? tidyGuid(told.output.guid)
        : guidOfText(`${parent ?? ''}/${one.attributes.name ?? ''}`);
      const key = sameGuid(guid);
      if (!known.has(key)) {
        known.add(key);
        const name = (one.attributes.name ?? '').trim();
        const isCodable = told.success ? told.output.isCodable : true;
        const description = textOf(childOf(one, 'Description')).trim();
        codes.push({ guid, name, description, colour: tidyHex(one.attributes.color ?? ''), parent, isCodable });
      }
      read(one, guid);
    }
  };
  if (codeBook) for (const of of [...childrenOf(codeBook, 'Codes'), codeBook]) read(of, null);
  return codes;
}

/** Returns the text of a variable's value, of any type. */
const valueOf = (value: XmlElement): string =>
  textOf(childrenOf(value).find(({ name }) => name.endsWith('Value'))).trim();

/** The variables of ours that a case or a text has values of. */
function ownValues(of: XmlElement, variables: ReadonlyMap<string, RefiVariable>): Map<RefiVariable, string> {
  return new Map(
    childrenOf(of, 'VariableValue').flatMap((value) => {
      const guid = targetOf(childOf(value, 'VariableRef'));
      const own = guid === null ? undefined : variables.get(sameGuid(guid));
      return own ? [[own, valueOf(value)] as const] : [];
    }),
  );
}

function readVariables(root: XmlElement): Map<string, RefiVariable> {
  return new Map(
    childrenOf(childOf(root, 'Variables'), 'Variable').flatMap((variable) => {
      const told = v.safeParse(namedShape, variable.attributes);
      const own = told.success ? variableNamed(told.output.name) : undefined;
      return told.success && own ? [[sameGuid(told.output.guid), own] as const] : [];
    }),
  );
}

function readCase(of: XmlElement, variables: ReadonlyMap<string, RefiVariable>): RefiCase | null {
  const told = v.safeParse(namedShape, of.attributes);
  if (!told.success) return null;
  const own = ownValues(of, variables);
  return {
    guid: told.output.guid,
    name: told.output.name.trim(),
    codeName: own.get('codeName') ?? '',
    role: own.get('role') ?? '',
    segment: own.get('segment') ?? '',
    notes: textOf(childOf(of, 'Description')).trim(),
    texts: childrenOf(of, 'SourceRef').flatMap((one) => targetOf(one) ?? []),
  };
}

/** Memo, and its place when it states one. */
interface Note {
  readonly guid: string;
  readonly name: string;
  readonly text: string;
  readonly places: readonly XmlElement[];
}

/** The words of a text or a memo: in the document, or in a file of its own. */
function wordsOf(of: XmlElement, textAt: TextAt): string | undefined {
  const content = childOf(of, 'PlainTextContent');
  return content ? textOf(content) : textAt(of.attributes.plainTextPath ?? '');
}

function readNotes(root: XmlElement, textAt: TextAt): Map<string, Note> {
  return new Map(
    childrenOf(childOf(root, 'Notes'), 'Note').flatMap((one) => {
      const told = v.safeParse(namedShape, one.attributes);
      const text = wordsOf(one, textAt) ?? textOf(childOf(one, 'Description'));
      if (!told.success || text.trim() === '') return [];
      const { guid, name } = told.output;
      const note = {
        guid,
        name: name.trim(),
        text: storedText(text, false).text.trim(),
        places: childrenOf(one, 'PlainTextSelection'),
      };
      return [[sameGuid(guid), note] as const];
    }),
  );
}

/** State while the texts are read. */
interface Reading {
  readonly textAt: TextAt;
  readonly origin: string;
  readonly isOwn: boolean;
  readonly codes: ReadonlySet<string>;
  readonly cases: readonly RefiCase[];
  readonly variables: ReadonlyMap<string, RefiVariable>;
  readonly notes: ReadonlyMap<string, Note>;
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

function writtenIn(source: XmlElement, reading: Reading): Written[] {
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
function noteOf({ element, notes }: Written, reading: Reading): string {
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
function takePassage(
  one: Written,
  place: TextRange,
  textGuid: string,
  byPlace: Map<string, RefiPassage>,
  reading: Reading,
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

/** The name of the file that a text's words are in, without what leads to it; empty for none. */
const fileNameOf = ({ attributes }: XmlElement): string =>
  /[^\\/]*$/.exec(attributes.plainTextPath ?? attributes.richTextPath ?? '')?.[0] ?? '';

/** A text with what is marked in it; null when the project does not hold its words. */
function readText(source: XmlElement, reading: Reading): RefiText | null {
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

function linkedNotes(root: XmlElement, notes: ReadonlyMap<string, Note>): Map<string, string[]> {
  const linked = new Map<string, string[]>();
  for (const one of childrenOf(childOf(root, 'Links'), 'Link')) {
    const told = v.safeParse(linkShape, one.attributes);
    if (!told.success || !notes.has(sameGuid(told.output.originGUID))) continue;
    const key = sameGuid(told.output.targetGUID);
    linked.set(key, [...(linked.get(key) ?? []), told.output.originGUID]);
  }
  return linked;
}

/** The notes that the product's own set names. */
const ownNotes = (root: XmlElement): string[] =>
  childrenOf(childOf(root, 'Sets'), 'Set')
    .filter(isOwnSet)
    .flatMap((set) => childrenOf(set, 'MemberNote').flatMap((one) => targetOf(one) ?? []));

const isOwnSet = ({ attributes }: XmlElement): boolean => sameGuid(attributes.guid ?? '') === HYPOTHESIS_SET.guid;

/** The hypotheses of the product's own part, with the places that the project tells of their words. */
function placedHypotheses({ hypotheses }: OwnPart, texts: readonly RefiText[], { quotePlaces }: Reading) {
  const words = new Map(texts.map(({ guid, text }) => [guid, text]));
  return hypotheses.map((one): RefiHypothesis => ({
    ...one,
    quotes: one.quotes.map(({ isPlaced, ...quote }, index) => {
      const place = isPlaced ? quotePlaces.get(sameGuid(quotePlaceGuid(one.guid, index))) : undefined;
      const stands = place && words.get(place.text)?.slice(place.start, place.end) === quote.text;
      return { ...quote, place: stands ? place : null };
    }),
  }));
}

/**
 * Reads a project of REFI-QDA: what is known of it, and the rest, which is kept for the way back.
 * @param part the product's own part; only its own projects are read with it, since another program may have changed the others
 * @throws ReadFailure `not_refi` when the document is no project
 */
export function readProject(document: XmlElement, textAt: TextAt, part: OwnPart | null = null): ReadProject {
  if (document.name !== 'Project') throw new ReadFailure('not_refi', document.name);
  const root = withTidyGuids(document);
  const origin = (root.attributes.origin ?? '').trim();
  const isOwn = origin === REFI_ORIGIN;
  const named = isOwn ? ownNotes(root) : [];
  // Its set names hypotheses, and the part that holds them is gone: they are lost as if it were damaged.
  const own = (isOwn ? part : null) ?? { hypotheses: [], taken: [], lost: named.length > 0 ? ('all' as const) : 0 };
  const variables = readVariables(root);
  const codes = readCodes(childOf(root, 'CodeBook'));
  const cases = childrenOf(childOf(root, 'Cases'), 'Case').flatMap((one) => readCase(one, variables) ?? []);
  const notes = readNotes(root, textAt);
  const reading: Reading = {
    textAt,
    origin,
    isOwn,
    codes: new Set(codes.map(({ guid }) => sameGuid(guid))),
    cases,
    variables,
    notes,
    linked: linkedNotes(root, notes),
    taken: new Set(own.hypotheses.map(({ guid }) => sameGuid(guid))),
    joined: new Map(),
    casePassages: new Map(),
    speaking: new Map(),
    insights: [],
    hypothesisNotes: new Set([...named, ...own.hypotheses.map(({ guid }) => guid)].map(sameGuid)),
    quotePlaces: new Map(),
    outside: 0,
    moved: 0,
    unknownCodes: 0,
    repeated: 0,
  };
  const missingTexts: string[] = [];
  const laidOutTexts: string[] = [];
  const rich = new Map<string, string>();
  const texts: RefiText[] = [];
  for (const source of childrenOf(childOf(root, 'Sources'), 'TextSource')) {
    const text = readText(source, reading);
    if (text) {
      texts.push(text);
      if (source.attributes.richTextPath) rich.set(text.guid, source.attributes.richTextPath);
      continue;
    }
    const name = (source.attributes.name ?? '').trim() || fileNameOf(source) || 'Без названия';
    (source.attributes.richTextPath ? laidOutTexts : missingTexts).push(name);
  }
  for (const note of notes.values()) {
    if (!isOwn || note.name !== INSIGHT_NOTE || reading.taken.has(sameGuid(note.guid))) continue;
    reading.taken.add(sameGuid(note.guid));
    reading.insights.push({ guid: note.guid, text: note.text, place: null });
  }
  const order = [...notes.keys()];
  const taken = new Map(own.taken.map(({ guid, ...one }) => [sameGuid(guid), takenFor(one)]));
  const takenOf = ({ guid }: { readonly guid: string }) => taken.get(sameGuid(guid)) ?? {};
  const insights = reading.insights.toSorted(
    (a, b) => order.indexOf(sameGuid(a.guid)) - order.indexOf(sameGuid(b.guid)),
  );
  const project: RefiProject = {
    name: (root.attributes.name ?? '').trim(),
    origin,
    description: storedText(textOf(childOf(root, 'Description')), reading.isOwn).text.trim(),
    codes,
    cases: cases.map((one) => ({ ...one, texts: textsOfCase(one, texts, reading) })),
    texts: texts.map((text) => ({
      ...text,
      passages: text.passages.map((passage) => ({ ...passage, ...takenOf(passage) })),
    })),
    insights: insights.map((insight) => ({ ...insight, ...takenOf(insight) })),
    hypotheses: placedHypotheses(own, texts, reading),
  };
  const rest = restOf(root, project, reading);
  const { outside, moved, unknownCodes, repeated } = reading;
  const foreign = countForeign(rest, new Set(texts.map(({ guid }) => sameGuid(guid))));
  const lostHypotheses = own.lost;
  const findings = { foreign, outside, moved, unknownCodes, lostHypotheses, missingTexts, laidOutTexts, repeated };
  return { project, rest, rich, findings };
}

/** The texts in which a case speaks: those that it names, and those with words that are its own. */
function textsOfCase(one: RefiCase, texts: readonly RefiText[], { speaking }: Reading): string[] {
  const named = new Set(one.texts.map(sameGuid));
  return texts
    .filter(({ guid }) => named.has(sameGuid(guid)) || speaking.get(guid)?.has(sameGuid(one.guid)))
    .map(({ guid }) => guid);
}

/** Only these attributes of an element. */
const keep = (of: XmlElement, ...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(of.attributes).filter(([key]) => names.includes(key)));

const BY_WHOM = ['creatingUser', 'creationDateTime', 'modifyingUser', 'modifiedDateTime'] as const;

const without = (of: XmlElement, ...names: readonly string[]): XmlElement['children'] =>
  of.children.filter((child) => typeof child !== 'string' && !names.includes(child.name));

/** Returns the kept part of a project: everything that its records do not contain. */
function restOf(root: XmlElement, project: RefiProject, reading: Reading): XmlElement {
  const { taken, joined, variables, casePassages } = reading;
  const texts = new Map(project.texts.map((text) => [sameGuid(text.guid), text]));
  const isOwnVariable = (guid: string | null) => guid !== null && variables.has(sameGuid(guid));
  const isOwnValue = (value: XmlElement) => isOwnVariable(targetOf(childOf(value, 'VariableRef')));
  const prune = (one: XmlElement): XmlElement | null => {
    switch (one.name) {
      case 'Code':
        return {
          ...one,
          attributes: keep(one, 'guid', 'name', 'color', 'isCodable'),
          children: without(one, 'Description'),
        };
      case 'Variable':
        return isOwnVariable(one.attributes.guid ?? null) ? null : one;
      case 'VariableValue':
        return isOwnValue(one) ? null : one;
      case 'Case':
        return { ...one, attributes: keep(one, 'guid'), children: without(one, 'Description') };
      case 'SourceRef':
        return texts.has(sameGuid(targetOf(one) ?? '')) ? null : one;
      case 'Set':
        return reading.isOwn && isOwnSet(one) ? null : one;
      case 'Note':
        return taken.has(sameGuid(one.attributes.guid ?? '')) ? null : one;
      case 'NoteRef':
        return taken.has(sameGuid(targetOf(one) ?? '')) ? null : one;
      case 'Link':
        return [one.attributes.originGUID, one.attributes.targetGUID].some((guid) => taken.has(sameGuid(guid ?? '')))
          ? null
          : one;
      case 'TextSource': {
        const text = texts.get(sameGuid(one.attributes.guid ?? ''));
        if (!text) return one;
        const known = new Set(text.passages.map(({ guid }) => sameGuid(guid)));
        const marks = childrenOf(one, 'PlainTextSelection')
          .filter(({ attributes }) => known.has(sameGuid(attributes.guid ?? '')))
          .map((mark) => ({
            ...mark,
            attributes: keep(mark, 'guid', ...BY_WHOM),
            children: without(mark, 'Description'),
          }));
        const others = casePassages.get(text.guid) ?? [];
        // Words that only tell whose they are hold as long as the text is the same: its guid tells that.
        const attributes = {
          ...keep(one, 'guid', 'name', ...BY_WHOM),
          ...(others.length > 0 ? { textHash: guidOfText(text.text) } : {}),
        };
        return {
          ...one,
          attributes,
          children: [...without(one, 'PlainTextContent', 'PlainTextSelection'), ...marks, ...others],
        };
      }
      default:
        return one;
    }
  };
  const pruned = mapTree(root, prune) ?? root;
  const bare = {
    ...pruned,
    attributes: keep(pruned, 'creatingUserGUID', 'creationDateTime', 'basePath'),
    children: without(pruned, 'Description'),
  };
  if (joined.size === 0) return bare;
  const renamed = (one: XmlElement): XmlElement => ({
    ...one,
    attributes: Object.fromEntries(
      Object.entries(one.attributes).map(([key, value]) => [
        key,
        key !== 'guid' ? (joined.get(sameGuid(value)) ?? value) : value,
      ]),
    ),
  });
  return mapTree(bare, renamed) ?? bare;
}

const PARTS: Readonly<Record<string, ForeignPart>> = {
  PDFSource: 'pdf',
  PictureSource: 'picture',
  AudioSource: 'recording',
  VideoSource: 'recording',
  Note: 'note',
  Link: 'link',
  Set: 'set',
  Graph: 'graph',
  Variable: 'variable',
};

/** Codings in an element, those in what lies in it included. */
const codingsIn = (of: XmlElement): number =>
  childrenOf(of).reduce((sum, one) => sum + (one.name === 'Coding' ? 1 : codingsIn(one)), 0);

/**
 * How many parts of each kind are kept for the way back.
 * @param known guids of the texts that came in: of them only the codings of the whole text are kept
 */
function countForeign(rest: XmlElement, known: ReadonlySet<string>): RefiFindings['foreign'] {
  const counts: Partial<Record<ForeignPart, number>> = {};
  const add = (part: ForeignPart, count = 1) => {
    if (count > 0) counts[part] = (counts[part] ?? 0) + count;
  };
  for (const group of childrenOf(rest)) {
    for (const one of [
      ...childrenOf(group),
      ...(group.name === 'CodeBook' ? childrenOf(childOf(group, 'Sets')) : []),
    ]) {
      const part = PARTS[one.name];
      if (part) add(part);
      if (group.name === 'Sources') {
        const isKnown = known.has(sameGuid(one.attributes.guid ?? ''));
        add('coding', isKnown ? childrenOf(one, 'Coding').length : codingsIn(one));
      }
      if (one.name !== 'TextSource') continue;
      // A known text has lost its path.
      if (one.attributes.richTextPath || one.attributes.plainTextPath)
        add('textWithoutWords', one.attributes.richTextPath ? 1 : 0);
      else
        add(
          'casePassage',
          childrenOf(one, 'PlainTextSelection').filter(({ attributes }) => attributes.startPosition).length,
        );
    }
  }
  return counts;
}
