import { byId, pairsOf, type Pair } from '#src/domain/evidence/pairs/pairs.ts';
import type { PairModel, PairRelation } from '#src/domain/evidence/pairs/pairModel.ts';
import {
  deniedIn,
  FOUND,
  heardIn,
  passagesOf,
  surroundingsOf,
  type ComparedPassage,
} from '#src/domain/evidence/pairs/passage.ts';
import { findingsIn, type Finding } from '#src/domain/evidence/findings.ts';
import type { Model } from '#src/domain/evidence/model.ts';
import type { FindingKind } from '#src/domain/core/findingKind.ts';
import { together } from '#src/domain/evidence/study/together.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

import { readCorpus } from './corpus.ts';
import { lessonOf, type Lesson } from './examples.ts';
import { FOLDS } from './heldOut.ts';
import { interval, overlaps } from './measures.ts';
import {
  learnDenial,
  learnHeard,
  learnPairs,
  relationOf,
  under,
  type HeardTalk,
  type LabelledPassage,
  type Study,
} from './pairTraining.ts';
import { folds, train } from './train.ts';

/** The likelihood from which on a finder proposes; what is compared does not depend on it. */
const FINDER_CUT = 0.58;
const ALL = { same: 0, contradiction: 0 };
/**
 * The likelihood from which on a pair is proposed to a person: about half of the pairs that are as likely are right, fewer of those
 * less likely, and no more of those likelier (what {@link evaluatePairs} tells).
 */
export const PAIR_CUTS = { same: 0.45, contradiction: 0.4 };

/** Findings and denials of an interview, as the corpus labels them. */
function labelledPassages(
  { interview: { id, domain, text, labels }, findings }: HeardTalk,
  model: Pick<PairModel, 'denial' | 'heard'>,
): LabelledPassage[] {
  const turns = turnsOf(text);
  const heard = deniedIn({ interview: id, text, turns, findings }, model);
  return labels
    .filter(({ of, topic, kinds }) => of === 'finding' || (of === 'trap' && (topic !== null || kinds[0] === 'denied')))
    .map(({ of, kinds, topic, start, end }) => {
      const lying = heard.filter((one) => overlaps(one, { start, end }));
      return {
        id: `${id}:${String(start).padStart(8, '0')}`,
        interview: id,
        person: id,
        ...surroundingsOf(text, turns, { start, end }),
        start,
        end,
        kind: of === 'finding' ? (kinds[0] as FindingKind) : null,
        found: Math.max(0, ...lying.map(({ score }) => score)),
        denied: Math.max(0, ...lying.map(({ denied }) => denied)),
        domain,
        topic: topic?.name ?? null,
        isDenied: topic?.isDenied ?? of === 'trap',
      };
    });
}

/** Returns the output of finders and ears on interviews, each of a domain that they never met. */
export function heardTalks(lessons: readonly Lesson[]): HeardTalk[] {
  return folds(lessons, FOLDS).flatMap((out) => {
    const seen = lessons.filter(({ interview }) => !out.has(interview.domain));
    const finder = { ...train(seen), verdicts: {} as Model['verdicts'], cut: FINDER_CUT };
    const model = { denial: learnDenial(seen) };
    return lessons
      .filter(({ interview }) => out.has(interview.domain))
      .map(({ interview }) => {
        const turns = turnsOf(interview.text);
        const findings = findingsIn(interview.text, turns, finder);
        return { interview, findings, rows: heardIn({ text: interview.text, turns, findings }, model) };
      });
  });
}

/** Every domain's passages, by a finder and an ear for denials that never met the domain. */
export function studiesOf(lessons: readonly Lesson[]): Study[] {
  const talks = heardTalks(lessons);
  return folds(lessons, FOLDS).flatMap((out) => {
    const isOut = ({ interview }: { interview: { domain: string } }) => out.has(interview.domain);
    const model = {
      denial: learnDenial(lessons.filter((one) => !isOut(one))),
      heard: learnHeard(talks.filter((one) => !isOut(one))),
    };
    return [...out].map((domain): Study => {
      const read = talks.filter(({ interview }) => interview.domain === domain);
      const passagesAs = (isFound?: (one: Finding) => boolean) =>
        byId(
          read.flatMap(({ interview: { id, text }, findings }) =>
            passagesOf({ interview: id, text, turns: turnsOf(text), findings }, model, isFound),
          ),
        );
      return {
        domain,
        labelled: read.flatMap((talk) => labelledPassages(talk, model)),
        found: passagesAs(({ score }) => score >= FOUND),
        proposed: passagesAs(),
      };
    });
  });
}

