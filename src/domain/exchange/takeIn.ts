import { materialKind } from '../core/attachment/fileKind.ts';
import type { Op } from '../core/operation.ts';
import { positionAt, type DateText, type NewId } from '../core/record.ts';
import type { Code } from '../research/code.ts';
import { createMaterial, type KeptFile } from '../research/files/keptFile.ts';
import { namesAPart, nextCodeName, speakerKey, type Participant } from '../research/participant.ts';
import type { ResearchType } from '../research/research.ts';
import { takenFor } from '../research/reading/selectedQuote.ts';
import { turnAt, turnsOf } from '../research/transcript.ts';
import { takeCodes, type CodesTaken } from './codes.ts';
import { guidOf, idWithin, sameGuid } from './guid.ts';
import { takeHypotheses, type HypothesesThere } from './hypotheses.ts';
import { REFI_ORIGIN, type RefiCase, type RefiProject, type RefiText } from './project.ts';
import { knownSpeakers } from './variables.ts';

/** An imported project's data beside its study, as far as it is used; see `refiProjectSchema`. */
export interface KnownProject {
  readonly researchId: string;
  readonly cases: Readonly<Record<string, { readonly participantId: string }>>;
  readonly hypotheses: HypothesesThere['projects'][number]['hypotheses'];
}

export interface TakingCompany {
  readonly codes: readonly Code[];
  readonly participants: readonly Participant[];
  /** Projects that were taken in before. */
  readonly projects: readonly KnownProject[];
  readonly hypotheses: HypothesesThere['hypotheses'];
  /** The ids of the studies that stay: not removed, and not about to make room for this one. */
  readonly studies: ReadonlySet<string>;
}

/** A person's choices for an imported project. */
export interface TakeInForm {
  readonly title: string;
  readonly type: ResearchType;
  readonly author: string;
}

/** A text's file as it was kept. */
export type KeptTextFile = Pick<KeptFile, 'name' | 'size' | 'mime' | 'fileId'>;

/** Input of taking a project in. */
export interface TakeIn {
  readonly project: RefiProject;
  readonly company: TakingCompany;
  readonly form: TakeInForm;
  /** The file of each text, by its guid. */
  readonly files: ReadonlyMap<string, KeptTextFile>;
  /** The part of the project that is kept for the way back. */
  readonly rest: { readonly fileId: string; readonly size: number };
  readonly today: DateText;
  readonly newId: NewId;
}

/** The name of a text's file: one that its bytes keep, so that a plain text is never taken for a recording or a document. */
export function textFileName(name: string, ending: string): string {
  const own = name.trim() || 'Без названия';
  if (ending === 'txt') return materialKind(own, '') === 'text' ? own : `${own}.txt`;
  return own.toLowerCase().endsWith(`.${ending}`) ? own : `${own}.${ending}`;
}

/**
 * Matches the cases of a project to people: a person of the company, where the project was exported from there or imported
 * earlier; else new.
 */
function takePeople(
  cases: readonly RefiCase[],
  { participants, projects }: TakingCompany,
  idOf: (guid: string) => string,
): { readonly ops: Op[]; readonly ids: ReadonlyMap<string, string> } {
  const living = new Map(participants.map(({ id }) => [sameGuid(guidOf(id)), id]));
  const before = new Map(
    projects.flatMap((one) =>
      Object.entries(one.cases).map(([guid, { participantId }]) => [sameGuid(guid), participantId] as const),
    ),
  );
  const codeNames = participants.map(({ codeName }) => ({ codeName }));
  const isTaken = (codeName: string) => codeNames.some((one) => speakerKey(one.codeName) === speakerKey(codeName));
  const ids = new Map<string, string>();
  const ops: Op[] = [];
  for (const one of cases) {
    const key = sameGuid(one.guid);
    const again = before.get(key);
    const known = living.get(key) ?? (again === undefined ? undefined : living.get(sameGuid(guidOf(again))));
    if (known !== undefined) {
      ids.set(key, known);
      continue;
    }
    const isPart = namesAPart(one.name) || one.name === one.codeName;
    const wanted = one.codeName.trim() || (isPart ? one.name.trim() : '');
    const codeName = wanted !== '' && !isTaken(wanted) ? wanted : nextCodeName(codeNames);
    codeNames.push({ codeName });
    const id = idOf(one.guid);
    ids.set(key, id);
    const name = isPart ? '' : one.name.trim();
    const { role, segment, notes } = one;
    const record = {
      id,
      name,
      codeName,
      role: role.trim(),
      segment: segment.trim(),
      personaId: null,
      notes: notes.trim(),
    };
    ops.push({ op: 'create', kind: 'participant', id, record });
  }
  return { ops, ids };
}

