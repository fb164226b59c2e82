import { takenFor } from '../research/reading/selectedQuote.ts';
import { ordered } from '../core/record.ts';
import type { Code, CodeColour } from '../research/code.ts';
import { isInPlace, type Mark } from '../research/mark.ts';
import type { Hypothesis } from '../research/hypothesis.ts';
import { byCodeName } from '../research/people.ts';
import { shownName, type Participant } from '../research/participant.ts';
import type { Material, Research } from '../research/research.ts';
import type { Transcript } from '../research/transcript.ts';
import { refiCodes } from './codes.ts';
import { guidOf, isGuid } from './guid.ts';
import { giveHypotheses } from './hypotheses.ts';
import { REFI_ORIGIN, type RefiCase, type RefiInsight, type RefiProject, type RefiText } from './project.ts';

/** Exported content of a study. */
export interface StudyToGiveOut {
  readonly research: Research;
  /** Its files in their order. */
  readonly materials: readonly Material[];
  /** The texts of those that have one. */
  readonly texts: ReadonlyMap<string, Transcript>;
  /** Marks in them. */
  readonly marks: readonly Mark[];
  /** The hypotheses that came of it. */
  readonly hypotheses: readonly Hypothesis[];
}

/** Exported content of a company. */
export interface ToGiveOut {
  /** Name of the project: the study's, or the company's where there are several. */
  readonly name: string;
  readonly studies: readonly StudyToGiveOut[];
  /** The whole codebook: codes that nothing has yet are part of it. */
  readonly codes: readonly Code[];
  readonly participants: readonly Participant[];
  /** A colour of a code as a file tells it, `#rrggbb`. */
  readonly hexOf: (colour: CodeColour) => string;
  /** The guid of each record, where a project that it came of tells another than its id. */
  readonly guid?: (id: string) => string;
}

/** Counts of a file's content, and of what is left out. */
export interface GivenOut {
  readonly project: RefiProject;
  /** Names of files without text: recordings, scans. They stay behind. */
  readonly withoutText: readonly string[];
  /** How many passages stay behind, since their words are not in the text any more. */
  readonly lost: number;
  /** How many words of hypotheses go out without their place: it is in no text that goes along. */
  readonly unplaced: number;
}

function textOf(
  material: Material,
  { text, labels }: Transcript,
  marks: readonly Mark[],
  guid: (id: string) => string,
): RefiText {
  return {
    guid: guid(material.id),
    name: material.name,
    text,
    labels,
    passages: marks
      .toSorted((a, b) => a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : 1))
      .map((mark) => ({
        guid: guid(mark.id),
        start: mark.start,
        end: mark.end,
        codes: ordered(mark.codeIds).map(({ key }) => guid(key)),
        note: mark.note,
        ...takenFor(mark),
      })),
    speakers: ordered(material.speakers).map(({ key, role, participantId }) => ({
      label: key,
      role,
      person: participantId === null ? null : guid(participantId),
    })),
  };
}

/** Studies as a project of REFI-QDA, nothing hidden. */
export function giveOut({ name, studies, codes, participants, hexOf, guid = guidOf }: ToGiveOut): GivenOut {
  const known = new Set(codes.map(({ id }) => id));
  const withoutText: string[] = [];
  let lost = 0;
  const texts: RefiText[] = [];
  const insights: RefiInsight[] = [];
  for (const { research, materials, texts: own, marks } of studies) {
    for (const material of materials) {
      const stored = own.get(material.id);
      if (stored === undefined) {
        withoutText.push(material.name);
        continue;
      }
      const all = marks.filter((mark) => mark.materialId === material.id);
      const there = all.filter((mark) => isInPlace(stored.text, mark, mark.text) && mark.end > mark.start);
      lost += all.length - there.length;
      const written = textOf(material, stored, there, guid);
      const codeGuids = new Set([...known].map(guid));
      const passages = written.passages.map((one) => ({
        ...one,
        codes: one.codes.filter((code) => codeGuids.has(code)),
      }));
      texts.push({ ...written, passages });
    }
    for (const { key, text, passage, quote, ...taken } of ordered(research.insights)) {
      const words = passage ? own.get(passage.materialId)?.text : undefined;
      const isThere = passage && words !== undefined && passage.end > passage.start && isInPlace(words, passage, quote);
      const place = isThere ? { text: guid(passage.materialId), start: passage.start, end: passage.end } : null;
      // Its key is only its own within the study.
      const used = insights.some((one) => one.guid === key);
      insights.push({
        guid: isGuid(key) && !used ? key : guidOf(`${research.id}/${key}`),
        text,
        place,
        ...takenFor(taken),
      });
    }
  }
  const people = new Set(studies.flatMap(({ research }) => Object.keys(research.participantIds)));
  for (const { materials } of studies) {
    for (const { speakers } of materials) {
      for (const { participantId } of Object.values(speakers)) if (participantId !== null) people.add(participantId);
    }
  }
  const cases = byCodeName(participants.filter(({ id }) => people.has(id))).map((participant): RefiCase => ({
    guid: guid(participant.id),
    name: shownName(participant, false),
    codeName: participant.codeName,
    role: participant.role,
    segment: participant.segment,
    notes: participant.notes,
    texts: texts
      .filter(({ speakers }) => speakers.some(({ person }) => person === guid(participant.id)))
      .map((text) => text.guid),
  }));
  const caseGuids = new Set(cases.map((one) => one.guid));
  const given = giveHypotheses(studies, guid);
  const project: RefiProject = {
    name,
    origin: REFI_ORIGIN,
    description: studies.length === 1 ? (studies[0]?.research.description ?? '') : '',
    codes: refiCodes(codes, hexOf, guid),
    cases,
    texts: texts.map((text) => ({
      ...text,
      // A person removed meanwhile has no case.
      speakers: text.speakers.map((one) => ({
        ...one,
        person: one.person !== null && caseGuids.has(one.person) ? one.person : null,
      })),
    })),
    insights,
    hypotheses: given.hypotheses,
  };
  return { project, withoutText, lost, unplaced: given.unplaced };
}