/** A pair that was said, and the corpus's pairs that it hits: by a name each. */
interface Judged {
  readonly score: number;
  readonly hits: readonly string[];
}

/** Verdicts on a domain, and how many pairs the corpus has there. */
interface Trial {
  readonly judged: readonly Judged[];
  readonly real: number;
}

const nameOf = (a: ComparedPassage, b: ComparedPassage): string =>
  a.id < b.id ? `${a.id} ${b.id}` : `${b.id} ${a.id}`;

/** Pairs of a study that the corpus holds. */
const realPairs = ({ labelled }: Study, relation: PairRelation): string[] =>
  labelled.flatMap((a, i) =>
    labelled.slice(i + 1).flatMap((b) => (relationOf(a, b) === relation ? [nameOf(a, b)] : [])),
  );

/** Judges pairs of passages by the labelled ones that lie under them. */
function trialOf(
  study: Study,
  passages: readonly ComparedPassage[],
  pairs: readonly Pair[],
  relation: PairRelation,
  lying: (one: ComparedPassage) => readonly LabelledPassage[],
): Trial {
  const places = new Map(passages.map((one) => [one.id, lying(one)]));
  const judged = pairs.flatMap((pair): Judged[] => {
    if (pair.relation !== relation) return [];
    const hits = (places.get(pair.a) ?? []).flatMap((a) =>
      (places.get(pair.b) ?? []).flatMap((b) => (relationOf(a, b) === relation ? [nameOf(a, b)] : [])),
    );
    return [{ score: pair.score, hits }];
  });
  return { judged, real: realPairs(study, relation).length };
}

/** Recalls at which precision is reported. */
const RECALLS = [0.02, 0.05, 0.1, 0.2, 0.3, 0.5];

/** Precision at several recalls, and the average precision. A pair of the corpus counts once, however often it is hit. */
function curveOf(trials: readonly Trial[]): { average: number; at: number[] } {
  const real = trials.reduce((sum, one) => sum + one.real, 0) || 1;
  // A domain that is drawn twice counts twice.
  const sorted = trials
    .flatMap(({ judged }, draw) => judged.map((one) => ({ ...one, hits: one.hits.map((hit) => `${draw} ${hit}`) })))
    .sort((x, y) => y.score - x.score);
  const met = new Set<string>();
  const at: number[] = [];
  let [right, sum] = [0, 0];
  sorted.forEach(({ hits }, index) => {
    if (hits.length === 0) return;
    right += 1;
    const fresh = hits.filter((one) => !met.has(one));
    for (const one of fresh) met.add(one);
    sum += (fresh.length * right) / (index + 1);
    while (at.length < RECALLS.length && met.size / real >= (RECALLS[at.length] ?? 1)) at.push(right / (index + 1));
  });
  return { average: sum / real, at };
}

/** Scores that precision and recall are told at. */
const CUTS = [0.05, 0.1, 0.2, 0.3, 0.4, 0.45, 0.5];

/** How often domains are drawn anew for an interval. */
const DRAWS = 100;

const percent = (share: number): string => (share * 100).toFixed(1).padStart(5);

function cutLine(trials: readonly Trial[], cut: number): string {
  const said = trials.flatMap(({ judged }) => judged).filter(({ score }) => score >= cut);
  const right = said.filter(({ hits }) => hits.length > 0).length;
  const met = new Set(said.flatMap(({ hits }) => hits)).size;
  const real = trials.reduce((sum, one) => sum + one.real, 0) || 1;
  return `  ${cut}: ${said.length} said, precision ${percent(right / Math.max(1, said.length))} recall ${percent(met / real)}`;
}

function told(name: string, trials: readonly Trial[]): string[] {
  const { average, at } = curveOf(trials);
  const [low, high] = interval(trials, (some) => curveOf(some).average, DRAWS);
  const points = RECALLS.map((recall, index) => {
    const precision = at[index];
    return `${recall * 100}:${precision === undefined ? ' never' : percent(precision)}`;
  });
  const real = trials.reduce((sum, one) => sum + one.real, 0);
  return [
    `${name}: ${real} pairs; average precision ${percent(average)} (${percent(low).trim()}–${percent(high).trim()}); recall:precision ${points.join(' ')}`,
  ];
}