/** Operations that make materials of a project's texts, with who speaks in them and what is marked. */
function takeText(
  text: RefiText,
  place: number,
  researchId: string,
  { files, project }: TakeIn,
  codeIds: ReadonlyMap<string, string>,
  people: ReadonlyMap<string, string>,
): Op[] {
  const id = idWithin(researchId, text.guid);
  const file = files.get(text.guid) ?? {
    name: textFileName(text.name, 'txt'),
    size: 0,
    mime: 'text/plain',
    fileId: '',
  };
  // Another program may have changed the text: who speaks in it is guessed.
  const { labels, speakers: known } =
    project.origin === REFI_ORIGIN ? knownSpeakers(text) : { labels: null, speakers: text.speakers };
  const kept: KeptFile = { ...file, state: 'text', note: '', text: text.text, labels, told: null };
  const made = createMaterial(kept, { researchId, position: positionAt(place), transcriptOf: null }, id);
  const speakers = Object.fromEntries(
    known.map(({ label, role, person }, index) => [
      speakerKey(label),
      {
        role,
        participantId: person === null ? null : (people.get(sameGuid(person)) ?? null),
        position: positionAt(index),
      },
    ]),
  );
  const turns = text.passages.length > 0 ? turnsOf({ text: text.text, labels }) : [];
  return [
    ...made.map((op): Op =>
      op.op === 'create' && op.kind === 'material' ? { ...op, record: { ...op.record, speakers } } : op,
    ),
    ...text.passages.map((passage): Op => {
      const markId = idWithin(researchId, passage.guid);
      const own = [...new Set(passage.codes.flatMap((guid) => codeIds.get(sameGuid(guid)) ?? []))];
      const { start, end, note } = passage;
      const record = {
        id: markId,
        researchId,
        materialId: id,
        start,
        end,
        text: text.text.slice(start, end),
        respondent: turnAt(turns, start)?.speaker ?? '',
        codeIds: Object.fromEntries(own.map((codeId, index) => [codeId, { position: positionAt(index) }])),
        note,
        ...takenFor(passage),
      };
      return { op: 'create', kind: 'mark', id: markId, record };
    }),
  ];
}

/** A keyed map of a project's parts, by their guids. */
const keyedBy = <T extends object>(parts: readonly (readonly [guid: string, value: T])[]) =>
  Object.fromEntries(parts.map(([guid, value], index) => [guid, { ...value, position: positionAt(index) }]));

/**
 * Operations that make a study of a project: its texts are materials, its passages marks, its cases participants, its codes part
 * of the codebook. The same project taken in again is another study: nothing of it has the ids of the first.
 */
export function takeIn(taking: TakeIn): { readonly id: string; readonly ops: Op[]; readonly codes: CodesTaken } {
  const { project, company, form, files, rest, today, newId } = taking;
  const researchId = newId();
  const within = (guid: string) => idWithin(researchId, guid);
  const codes = takeCodes(company.codes, project.codes, newId, within);
  const people = takePeople(project.cases, company, within);
  const idOfCase = (guid: string) => people.ids.get(sameGuid(guid)) ?? '';
  const hasText = project.texts.length > 0;
  const insights = project.insights.map(({ guid, text, place, ...taken }, index) => {
    const words = place ? (project.texts.find((one) => one.guid === place.text)?.text ?? '') : '';
    const passage = place ? { materialId: within(place.text), start: place.start, end: place.end } : null;
    const quote = place ? words.slice(place.start, place.end) : '';
    return [guid, { text, passage, quote, ...takenFor(taken), position: positionAt(index) }] as const;
  });
  const stays = (one: string): boolean => company.studies.has(one);
  const hypotheses = takeHypotheses({ project, there: company, researchId, stays, idOf: within });
  const joining = [...new Set(project.cases.map(({ guid }) => idOfCase(guid)))];
  const sources = project.texts.map(
    ({ guid }) => [guid, { materialId: within(guid), fileId: files.get(guid)?.fileId ?? '' }] as const,
  );
  const ops: Op[] = [
    ...codes.ops,
    ...people.ops,
    {
      op: 'create',
      kind: 'research',
      id: researchId,
      record: {
        id: researchId,
        title: form.title.trim() || project.name.trim() || 'Проект REFI-QDA',
        description: project.description.trim(),
        status: hasText ? 'completed' : 'planning',
        type: form.type,
        participants: null,
        plannedTalks: null,
        participantIds: Object.fromEntries(joining.map((id, index) => [id, { position: positionAt(index) }])),
        startDate: today,
        endDate: hasText ? today : null,
        author: form.author.trim(),
        insights: Object.fromEntries(insights),
        experimentIds: {},
        hypothesisIds: {},
        questions: {},
        audienceId: null,
        history: {},
      },
    },
    ...project.texts.flatMap((text, place) => takeText(text, place, researchId, taking, codes.ids, people.ids)),
    ...hypotheses.ops,
  ];
  const id = newId();
  ops.push({
    op: 'create',
    kind: 'refiProject',
    id,
    record: {
      id,
      researchId,
      name: project.name,
      origin: project.origin,
      ...rest,
      sources: keyedBy(sources),
      codes: keyedBy(project.codes.map(({ guid }) => [guid, { codeId: codes.ids.get(sameGuid(guid)) ?? '' }] as const)),
      cases: keyedBy(project.cases.map(({ guid }) => [guid, { participantId: idOfCase(guid) }] as const)),
      hypotheses: keyedBy([...hypotheses.ids].map(([guid, hypothesisId]) => [guid, { hypothesisId }] as const)),
    },
  });
  return { id: researchId, ops, codes };
}
