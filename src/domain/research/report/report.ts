import { counted, formatDateRange, NBSP, quoted, undirected } from '../../core/format.ts';
import { byPosition, ordered } from '../../core/record.ts';
import { codeTree, withDescendants, type Code, type PassageGroup } from '../code.ts';
import { transcriptsHeld } from '../editing.ts';
import type { Hypothesis } from '../hypothesis.ts';
import type { Mark } from '../mark.ts';
import { countPeople, shownName, type Participant } from '../participant.ts';
import { byCodeName } from '../people.ts';
import { participantCount, RESEARCH_TYPE_LABELS, type Material, type Passage, type Research } from '../research.ts';
import { byPriority } from '../rules.ts';
import {
  distinct,
  quotableOf,
  peopleAsked,
  peopleBehind,
  reportQuotes,
  saidInWords,
  type Quotable,
  type ReportPeople,
  type ReportQuote,
} from './reportQuotes.ts';
import {
  hidesPersonalIn,
  inPlaces,
  isTaken,
  reportId,
  wordingAt,
  type ReportChanges,
  type Wording,
} from './reportRecord.ts';

/** Result of an experiment for a hypothesis. */
export interface ReportTest {
  readonly hypothesisId: string | null;
  /** «Эксперимент «…»: подтверждена. Вывод.» */
  readonly text: string;
  /** Next steps as typed; empty while it is not finished. */
  readonly nextSteps: string;
}

/** Records that a report is made of. */
export interface ReportSources {
  /** The studies, in any order. */
  readonly studies: readonly Research[];
  /** Names of audiences, by id. */
  readonly audiences: ReadonlyMap<string, string>;
  /** Files of the studies. */
  readonly materials: readonly Pick<Material, 'id' | 'researchId' | 'transcriptOf'>[];
  /** Everybody's hypotheses; those that are not of these studies do not count. */
  readonly hypotheses: readonly Hypothesis[];
  /** Experiments of hypotheses, as {@link ReportTest}s. */
  readonly tests: readonly ReportTest[];
  /** Marks of the company; those of other studies do not count. */
  readonly marks: readonly Mark[];
  readonly codes: readonly Code[];
  readonly groups: readonly PassageGroup[];
  /** Everybody who was talked to, with what tells who said something. `hidesNames` is the company's. */
  readonly people: ReportPeople;
  /** Speakers of the words of insights, as the text names them, by {@link placeKey}; missing when unknown. */
  readonly respondents: ReadonlyMap<string, string>;
  /** Whether the company hides personal data in texts; where it does not say, as it does names. */
  readonly hidesPersonal?: boolean;
}

/** Key of a place in a text. */
export const placeKey = ({ materialId, start, end }: Passage): string => `${materialId}:${start}-${end}`;

export interface ReportTable {
  readonly head: readonly string[];
  /** As long as the head. */
  readonly rows: readonly (readonly string[])[];
}

/** A part of a section: a finding, a hypothesis, what is said of one study. */
export interface ReportPart {
  readonly key: string;
  readonly isIn: boolean;
  /** The records that it was made of are gone: only typed words are left. */
  readonly isGone: boolean;
  /** Its heading; null where the section's says it all. */
  readonly title: Wording | null;
  /** Counted facts that cannot be typed: «Об этом сказали 7 из 9 участников». */
  readonly facts: readonly string[];
  readonly body: Wording | null;
  /** Lines of a list, one on each line of the text. */
  readonly points: Wording | null;
  readonly quotes: readonly ReportQuote[];
  readonly table: ReportTable | null;
}

export const REPORT_SECTIONS = ['question', 'method', 'participants', 'findings', 'hypotheses', 'next'] as const;
export type ReportSectionKey = (typeof REPORT_SECTIONS)[number];

/** Headings of the sections, as proposed. */
export const REPORT_HEADINGS: Readonly<Record<ReportSectionKey, string>> = {
  question: 'Вопрос',
  method: 'Метод',
  participants: 'Участники',
  findings: 'Находки',
  hypotheses: 'Гипотезы',
  next: 'Что делать дальше',
};

/** A section with its parts, those that are left out included. */
export interface ReportSection {
  readonly section: ReportSectionKey;
  readonly key: string;
  readonly title: Wording;
  readonly isIn: boolean;
  readonly parts: readonly ReportPart[];
}