const RELATIONS: readonly PairRelation[] = ['same', 'contradiction'];

/** How much of what a person is shown is right. */
interface ShownTrial {
  readonly groups: number;
  /** Groups most of whose pairs the corpus holds, and groups that hold any such pair. */
  readonly right: number;
  readonly touching: number;
  readonly contradictions: number;
  readonly contrary: number;
}

/** Judges the groups and contradictions that a person is shown of a study. */
function shownTrial(study: Study, model: PairModel): ShownTrial {
  const passages = study.proposed.map((one) => ({ ...one, speaker: one.person, score: one.found, cues: [] }));
  const known = new Map(study.proposed.map((one) => [one.id, under(study, one)]));
  const isSo = (a: ComparedPassage, b: ComparedPassage, relation: PairRelation) =>
    (known.get(a.id) ?? []).some((one) => (known.get(b.id) ?? []).some((other) => relationOf(one, other) === relation));
  const groups = together(passages, model);
  const shares = groups
    .filter(({ people }) => people.length > 1)
    .map(({ passages: all }) => {
      const pairs = all.flatMap((a, i) =>
        all.slice(i + 1).flatMap((b) => (a.interview === b.interview ? [] : [isSo(a, b, 'same')])),
      );
      return pairs.filter(Boolean).length / pairs.length;
    });
  const against = groups.flatMap(({ contradictions }) => contradictions);
  return {
    groups: shares.length,
    right: shares.filter((share) => share >= 0.5).length,
    touching: shares.filter((share) => share > 0).length,
    contradictions: against.length,
    contrary: against.filter((one) => isSo(one.passage, one.against, 'contradiction')).length,
  };
}

function shownLines(trials: readonly ShownTrial[]): string[] {
  const sum = (figure: keyof ShownTrial) => trials.reduce((all, one) => all + one[figure], 0);
  const groups = sum('groups');
  return [
    `groups shown in ${trials.length} studies: ${groups}, most pairs right ${percent(sum('right') / groups)}, some pair right ${percent(sum('touching') / groups)}`,
    `contradictions shown: ${sum('contradictions')}, right ${percent(sum('contrary') / sum('contradictions'))}`,
  ];
}

/** Measures pairs of passages that are given, of those that the finder finds and of those that it proposes, each domain by models that never saw it. */
export function evaluatePairs(): string {
  const lessons = readCorpus().map(lessonOf);
  const studies = studiesOf(lessons);
  const tried = folds(lessons, FOLDS).flatMap((out) => {
    const model = {
      ...learnPairs(studies.filter(({ domain }) => !out.has(domain))),
      denial: { scale: 0, values: new Int8Array() },
      heard: [],
      cuts: ALL,
    };
    return studies
      .filter(({ domain }) => out.has(domain))
      .map((study) => ({
        study,
        given: pairsOf(study.labelled, model),
        found: pairsOf(study.found, model),
        proposed: pairsOf(study.proposed, model),
        shown: shownTrial(study, { ...model, cuts: PAIR_CUTS }),
      }));
  });
  const lines = RELATIONS.flatMap((relation) => {
    const given = tried.map((one) => {
      const known = new Map(one.study.labelled.map((passage) => [passage.id, passage]));
      return trialOf(one.study, one.study.labelled, one.given, relation, ({ id }) => {
        const passage = known.get(id);
        return passage ? [passage] : [];
      });
    });
    const asFound = (of: 'found' | 'proposed') =>
      tried.map((one) => {
        const known = new Map(one.study[of].map((passage) => [passage.id, under(one.study, passage)]));
        return trialOf(one.study, one.study[of], one[of], relation, ({ id }) => known.get(id) ?? []);
      });
    const proposed = asFound('proposed');
    return [
      ...told(`${relation}, passages given`, given),
      ...told(`${relation}, passages found`, asFound('found')),
      ...told(`${relation}, passages proposed`, proposed),
      ...CUTS.map((cut) => cutLine(proposed, cut)),
    ];
  });
  return [...lines, ...shownLines(tried.map(({ shown }) => shown))].join('\n');
}
