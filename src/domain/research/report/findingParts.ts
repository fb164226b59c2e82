import { byPosition, ordered } from '../../core/record.ts';
import { codeTree, withDescendants } from '../codes/codeTree.ts';
import type { Mark } from '../mark.ts';
import { distinct, quotableOf, peopleAsked, peopleBehind, saidInWords, type Quotable } from './reportQuotes.ts';
import { placeKey } from './reportSources.ts';
import type { ReportMaking, PartProposal } from './reportParts.ts';

const evidenceOfMark = ({ materialId, start, end, ...mark }: Mark): Quotable =>
  quotableOf({ ...mark, passage: { materialId, start, end } });

function insightFindings({ sources, people }: ReportMaking, asked: number | null): readonly PartProposal[] {
  return sources.studies.flatMap((study) =>
    ordered(study.insights).map(({ key, text, quote, passage, kind, severity }): PartProposal => {
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
function inReadingOrder({ sources, studyIds }: ReportMaking): readonly Mark[] {
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

function gatherCodes({ sources }: ReportMaking, marks: readonly Mark[]): readonly Gathered[] {
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

function gatherGroups({ sources }: ReportMaking, marks: readonly Mark[]): readonly Gathered[] {
  return byPosition(sources.groups).flatMap((group) => {
    const own = marks.filter(({ id }) => Object.hasOwn(group.markIds, id));
    return own.length === 0
      ? []
      : [{ key: `finding:group:${group.id}`, title: group.name, body: '', marks: own, isNamed: true }];
  });
}

/** From so many people on a code is proposed as a finding: what one said is a word, not a finding. */
const ENOUGH_PEOPLE = 2;

export function findingParts(making: ReportMaking): readonly PartProposal[] {
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