/** A report with everything that may be in it. */
export interface Report {
  readonly id: string;
  readonly studyIds: readonly string[];
  readonly title: Wording;
  /** Opening of the report; nothing is proposed. */
  readonly lead: Wording;
  /** Titles of the studies where there are several; empty for one. */
  readonly studies: readonly string[];
  readonly sections: readonly ReportSection[];
  /** Whether code names replace real ones, by its own switch or by the company's. */
  readonly hidesNames: boolean;
  /** Whether its texts go out without personal data, by its own switch or by the company's. */
  readonly hidesPersonal: boolean;
}

const REPORT_TITLE = 'title';
const LEAD = 'lead';

interface Making {
  readonly sources: ReportSources;
  readonly changes: ReportChanges;
  readonly people: ReportPeople;
  readonly studyIds: ReadonlySet<string>;
}

type Proposal = Omit<ReportPart, 'isIn' | 'isGone' | 'title' | 'body' | 'points' | 'quotes' | 'facts' | 'table'> & {
  readonly isProposed?: boolean;
  readonly title?: string;
  readonly body?: string;
  readonly points?: string;
  readonly facts?: readonly string[];
  readonly evidence?: readonly Quotable[];
  readonly table?: ReportTable;
};

function partOf({ changes, people }: Making, proposal: Proposal): ReportPart {
  const { key, isProposed = true, title, body, points, facts = [], evidence = [], table = null } = proposal;
  const words = (name: string, proposed: string | undefined): Wording | null =>
    proposed === undefined ? null : wordingAt(changes, `${key}/${name}`, proposed);
  return {
    key,
    isIn: isTaken(changes, key, isProposed),
    isGone: false,
    title: words('title', title),
    facts: facts.filter((fact) => fact !== ''),
    body: words('body', body),
    points: words('points', points),
    quotes: reportQuotes(key, evidence, people, changes),
    table,
  };
}

/** Returns the typed parts whose records are gone. */
function leftOver({ changes }: Making, prefix: string, known: ReadonlySet<string>): readonly ReportPart[] {
  const keys = new Set<string>();
  for (const place of Object.keys(changes.texts)) {
    const key = place.slice(0, place.lastIndexOf('/'));
    if (key.startsWith(prefix) && !known.has(key)) keys.add(key);
  }
  const words = (place: string): Wording | null =>
    Object.hasOwn(changes.texts, place) ? wordingAt(changes, place, null) : null;
  return [...keys].toSorted().map((key) => ({
    key,
    isIn: isTaken(changes, key, true),
    isGone: true,
    title: words(`${key}/title`),
    facts: [],
    body: words(`${key}/body`),
    points: words(`${key}/points`),
    quotes: [],
    table: null,
  }));
}

function partsOf(making: Making, prefix: string, proposals: readonly Proposal[]): readonly ReportPart[] {
  const parts = proposals.map((proposal) => partOf(making, proposal));
  const all = [...parts, ...leftOver(making, prefix, new Set(parts.map(({ key }) => key)))];
  return inPlaces(making.changes, all);
}

const titled = ({ sources }: Making, study: Research) => (sources.studies.length > 1 ? { title: study.title } : {});

const questionParts = (making: Making): readonly Proposal[] =>
  making.sources.studies.map((study) => ({
    key: `question:${study.id}`,
    ...titled(making, study),
    body: study.description,
    points: ordered(study.questions)
      .map(({ text }) => text.trim())
      .join('\n'),
  }));

const PEOPLE = ['участник', 'участника', 'участников'] as const;

function methodOf({ sources }: Making, study: Research): string {
  const count = participantCount(study);
  const held = transcriptsHeld(sources.materials.filter(({ researchId }) => researchId === study.id));
  const audience = study.audienceId === null ? undefined : sources.audiences.get(study.audienceId);
  const asked = count === null ? '' : `, ${counted(count, PEOPLE)}`;
  return [
    `${RESEARCH_TYPE_LABELS[study.type]}${asked}, ${formatDateRange(study.startDate, study.endDate)}.`,
    held === 0 ? '' : `Материалов:${NBSP}${held}.`,
    audience ? `Аудитория: ${quoted(audience)}.` : '',
    study.author.trim() === '' ? '' : `Автор: ${undirected(study.author.trim())}.`,
  ]
    .filter((said) => said !== '')
    .join(' ');
}

