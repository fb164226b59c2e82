import { sameGuid } from '#src/domain/exchange/guid.ts';
import { storedText } from '#src/domain/exchange/positions.ts';
import {
  REFI_ORIGIN,
  type RefiCase,
  type RefiFindings,
  type RefiHypothesis,
  type RefiProject,
  type RefiText,
} from '#src/domain/exchange/project.ts';
import { INSIGHT_NOTE, quotePlaceGuid } from '#src/domain/exchange/variables.ts';
import { takenFor } from '#src/domain/research/reading/selectedQuote.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '#src/domain/exchange/xml.ts';

import { ReadFailure } from '../ReadFailure.ts';
import { readCodes } from './codeBook.ts';
import { countForeign } from './countForeign.ts';
import { restOf } from './keptRest.ts';
import { readCase, readVariables } from './readCases.ts';
import { linkedNotes, ownNotes, readNotes, type TextAt } from './readNotes.ts';
import type { OwnPart } from './readOwnPart.ts';
import type { RefiReading } from './readPassages.ts';
import { fileNameOf, readText } from './readText.ts';
import { withTidyGuids } from './references.ts';

export interface ReadProject {
  readonly project: RefiProject;
  readonly findings: RefiFindings;
  /** Part kept for export: the project without the names, words and places that are in records. */
  readonly rest: XmlElement;
  /** For each text the path of its document with a layout, as the project writes it. */
  readonly rich: ReadonlyMap<string, string>;
}

/** The hypotheses of the product's own part, with the places that the project tells of their words. */
function placedHypotheses({ hypotheses }: OwnPart, texts: readonly RefiText[], { quotePlaces }: RefiReading) {
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

/** The texts in which a case speaks: those that it names, and those with words that are its own. */
function textsOfCase(one: RefiCase, texts: readonly RefiText[], { speaking }: RefiReading): string[] {
  const named = new Set(one.texts.map(sameGuid));
  return texts
    .filter(({ guid }) => named.has(sameGuid(guid)) || speaking.get(guid)?.has(sameGuid(one.guid)))
    .map(({ guid }) => guid);
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
  const reading: RefiReading = {
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
