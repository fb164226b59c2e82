import type { DateText } from '../core/record.ts';
import { severityOf } from '../core/findingKind.ts';
import { verdictOf, type ExperimentSummary } from '../experiments/experiment.ts';
import type { HypothesisProof, Proven } from '../research/across/proof.ts';
import type { Hypothesis } from '../research/hypothesis.ts';
import { personOf, type People } from '../research/participant.ts';
import type { Material, ResearchSummary } from '../research/research.ts';
import { scoreOf, type EvidenceScore, type ScoredVerdict, type ScoredWords } from './score.ts';

/** The score of a hypothesis with all that it is explained by. */
export interface HypothesisScore extends EvidenceScore, Proven {
  /** People whose words count, each once, whichever side they spoke for. */
  readonly people: number;
  /** How many experiments of it ended with each verdict. */
  readonly ended: Readonly<Record<ScoredVerdict, number>>;
}

/** The records that scores are made of, besides the hypotheses. */
export interface ScoreRecords {
  /** Their verdicts count once they are finished (R43). */
  readonly experiments: readonly Pick<ExperimentSummary, 'hypothesisId' | 'status' | 'verdict'>[];
  /** They tell who the speakers of their texts are. */
  readonly materials: readonly Pick<Material, 'id' | 'speakers'>[];
  /** Their last days tell when words were said. */
  readonly studies: readonly Pick<ResearchSummary, 'id' | 'startDate' | 'endDate'>[];
  /** Calendar date of today: the age of words is counted from its beginning, so that a score holds for the day. */
  readonly today: DateText;
}

/** People from whom on words alone say something of a hypothesis. */
export const ENOUGH_PEOPLE = 3;
/** Totals from which on, either way, a hypothesis is supported or refuted: what three people unopposed reach, whenever they said it. */
export const TELLING_TOTAL = 2;

function proofOf({ total }: EvidenceScore, people: number, ended: HypothesisScore['ended']): HypothesisProof {
  const decided = ended.VALIDATED + ended.INVALIDATED;
  if (people === 0 && decided === 0) return 'none';
  if (people < ENOUGH_PEOPLE && decided === 0) return 'thin';
  return total >= TELLING_TOTAL ? 'supported' : total <= -TELLING_TOTAL ? 'refuted' : 'disputed';
}

/** A list of records by their ids; one list is read once, however many hypotheses ask. */
const indices = new WeakMap<readonly unknown[], unknown>();

function indexOf<T extends object, I>(list: readonly T[], make: (list: readonly T[]) => I): I {
  const known = indices.get(list) as I | undefined;
  if (known !== undefined) return known;
  const index = make(list);
  indices.set(list, index);
  return index;
}

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));

function verdictsById(experiments: ScoreRecords['experiments']): ReadonlyMap<string, readonly ScoredVerdict[]> {
  const lists = new Map<string, ScoredVerdict[]>();
  for (const experiment of experiments) {
    const verdict = verdictOf(experiment);
    if (verdict === null || experiment.hypothesisId === null) continue;
    const list = lists.get(experiment.hypothesisId);
    if (list) list.push(verdict);
    else lists.set(experiment.hypothesisId, [verdict]);
  }
  return lists;
}

/** Returns the words for a hypothesis and against it, as its score counts them: words without a speaker are excluded. */
function wordsOf(
  { quotes }: Pick<Hypothesis, 'quotes'>,
  people: Pick<People, 'materials'>,
  studies: ReadonlyMap<string, Pick<ResearchSummary, 'startDate' | 'endDate'>>,
): ScoredWords[] {
  return Object.values(quotes).flatMap((quote): ScoredWords[] => {
    const person = personOf(quote, people);
    if (person === null) return [];
    const study = quote.researchId === null ? undefined : studies.get(quote.researchId);
    const at = study ? (study.endDate ?? study.startDate) : '';
    const taken = { kind: quote.kind ?? null, severity: severityOf(quote) };
    return [{ stance: quote.stance, person, study: quote.researchId, ...taken, at }];
  });
}

const NO_VERDICTS: readonly ScoredVerdict[] = [];

function freshScore(hypothesis: Pick<Hypothesis, 'quotes'>, verdicts: readonly ScoredVerdict[], records: ScoreRecords) {
  const words = wordsOf(hypothesis, { materials: indexOf(records.materials, byId) }, indexOf(records.studies, byId));
  const score = scoreOf(words, verdicts, new Date(`${records.today}T00:00:00Z`));
  const people = new Set(words.map(({ person }) => person)).size;
  const count = (wanted: ScoredVerdict): number => verdicts.filter((verdict) => verdict === wanted).length;
  const ended = {
    VALIDATED: count('VALIDATED'),
    INVALIDATED: count('INVALIDATED'),
    INCONCLUSIVE: count('INCONCLUSIVE'),
  };
  return { ...score, people, ended, proof: proofOf(score, people, ended) };
}

/** A score with what it was made of. */
interface Kept extends Pick<ScoreRecords, 'materials' | 'studies' | 'today'> {
  readonly verdicts: string;
  readonly score: HypothesisScore;
}

/** A change to one record leaves the scores of the other 9,999 hypotheses as they are. */
const kept = new WeakMap<object, Kept>();

/**
 * How well a hypothesis is founded: its words for and against, by person and study, and how its experiments ended, as docs/evidence.md
 * says. The same object while what it is made of stays the same.
 * @param hypothesis its quotes as they are stored, not signed: who the text names tells people apart
 */
export function hypothesisScore(hypothesis: Pick<Hypothesis, 'id' | 'quotes'>, records: ScoreRecords): HypothesisScore {
  const { materials, studies, today } = records;
  const ended = indexOf(records.experiments, verdictsById).get(hypothesis.id) ?? NO_VERDICTS;
  const verdicts = ended.join();
  const known = kept.get(hypothesis);
  if (
    known?.verdicts === verdicts &&
    known.materials === materials &&
    known.studies === studies &&
    known.today === today
  )
    return known.score;
  const score = freshScore(hypothesis, ended, records);
  kept.set(hypothesis, { materials, studies, today, verdicts, score });
  return score;
}

/** How well each of these hypotheses is founded, by its id. */
export const scoresOf = (
  hypotheses: readonly Pick<Hypothesis, 'id' | 'quotes'>[],
  records: ScoreRecords,
): ReadonlyMap<string, HypothesisScore> =>
  new Map(hypotheses.map((hypothesis) => [hypothesis.id, hypothesisScore(hypothesis, records)]));