const methodParts = (making: Making): readonly Proposal[] =>
  making.sources.studies.map((study) => ({
    key: `method:${study.id}`,
    ...titled(making, study),
    body: methodOf(making, study),
  }));

/** «9 участников, известны 6: продакты — 4, методисты — 2»; segments where there are several, with their numbers. */
function participantsInWords(count: number | null, listed: readonly Participant[]): string {
  if (count === null) return '';
  const segments = new Map<string, number>();
  for (const { segment } of listed) {
    if (segment.trim() !== '') segments.set(segment.trim(), (segments.get(segment.trim()) ?? 0) + 1);
  }
  const told = [...segments].toSorted((a, b) => b[1] - a[1]).map(([segment, size]) => `${segment}${NBSP}— ${size}`);
  const named = listed.length > 0 && listed.length < count ? `, известны ${listed.length}` : '';
  return `${counted(count, PEOPLE)}${named}${told.length > 1 ? `: ${told.join(', ')}` : ''}.`;
}

function participantParts({ sources, people }: Making): readonly Proposal[] {
  const ids = new Set(sources.studies.flatMap(({ participantIds }) => Object.keys(participantIds)));
  const listed = byCodeName([...people.participants.values()].filter(({ id }) => ids.has(id)));
  const columns = [
    { head: 'Участник', cell: (one: Participant) => shownName(one, people.hidesNames) },
    { head: 'Роль', cell: ({ role }: Participant) => role.trim() },
    { head: 'Сегмент', cell: ({ segment }: Participant) => segment.trim() },
    {
      head: 'Исследования',
      cell: ({ id }: Participant) =>
        sources.studies
          .filter(({ participantIds }) => Object.hasOwn(participantIds, id))
          .map(({ title }) => title)
          .join('; '),
    },
  ].filter(({ head, cell }) =>
    head === 'Исследования' ? sources.studies.length > 1 : listed.some((one) => cell(one)),
  );
  const table = {
    head: columns.map(({ head }) => head),
    rows: listed.map((one) => columns.map(({ cell }) => cell(one))),
  };
  const body = participantsInWords(peopleAsked(sources.studies), listed);
  return [{ key: 'participants:all', body, ...(listed.length > 0 ? { table } : {}) }];
}

const evidenceOfMark = ({ materialId, start, end, ...mark }: Mark): Quotable =>
  quotableOf({ ...mark, passage: { materialId, start, end } });

function insightFindings({ sources, people }: Making, asked: number | null): readonly Proposal[] {
  return sources.studies.flatMap((study) =>
    ordered(study.insights).map(({ key, text, quote, passage, kind, severity }): Proposal => {
      const respondent = passage ? (sources.respondents.get(placeKey(passage)) ?? '') : '';
      const said = quotableOf({ text: quote, respondent, passage, researchId: study.id, kind, severity });
      const evidence = distinct([said]);
      // Words without a speaker belong to a person, but which one is unknown: they are quoted, not counted.
      const counts = evidence.filter((one) => one.respondent !== '');
      return {
        key: `finding:insight:${study.id}:${key}`,
        title: text.trim(),
        body: '',
        facts: [saidInWords(peopleBehind(counts, people), asked)],
        evidence,
      };
    }),
  );
}

interface Gathered {
  readonly key: string;
  readonly title: string;
  readonly body: string;
  readonly marks: readonly Mark[];
  /** Whether a person gave it a name that makes it a finding of its own. */
  readonly isNamed: boolean;
}

/** Returns marks in the order of the studies' texts. */
function inReadingOrder({ sources, studyIds }: Making): readonly Mark[] {
  const place = new Map(sources.materials.map(({ id }, index) => [id, index]));
  return sources.marks
    .filter(({ researchId }) => studyIds.has(researchId))
    .toSorted(
      (a, b) =>
        (place.get(a.materialId) ?? place.size) - (place.get(b.materialId) ?? place.size) ||
        a.start - b.start ||
        (a.id < b.id ? -1 : 1),
    );
}

function gatherCodes({ sources }: Making, marks: readonly Mark[]): readonly Gathered[] {
  const above = new Map<string, string[]>();
  for (const { code } of codeTree(sources.codes)) {
    for (const id of withDescendants(sources.codes, code.id)) above.set(id, [...(above.get(id) ?? []), code.id]);
  }
  const byCode = new Map<string, Mark[]>();
  const direct = new Set<string>();
  for (const mark of marks) {
    const ids = Object.keys(mark.codeIds);
    for (const id of ids) direct.add(id);
    for (const id of new Set(ids.flatMap((one) => above.get(one) ?? []))) {
      byCode.set(id, [...(byCode.get(id) ?? []), mark]);
    }
  }
  return codeTree(sources.codes).flatMap(({ code }) => {
    const own = byCode.get(code.id);
    if (!own) return [];
    // A code that only holds others says nothing that those do not.
    return [
      {
        key: `finding:code:${code.id}`,
        title: code.name,
        body: code.definition,
        marks: own,
        isNamed: direct.has(code.id),
      },
    ];
  });
}

function gatherGroups({ sources }: Making, marks: readonly Mark[]): readonly Gathered[] {
  return byPosition(sources.groups).flatMap((group) => {
    const own = marks.filter(({ id }) => Object.hasOwn(group.markIds, id));
    return own.length === 0
      ? []
      : [{ key: `finding:group:${group.id}`, title: group.name, body: '', marks: own, isNamed: true }];
  });
}

/** From so many people on a code is proposed as a finding: what one said is a word, not a finding. */
const ENOUGH_PEOPLE = 2;

function findingParts(making: Making): readonly Proposal[] {
  const { sources, people } = making;
  const asked = peopleAsked(sources.studies);
  const marks = inReadingOrder(making);
  const insights = insightFindings(making, asked);
  const counted = (gathered: Gathered) => {
    const evidence = distinct(gathered.marks.map(evidenceOfMark));
    return { gathered, evidence, people: peopleBehind(evidence, people) };
  };
  const groups = gatherGroups(making, marks).map(counted);
  const codes = gatherCodes(making, marks)
    .map(counted)
    .toSorted((a, b) => b.people - a.people || b.evidence.length - a.evidence.length);
  const enough = codes.filter((one) => one.gathered.isNamed && one.people >= ENOUGH_PEOPLE);
  const hasOther = insights.length > 0 || groups.length > 0 || enough.length > 0;
  const proposalOf = ({ gathered, evidence, people: behind }: ReturnType<typeof counted>, isProposed: boolean) => ({
    key: gathered.key,
    title: gathered.title.trim(),
    body: gathered.body.trim(),
    facts: [saidInWords(behind, asked)],
    evidence,
    isProposed,
  });
  const grouped = new Set(groups.flatMap(({ gathered }) => gathered.marks.map(({ id }) => id)));
  const loose = distinct(
    marks.filter(({ id, codeIds }) => Object.keys(codeIds).length === 0 && !grouped.has(id)).map(evidenceOfMark),
  );
  return [
    ...insights,
    ...groups.map((one) => proposalOf(one, true)),
    ...codes.map((one) => proposalOf(one, enough.includes(one) || (!hasOther && one.gathered.isNamed))),
    ...(loose.length > 0
      ? [
          {
            key: 'finding:quotes',
            title: 'Другие цитаты',
            body: '',
            evidence: loose,
            isProposed: !hasOther && codes.length === 0,
          },
        ]
      : []),
  ];
}

/** Hypotheses that a study brought, looks into, or has words for. */
function ownHypotheses({ sources, studyIds }: Making): readonly Hypothesis[] {
  const lookedInto = new Set(sources.studies.flatMap(({ hypothesisIds }) => Object.keys(hypothesisIds)));
  return byPriority(
    sources.hypotheses.filter(
      ({ id, researchId, quotes }) =>
        (researchId !== null && studyIds.has(researchId)) ||
        lookedInto.has(id) ||
        Object.values(quotes).some((quote) => quote.researchId !== null && studyIds.has(quote.researchId)),
    ),
  );
}

const STUDIES = ['исследования', 'исследований', 'исследований'] as const;

/** Returns «За: 3 человека из 2 исследований»; empty without any words on this side. */
function sideInWords(name: string, evidence: readonly Quotable[], people: ReportPeople): string {
  const { people: persons, studies } = countPeople(evidence, people);
  if (persons === 0) return '';
  const told = `${name}: ${counted(persons, ['человек', 'человека', 'человек'])}`;
  return studies === 0 ? told : `${told} из${NBSP}${counted(studies, STUDIES)}`;
}

function hypothesisParts(making: Making): readonly Proposal[] {
  const { sources, people } = making;
  return ownHypotheses(making).map((hypothesis) => {
    const evidence = distinct(ordered(hypothesis.quotes).map(({ stance, ...quote }) => quotableOf(quote, stance)));
    const side = (stance: 'for' | 'against') => evidence.filter((one) => one.stance === stance);
    const sides = [sideInWords('За', side('for'), people), sideInWords('Против', side('against'), people)];
    const told = sides.filter((one) => one !== '').join(' · ');
    const tests = sources.tests.filter(({ hypothesisId }) => hypothesisId === hypothesis.id);
    return {
      key: `hypothesis:${hypothesis.id}`,
      title: hypothesis.text.trim(),
      body: hypothesis.description.trim(),
      facts: [
        told === '' ? 'Слов за неё и против неё пока нет' : told,
        ...(tests.length > 0 ? tests.map(({ text }) => text) : ['Экспериментом ещё не проверяли']),
      ],
      evidence,
    };
  });
}

function nextParts(making: Making): readonly Proposal[] {
  const ids = new Set(ownHypotheses(making).map(({ id }) => id));
  const steps = making.sources.tests
    .filter(({ hypothesisId }) => hypothesisId !== null && ids.has(hypothesisId))
    .flatMap(({ nextSteps }) => nextSteps.split('\n'))
    .map((line) => line.replace(/^\s*(?:[-–—•*]|\d+[.)])\s+/u, '').trim())
    .filter((line) => line !== '');
  return [{ key: 'next:steps', points: [...new Set(steps)].join('\n'), body: '' }];
}

const PARTS: Readonly<Record<ReportSectionKey, (making: Making) => readonly Proposal[]>> = {
  question: questionParts,
  method: methodParts,
  participants: participantParts,
  findings: findingParts,
  hypotheses: hypothesisParts,
  next: nextParts,
};

const PREFIXES: Readonly<Record<ReportSectionKey, string>> = {
  question: 'question:',
  method: 'method:',
  participants: 'participants:',
  findings: 'finding:',
  hypotheses: 'hypothesis:',
  next: 'next:',
};

const REPORTS = ['исследованию', 'исследованиям', 'исследованиям'] as const;

/** Studies as they are told of: the earlier before the later. */
function inOrderOfTime(studies: readonly Research[]): readonly Research[] {
  return studies.toSorted((a, b) =>
    a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : a.id < b.id ? -1 : 1,
  );
}

/**
 * A report on studies: made of their records as they are, with what people changed of it. Parts that are left out are in it,
 * too, and say so.
 * @param studyIds the studies that it was asked for, those that are gone included: they name it
 */
export function composeReport(studyIds: readonly string[], of: ReportSources, changes: ReportChanges): Report {
  const sources = { ...of, studies: inOrderOfTime(of.studies) };
  const hidesPersonal = hidesPersonalIn(changes, { hidesPersonal: of.hidesPersonal ?? sources.people.hidesNames });
  // A signature would tell whom the words hide.
  const hidesNames = sources.people.hidesNames || changes.usesCodeNames || hidesPersonal;
  const making: Making = {
    sources,
    changes,
    people: { ...sources.people, hidesNames },
    studyIds: new Set(sources.studies.map(({ id }) => id)),
  };
  const [first] = sources.studies;
  const single = sources.studies.length === 1 && first ? first.title.trim() : '';
  return {
    id: reportId(studyIds),
    studyIds,
    title: wordingAt(changes, REPORT_TITLE, single || `Отчёт по${NBSP}${counted(sources.studies.length, REPORTS)}`),
    lead: wordingAt(changes, LEAD, ''),
    studies: sources.studies.length > 1 ? sources.studies.map(({ title }) => title.trim()) : [],
    sections: REPORT_SECTIONS.map((section) => ({
      section,
      key: `section:${section}`,
      title: wordingAt(changes, `section:${section}/title`, REPORT_HEADINGS[section]),
      isIn: isTaken(changes, `section:${section}`, true),
      parts: partsOf(making, PREFIXES[section], PARTS[section](making)),
    })),
    hidesNames,
    hidesPersonal,
  };
}

/** Every text of a report that can be typed, by its place. */
export function wordingsOf({ title, lead, sections }: Report): ReadonlyMap<string, Wording> {
  const all = [
    title,
    lead,
    ...sections.flatMap((section) => [
      section.title,
      ...section.parts.flatMap((part) => [part.title, part.body, part.points]),
    ]),
  ];
  return new Map(all.flatMap((one) => (one ? [[one.key, one]] : [])));
}
